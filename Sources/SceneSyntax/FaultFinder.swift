import SceneDiagnostics

/// An XML parser that finds the first error and its exact location. libxml2 reports the position where it detects an
/// error, which can be a hundred lines after a missing quote. Therefore, this parser examines the sources that libxml2
/// has rejected or that must not be passed to libxml2.
struct FaultFinder {
  let bytes: UnsafeBufferPointer<UInt8>
  let limits: SyntaxLimits
  var position = 0
  var open: [OpenTag] = []
  var hasRoot = false
  var elementCount = 0
  var attributeCount = 0
  var namespaces = NamespaceScope()
  var pieces = 0

  struct OpenTag {
    var name: Range<Int>
    var outerNamespaces: Int
  }

  static func firstFault(in bytes: UnsafeBufferPointer<UInt8>, limits: SyntaxLimits) -> SyntaxFault? {
    var pieces = 0
    return firstFault(in: bytes, limits: limits, counting: &pieces)
  }

  static func firstFault(
    in bytes: UnsafeBufferPointer<UInt8>, limits: SyntaxLimits, counting pieces: inout Int
  ) -> SyntaxFault? {
    var finder = FaultFinder(bytes: bytes, limits: limits)
    defer { pieces += finder.pieces }
    do {
      try finder.readDocument()
      return nil
    } catch {
      return error
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, limits: SyntaxLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  private mutating func readDocument() throws(SyntaxFault) {
    if bytes.hasByteOrderMark { position = 3 }
    if at("<?xml"), position + 5 < bytes.count, bytes[position + 5].isXMLWhiteSpace {
      try readXMLDeclaration()
    }
    while position < bytes.count {
      pieces += 1
      if bytes[position] == .lessThan { try readMarkup() } else { try readText() }
    }
    if let tag = open.last { throw .notClosed(text(tag.name), tag.name, at: endOfText) }
    if !hasRoot { throw .noElement(at: endOfText) }
  }

  private mutating func readMarkup() throws(SyntaxFault) {
    if at("<!--") {
      try readComment()
    } else if at("<?") {
      try readInstruction()
    } else if at("</") {
      try readEndTag()
    } else if at("<![CDATA[") {
      try readCDATA()
    } else if at("<!") {
      throw declarationFault()
    } else {
      try readStartTag()
    }
  }

  private mutating func readText() throws(SyntaxFault) {
    while position < bytes.count, bytes[position] != .lessThan {
      if open.isEmpty {
        guard bytes[position].isXMLWhiteSpace else { throw outsideRoot() }
        position += 1
      } else if bytes[position] == .ampersand {
        try readReference()
      } else if at("]]>") {
        throw SyntaxFault("']]>' does not end a CDATA section here", at: position..<position + 3)
          .fixing("Replace '>' with '&gt;'", at: position + 2..<position + 3, with: "&gt;", isSafe: true)
      } else {
        try readCharacter()
      }
    }
  }

  private mutating func readCDATA() throws(SyntaxFault) {
    guard !open.isEmpty else { throw outsideRoot() }
    let start = position
    position += 9
    while !at("]]>") {
      guard position < bytes.count else {
        throw SyntaxFault("The CDATA section has no closing ']]>'", at: start..<start + 9)
      }
      try readCharacter()
    }
    position += 3
  }

  private func declarationFault() -> SyntaxFault {
    for keyword in ["DOCTYPE", "ENTITY", "ELEMENT", "ATTLIST", "NOTATION"] {
      let end = min(position + 2 + keyword.utf8.count, bytes.count)
      guard text(position + 2..<end).uppercased() == keyword else { continue }
      return SyntaxFault(
        SyntaxRules.doctypeNotAllowed, "'<!\(keyword)>' is not allowed in a scene file", at: position..<end)
    }
    return SyntaxFault("'<!' does not start a comment or a CDATA section", at: position..<position + 2)
  }

  func outsideRoot() -> SyntaxFault {
    let end = bytes[position...].firstIndex { $0.isXMLWhiteSpace || $0 == .lessThan } ?? bytes.count
    let range = position..<max(end, position + 1)
    return hasRoot
      ? SyntaxFault("Content is not allowed after the root element", at: range)
      : SyntaxFault("Text is not allowed before the root element", at: range)
  }
}

extension FaultFinder {
  func at(_ string: StaticString) -> Bool { bytes.hasPrefix(string, at: position) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The offset after the last byte that is not white space. Faults about missing text are reported at this offset.
  var endOfText: Int { (bytes.lastIndex { !$0.isXMLWhiteSpace } ?? -1) + 1 }

  @discardableResult
  mutating func skipWhiteSpace() -> Bool {
    let start = position
    while position < bytes.count, bytes[position].isXMLWhiteSpace { position += 1 }
    return position > start
  }

  func scalar(at position: Int) -> (value: UInt32, length: Int) {
    let first = bytes[position]
    guard first >= 0x80, let length = bytes.scalarLength(at: position) else { return (UInt32(first), 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length { value = value << 6 | UInt32(bytes[position + index] & 0x3F) }
    return (value, length)
  }

  mutating func readCharacter() throws(SyntaxFault) {
    let (value, length) = scalar(at: position)
    guard XMLCharacters.isCharacter(value) else {
      throw .invalidCharacter(value, at: position..<position + length)
    }
    position += length
  }

  mutating func readName() throws(SyntaxFault) -> Range<Int>? {
    let start = position
    while position < bytes.count {
      let (value, length) = scalar(at: position)
      let fits = position == start ? XMLCharacters.startsName(value) : XMLCharacters.continuesName(value)
      guard fits || value == 0x3A else { break }
      position += length
    }
    guard position > start else { return nil }
    if position - start > limits.nameBytes {
      throw SyntaxFault(
        SyntaxRules.limitExceeded, "The name is longer than \(limits.nameBytes) bytes", at: start..<position)
    }
    return start..<position
  }
}

extension UInt8 {
  static let lessThan = UInt8(ascii: "<")
  static let greaterThan = UInt8(ascii: ">")
  static let ampersand = UInt8(ascii: "&")
  static let semicolon = UInt8(ascii: ";")
  static let equals = UInt8(ascii: "=")
  static let slash = UInt8(ascii: "/")
  static let colon = UInt8(ascii: ":")
  var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}

extension SyntaxFault {
  fileprivate static func noElement(at offset: Int) -> SyntaxFault {
    SyntaxFault("The file has no element", at: offset..<offset)
  }

  fileprivate static func notClosed(_ name: String, _ opened: Range<Int>, at offset: Int) -> SyntaxFault {
    SyntaxFault("Expected '</\(name)>' before the end of the file", at: offset..<offset)
      .noting("'<\(name)>' was opened here", at: opened)
      .fixing("Insert '</\(name)>'", at: offset..<offset, with: "</\(name)>")
  }

  static func invalidCharacter(_ value: UInt32, at range: Range<Int>) -> SyntaxFault {
    SyntaxFault("XML does not allow the character U+\(XMLCharacters.hex(value))", at: range)
  }
}
