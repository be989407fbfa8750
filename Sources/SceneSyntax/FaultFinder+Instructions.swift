import SceneDiagnostics

extension FaultFinder {
  mutating func readComment() throws(SyntaxFault) {
    let start = position
    position += 4
    while !at("--") {
      guard position < bytes.count else {
        throw SyntaxFault("The comment has no closing '-->'", at: start..<start + 4)
      }
      try readCharacter()
    }
    guard at("-->") else {
      throw bytes.firstIndex(of: "-->", from: position) == nil
        ? SyntaxFault("The comment has no closing '-->'", at: start..<start + 4)
        : SyntaxFault("'--' is not allowed in a comment", at: position..<position + 2)
          .noting("The comment starts here", at: start..<start + 4)
    }
    position += 3
  }

  mutating func readInstruction() throws(SyntaxFault) {
    let start = position
    position += 2
    guard let target = try readName() else {
      throw SyntaxFault("'<?' must be followed by a name", at: start..<start + 2)
    }
    if text(target).lowercased() == "xml" {
      throw SyntaxFault("'<?\(text(target))' is only allowed at the start of the file", at: target)
    }
    if let colon = bytes[target].firstIndex(of: .colon) {
      throw SyntaxFault("The name of a processing instruction cannot contain ':'", at: colon..<colon + 1)
    }
    guard at("?>") || (position < bytes.count && bytes[position].isXMLWhiteSpace) else {
      throw SyntaxFault("'<?\(text(target))' must be followed by white space", at: position..<position)
    }
    while !at("?>") {
      guard position < bytes.count else {
        throw SyntaxFault("The processing instruction has no closing '?>'", at: start..<target.upperBound)
      }
      try readCharacter()
    }
    position += 2
  }

  /// Reads a declaration such as `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`. Only the version is required.
  mutating func readXMLDeclaration() throws(SyntaxFault) {
    let start = position
    position += 5
    var following: ArraySlice = ["version", "encoding", "standalone"]
    var hasVersion = false
    while true {
      let isSeparate = skipWhiteSpace()
      if at("?>") { break }
      let place = position
      guard isSeparate, let key = try readName(), let index = following.firstIndex(of: text(key)) else {
        throw SyntaxFault("The XML declaration is not well-formed", at: place..<max(place, position))
      }
      following = following[(index + 1)...]
      if index == 0 { hasVersion = true }
      try readDeclaredValue(of: key)
    }
    guard hasVersion else {
      throw SyntaxFault("The XML declaration has no version", at: start..<start + 5)
        .fixing(
          "Insert ' version=\"1.0\"'", at: start + 5..<start + 5, with: " version=\"1.0\"", isSafe: true)
    }
    position += 2
  }

  private mutating func readDeclaredValue(of key: Range<Int>) throws(SyntaxFault) {
    skipWhiteSpace()
    guard position < bytes.count, bytes[position] == .equals else {
      throw SyntaxFault("'\(text(key))' has no value", at: key)
    }
    position += 1
    skipWhiteSpace()
    guard position < bytes.count, bytes[position].isQuote else {
      throw SyntaxFault("The value of '\(text(key))' must be in quotes", at: position..<position)
    }
    let start = position + 1
    guard let end = bytes.firstIndex(of: bytes[position], from: start) else {
      throw SyntaxFault("The value of '\(text(key))' has no closing quote", at: position..<position + 1)
    }
    position = end + 1
    guard Self.isDeclared(text(start..<end), by: text(key)) else {
      throw SyntaxFault(
        "The XML \(text(key)) '\(text(start..<end))' is not supported", at: start..<end)
    }
  }

  private static func isDeclared(_ value: String, by key: String) -> Bool {
    switch key {
    case "version": value.hasPrefix("1.") && value.dropFirst(2).allSatisfy { ("0"..."9").contains($0) }
    case "standalone": value == "yes" || value == "no"
    default: true
    }
  }
}
