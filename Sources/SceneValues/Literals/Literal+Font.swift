extension Font {
  private static let faces: [String: Face] = [
    "system": .system, "bold": .bold, "italic": .italic, "monospaced": .monospaced,
  ]

  init(scanning scanner: inout LiteralScanner) throws(LiteralError) {
    scanner.skipSpaces()
    let start = scanner.position
    let face: Face
    if let quote = scanner.next, quote == 0x22 || quote == 0x27 {
      _ = scanner.skip(quote)
      guard let name = scanner.quoted(by: quote), !name.isEmpty else {
        throw LiteralError(start..<scanner.position)
      }
      face = .family(name)
    } else {
      let range = scanner.word()
      let word = scanner.text(range)
      if let style = TextStyle.named[word] {
        self = .style(style)
        return
      }
      guard let named = Self.faces[word] else {
        throw LiteralError(
          range, candidates: Self.faces.keys.sorted() + TextStyle.allCases.map(\.rawValue))
      }
      face = named
    }
    let sizeStart = scanner.isAtEnd() ? start : scanner.position
    guard let size = scanner.number(), size > 0 else {
      throw LiteralError(sizeStart..<scanner.word().upperBound)
    }
    guard NumberLimits.lengths.contains(size) else {
      throw LiteralError(sizeStart..<scanner.position, bounds: NumberLimits.lengths)
    }
    self.init(face, size: size)
  }
}
