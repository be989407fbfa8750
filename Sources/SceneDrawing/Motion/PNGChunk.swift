struct PNGChunk {
  static let pixels = Array("IDAT".utf8)
  static let end = Array("IEND".utf8)
  /// The names of the chunks that must be equal in all pictures of an animation.
  static let shared = ["IHDR", "PLTE", "tRNS"].map { Array($0.utf8) }

  let type: [UInt8]
  let data: [UInt8]

  init(_ type: String, _ data: [UInt8]) { (self.type, self.data) = (Array(type.utf8), data) }

  private init(type: [UInt8], data: [UInt8]) { (self.type, self.data) = (type, data) }

  static func chunks(of png: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var offset = PNGHeader.signature.count
    while offset + 12 <= png.count {
      let length = png.number(at: offset, bytes: 4)
      guard length <= png.count - offset - 12 else { break }
      let type = Array(png[offset + 4..<offset + 8])
      chunks.append(PNGChunk(type: type, data: Array(png[offset + 8..<offset + 8 + length])))
      if type == end { break }
      offset += length + 12
    }
    return chunks
  }

  func write(to bytes: inout [UInt8]) {
    bytes += Self.bytes(data.count, 4) + type + data
    bytes += Self.bytes(Int(Self.checksum(of: type, data)), 4)
  }

  static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func checksum(of parts: [UInt8]...) -> UInt32 {
    var sum = UInt32.max
    for part in parts {
      for byte in part { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { (number: UInt32) -> UInt32 in
    var sum = number
    for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    return sum
  }
}
