import SceneDiagnostics

extension FaultFinder {
  /// Reads a reference: a predefined entity, such as `&amp;`, or a character, such as `&#60;` or `&#x3C;`.
  mutating func readReference() throws(SyntaxFault) {
    pieces += 1
    let start = position
    position += 1
    if position < bytes.count, bytes[position] == UInt8(ascii: "#") {
      return try readCharacterReference(start)
    }
    guard let name = try readName(), position < bytes.count, bytes[position] == .semicolon else {
      throw .bareAmpersand(at: start)
    }
    position += 1
    guard Self.entities.contains(text(name)) else {
      throw .unknownEntity(text(name), at: start..<position)
    }
  }

  private mutating func readCharacterReference(_ start: Int) throws(SyntaxFault) {
    position += 1
    let isHex = position < bytes.count && bytes[position] == UInt8(ascii: "x")
    if isHex { position += 1 }
    let digits = position
    while position < bytes.count, isHex ? bytes[position].isHexDigit : bytes[position].isDigit {
      position += 1
    }
    let number = text(digits..<position)
    guard !number.isEmpty, position < bytes.count, bytes[position] == .semicolon else {
      throw SyntaxFault(
        "A character reference must consist of '&#', a number and ';'", at: start..<position)
    }
    position += 1
    // A number that overflows is not a valid character.
    guard let value = UInt32(number, radix: isHex ? 16 : 10), XMLCharacters.isCharacter(value) else {
      throw SyntaxFault("XML does not allow the character '\(text(start..<position))'", at: start..<position)
    }
  }

  private static let entities: Set = ["amp", "lt", "gt", "quot", "apos"]
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isHexDigit: Bool { isDigit || (0x41...0x46).contains(self) || (0x61...0x66).contains(self) }
}

extension SyntaxFault {
  fileprivate static func bareAmpersand(at offset: Int) -> SyntaxFault {
    SyntaxFault("'&' must be written as '&amp;'", at: offset..<offset + 1)
      .fixing("Replace '&' with '&amp;'", at: offset..<offset + 1, with: "&amp;", isSafe: true)
  }

  fileprivate static func unknownEntity(_ name: String, at range: Range<Int>) -> SyntaxFault {
    let fault = SyntaxFault(
      "Unknown entity '&\(name);': use '&amp;', '&lt;', '&gt;', '&quot;' or '&apos;'", at: range)
    guard let character = htmlEntities[name] else { return fault }
    return fault.fixing("Replace '&\(name);' with '\(character)'", at: range, with: character, isSafe: true)
  }

  private static let htmlEntities = [
    "nbsp": "&#160;", "copy": "©", "hellip": "…", "ndash": "–", "mdash": "—", "euro": "€",
  ]
}
