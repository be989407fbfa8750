/// A reader for the size of a PNG file. It also verifies that all chunks are complete.
package enum PNGHeader {
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let header = Array("IHDR".utf8)
  private static let end = Array("IEND".utf8)
  private static let frame = 12

  static func size(in bytes: [UInt8]) throws(EncodedImageError) -> ImageHeader {
    let start = signature.count
    guard bytes.count >= start + frame + 13 else {
      throw EncodedImageError(bytes.count, "ends in the middle of its header")
    }
    guard bytes.number(at: start, bytes: 4) == 13, type(at: start, in: bytes) == header else {
      throw EncodedImageError(start, "does not begin with a PNG header")
    }
    try checkChunks(of: bytes)
    return ImageHeader(
      format: .png, width: bytes.number(at: start + 8, bytes: 4),
      height: bytes.number(at: start + 12, bytes: 4), offset: start + 8)
  }

  private static func type(at offset: Int, in bytes: [UInt8]) -> [UInt8] {
    Array(bytes[offset + 4..<offset + 8])
  }

  private static func checkChunks(of bytes: [UInt8]) throws(EncodedImageError) {
    var offset = signature.count
    while bytes.count - offset >= frame {
      let length = bytes.number(at: offset, bytes: 4)
      guard length <= bytes.count - offset - frame else {
        throw EncodedImageError(
          offset, "has a chunk of \(length) bytes that extends beyond the end of the file")
      }
      if type(at: offset, in: bytes) == end { return }
      offset += frame + length
    }
    throw EncodedImageError(bytes.count, "ends before its last chunk")
  }
}
