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
      // A name may hold spaces: it goes on to the end.
      var name = word.dropFirst("asset:".count).description
      while !scanner.isAtEnd() { name += " " + scanner.text(scanner.word()) }
      guard !name.isEmpty else { throw LiteralError(range) }
      self = .asset(name)
    } else if let standard = StandardColor(rawValue: word) {
      self = Color(.standard(standard))
    } else {
      throw LiteralError(range, candidates: StandardColor.allCases.map(\.rawValue) + ["tint"])
    }
  }
}

extension RGBA {
  /// Three, four, six or eight hexadecimal digits.
  init?(hex digits: Substring) {
    guard [3, 4, 6, 8].contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit),
      digits.allSatisfy(\.isASCII),
      var value = UInt32(digits, radix: 16)
    else { return nil }
    if digits.utf8.count <= 4 {
      // Each digit stands for itself twice: #fa0 is #ffaa00.
      value = digits.reduce(0) { $0 << 8 | UInt32($1.hexDigitValue!) * 0x11 }
    }
    self.init(packed: digits.utf8.count % 4 == 0 ? value : value << 8 | 0xFF)
  }
}
