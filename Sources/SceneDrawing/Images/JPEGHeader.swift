package enum JPEGHeader {
  package static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  static func size(in bytes: [UInt8]) throws(EncodedImageError) -> ImageHeader {
    var offset = 2
    while offset + 4 <= bytes.count {
      guard bytes[offset] == 0xFF else {
        throw EncodedImageError(offset, "has no marker at the beginning of a segment")
      }
      let marker = bytes[offset + 1]
      switch marker {
      // A marker may be preceded by any number of fill bytes.
      case 0xFF: offset += 1
      case 0x01, 0xD0...0xD7: offset += 2
      case 0xD9, 0xDA: throw EncodedImageError(offset, "has no size before the pixel data")
      default:
        let length = bytes.number(at: offset + 2, bytes: 2)
        guard length >= 2, offset + 2 + length <= bytes.count else {
          throw EncodedImageError(
            offset, "has a segment of \(length) bytes that extends beyond the end of the file")
        }
        if beginsFrame(marker) {
          guard length >= 8 else { throw EncodedImageError(offset, "ends in the middle of its header") }
          return ImageHeader(
            format: .jpeg, width: bytes.number(at: offset + 7, bytes: 2),
            height: bytes.number(at: offset + 5, bytes: 2), offset: offset + 5)
        }
        offset += 2 + length
      }
    }
    throw EncodedImageError(bytes.count, "ends in the middle of its header")
  }

  private static func beginsFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }
}
