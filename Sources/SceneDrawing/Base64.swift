/// Bytes as text, four letters for three bytes (RFC 4648).
enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let count = min(3, bytes.count - index)
      var bits = 0
      for place in 0..<3 { bits = bits << 8 | (place < count ? Int(bytes[index + place]) : 0) }
      for place in 0..<4 {
        result.append(place <= count ? letters[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
      index += 3
    }
    return String(decoding: result, as: UTF8.self)
  }
}
