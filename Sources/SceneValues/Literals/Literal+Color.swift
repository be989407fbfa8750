extension Color {
  init(scanning scanner: inout LiteralScanner) throws(LiteralError) {
    let range = scanner.word()
    let word = scanner.text(range)
    if word.first == "#" {
      guard let components = RGBA(hex: word.dropFirst()) else { throw LiteralError(range) }
      self = Color(.rgba(components))
    } else if word == "tint" {
      self = .tint
    } else if word.hasPrefix("asset:") {
      // The name extends to the end of the literal, because it can contain spaces and parentheses.
      let name = scanner.rest(from: range.lowerBound + "asset:".utf8.count)
      guard !name.isEmpty else { throw LiteralError(range) }
      self = .asset(name)
    } else if let standard = StandardColor.named[word] {
      self = Color(.standard(standard))
    } else {
      throw LiteralError(range, candidates: StandardColor.allCases.map(\.rawValue) + ["tint"])
    }
  }
}

extension RGBA {
  init?(hex digits: Substring) {
    var value: UInt32 = 0
    let isShort = digits.utf8.count <= 4
    guard [3, 4, 6, 8].contains(digits.utf8.count) else { return nil }
    for byte in digits.utf8 {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      // In short forms, each digit is doubled: #fa0 means #ffaa00.
      value = isShort ? value << 8 | UInt32(digit) * 0x11 : value << 4 | UInt32(digit)
    }
    self.init(packed: digits.utf8.count % 4 == 0 ? value : value << 8 | 0xFF)
  }
}
