import SceneDiagnostics

struct AttributeSpan {
  var name: Range<Int>
  var value: Range<Int>
}

extension FaultFinder {
  mutating func readAttribute(
    into attributes: inout [AttributeSpan], isSeparate: Bool, of tag: Range<Int>
  ) throws(SyntaxFault) {
    let start = position
    pieces += 1
    guard let name = try readName() else {
      let length = scalar(at: start).length
      let found = text(start..<start + length)
      // If XML does not allow the character at all, that fault is reported instead.
      try readCharacter()
      throw SyntaxFault("'\(found)' is not allowed in the tag '<\(text(tag))>'", at: start..<start + length)
    }
    if !isSeparate { throw notSeparate(name, after: attributes.last) }
    try checkColons(name)
    try countAttribute(name, number: attributes.count + 1)

    skipWhiteSpace()
    guard position < bytes.count, bytes[position] == .equals else {
      if let fault = markupInside(tag, "'<\(text(tag))'") { throw fault }
      throw SyntaxFault("Attribute '\(text(name))' has no value", at: name)
        .fixing("Insert '=\"\"'", at: name.upperBound..<name.upperBound, with: "=\"\"")
    }
    position += 1
    skipWhiteSpace()
    guard position < bytes.count, bytes[position].isQuote else {
      throw markupInside(tag, "'<\(text(tag))'") ?? notQuoted(name)
    }
    attributes.append(AttributeSpan(name: name, value: try readValue(of: name)))
  }

  private mutating func readValue(of name: Range<Int>) throws(SyntaxFault) -> Range<Int> {
    let quote = bytes[position]
    let start = position
    position += 1
    while true {
      guard position < bytes.count else { throw noClosingQuote(name, openedAt: start) }
      switch bytes[position] {
      case quote:
        position += 1
        return start + 1..<position - 1
      case .lessThan: throw unescapedLessThan(name, openedAt: start)
      case .ampersand: try readReference()
      default: try readCharacter()
      }
    }
  }

  private mutating func countAttribute(_ name: Range<Int>, number: Int) throws(SyntaxFault) {
    attributeCount += 1
    if number > limits.attributesPerElement {
      throw SyntaxFault(
        SyntaxRules.limitExceeded, "The element has more than \(limits.attributesPerElement) attributes",
        at: name)
    }
    if attributeCount > limits.attributes {
      throw SyntaxFault(
        SyntaxRules.limitExceeded, "The file has more than \(limits.attributes) attributes", at: name)
    }
  }

  // MARK: - Attribute faults

  /// Returns the fault for an attribute that no white space precedes. If a closing quote is missing, the
  /// value extends to the next attribute: `a="x b="y"` is parsed as `a="x b="` and `y`.
  private func notSeparate(_ name: Range<Int>, after previous: AttributeSpan?) -> SyntaxFault {
    if let previous {
      let value = bytes[previous.value]
      if value.last == .equals, value.contains(where: \.isXMLWhiteSpace) {
        return noClosingQuote(previous.name, openedAt: previous.value.lowerBound - 1)
      }
    }
    return SyntaxFault("White space is missing before '\(text(name))'", at: name)
      .fixing("Insert a space", at: name.lowerBound..<name.lowerBound, with: " ", isSafe: true)
  }

  private func notQuoted(_ name: Range<Int>) -> SyntaxFault {
    let end =
      bytes[position...].firstIndex {
        $0.isXMLWhiteSpace || $0.isQuote || $0 == .greaterThan || $0 == .lessThan || $0 == .slash
      } ?? bytes.count
    let fault = SyntaxFault("The value of '\(text(name))' must be in quotes", at: position..<end)
    guard end > position else { return fault }
    let value = text(position..<end)
    return fault.fixing(
      "Replace '\(value)' with '\"\(value)\"'", at: position..<end, with: "\"\(value)\"", isSafe: true)
  }

  private func noClosingQuote(_ name: Range<Int>, openedAt quote: Int) -> SyntaxFault {
    SyntaxFault("The value of '\(text(name))' has no closing quote", at: quote..<quote + 1)
  }

  /// Returns the fault for a `<` in a value. If there is a `>` or a line break before the `<`, the closing
  /// quote is missing. Otherwise, the `<` must be escaped.
  private func unescapedLessThan(_ name: Range<Int>, openedAt quote: Int) -> SyntaxFault {
    if bytes[quote..<position].contains(where: { $0 == .greaterThan || $0 == 0x0A }) {
      return noClosingQuote(name, openedAt: quote)
    }
    return SyntaxFault("'<' must be written as '&lt;' in a value", at: position..<position + 1)
      .fixing("Replace '<' with '&lt;'", at: position..<position + 1, with: "&lt;", isSafe: true)
  }
}
