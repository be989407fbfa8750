/// Bytes in letters. Apple's tools leave out the padding.
enum Base64 {
  /// Nil for what is none.
  static func bytes(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for letter in text.utf8 where letter != UInt8(ascii: "=") && letter > 0x20 {
      let value: UInt8
      switch letter {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = letter - 65
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = letter - 71
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = letter + 4
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      default: return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return bytes
  }
}
