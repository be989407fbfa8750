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
      if at("//") || at("/*") {
        throw SyntaxFault("A comment is not allowed inside the tag '<\(text(tag))'", at: start..<start + 2)
          .advising("Write '<!-- … -->' before the element")
      }
      // If XML does not allow the character at all, that fault is reported instead.
      try readCharacter()
      let fault = SyntaxFault(
        "'\(found)' is not allowed in the tag '<\(text(tag))>'", at: start..<start + length)
      if !attributes.isEmpty, found == "," || found == ";" {
        throw fault.fixing("Remove '\(found)'", at: start..<start + length, with: "")
      }
      if found == "/", skipWhiteSpace(), at(">") {
        throw fault.fixing("Remove the space", at: start + 1..<position, with: "")
      }
      throw fault
    }
    if !isSeparate { throw notSeparate(name, after: attributes.last) }
    try checkColons(name)
    try countAttribute(name, number: attributes.count + 1)

    skipWhiteSpace()
    guard position < bytes.count, bytes[position] == .equals else {
      if let fault = markupInside(tag, "'<\(text(tag))'") { throw fault }
      if let previous = attributes.last, isEndOfValue(name, of: previous),
        let fault = quoteInValue(of: previous)
      {
        throw fault
      }
      let value = "=\"\(FlagAttributes.value(of: text(name), isInXcodeFile: isXcodeFile) ?? "")\""
      throw SyntaxFault("Attribute '\(text(name))' has no value", at: name)
        .fixing("Insert '\(value)'", at: name.upperBound..<name.upperBound, with: value)
    }
    position += 1
    skipWhiteSpace()
    guard position < bytes.count, bytes[position].isQuote else {
      throw markupInside(tag, "'<\(text(tag))'") ?? notQuoted(name)
    }
    attributes.append(AttributeSpan(name: name, value: try readValue(of: name)))
  }

  private var isXcodeFile: Bool {
    bytes.firstIndex(of: "<document", from: 0).map { $0 < 1000 } ?? false
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

  /// Returns the fault for an attribute that no white space precedes. If a closing quote is missing, the
  /// value extends to the next attribute: `a="x b="y"` is parsed as `a="x b="` and `y`.
  private func notSeparate(_ name: Range<Int>, after previous: AttributeSpan?) -> SyntaxFault {
    if let previous {
      let value = bytes[previous.value]
      if value.last == .equals, value.contains(where: \.isXMLWhiteSpace) {
        return noClosingQuote(previous.name, openedAt: previous.value.lowerBound - 1)
      }
      if !isAssigned(name), let fault = quoteInValue(of: previous) { return fault }
    }
    return SyntaxFault("White space is missing before '\(text(name))'", at: name)
      .fixing("Insert a space", at: name.lowerBound..<name.lowerBound, with: " ", isSafe: isAssigned(name))
  }

  private func isAssigned(_ name: Range<Int>) -> Bool {
    bytes[name.upperBound...].first { !$0.isXMLWhiteSpace } == .equals
  }

  /// Returns the fault for a quote inside a value, as in `text="Say "hi""`, or nil if no later quote can be the closing
  /// quote. The closing quote precedes another attribute or the end of the tag.
  private func quoteInValue(of attribute: AttributeSpan) -> SyntaxFault? {
    let first = attribute.value.upperBound
    let quote = bytes[first]
    var end = first + 1
    while end < bytes.count, bytes[end] != .equals, !bytes[end].isMarkup, bytes[end] != 0x0A {
      if bytes[end] == quote, endsValue(at: end + 1) {
        let reference = quote == UInt8(ascii: "'") ? "&apos;" : "&quot;"
        let escaped = text(first..<end).replacing(text(first..<first + 1), with: reference)
        return SyntaxFault(
          "The value of '\(text(attribute.name))' contains a quote that is not escaped", at: first..<first + 1
        ).fixing("Write the quote as '\(reference)'", at: first..<end, with: escaped, isSafe: true)
      }
      end += 1
    }
    return nil
  }

  /// Returns whether a name is the end of the previous value, as `wide` in `text="5" wide"`.
  private func isEndOfValue(_ name: Range<Int>, of attribute: AttributeSpan) -> Bool {
    name.upperBound < bytes.count && bytes[name.upperBound] == bytes[attribute.value.upperBound]
      && endsValue(at: name.upperBound + 1)
  }

  /// Returns whether a value can end before `offset`: an attribute or the end of the tag follows.
  private func endsValue(at offset: Int) -> Bool {
    var rest = self
    rest.position = offset
    let isSeparate = rest.skipWhiteSpace()
    if rest.at("/>") || rest.at(">") { return true }
    guard isSeparate, let name = try? rest.readName() else { return false }
    return isAssigned(name)
  }

  private func notQuoted(_ name: Range<Int>) -> SyntaxFault {
    var end = position
    while end < bytes.count, !bytes[end].isXMLWhiteSpace, !bytes[end].isQuote, !bytes[end].isMarkup {
      if bytes[end] == .slash, end + 1 < bytes.count, bytes[end + 1] == .greaterThan { break }
      end += 1
    }
    let range = position..<end
    let fault = SyntaxFault("The value of '\(text(name))' must be in quotes", at: range)
    let inside = text(range).trimmed(of: "\u{201C}\u{201D}\u{201E}\u{2018}\u{2019}\u{AB}\u{BB}`")
    if let inside, endsValue(at: end) {
      return fault.fixing("Write straight quotes", at: range, with: "\"\(inside)\"")
    }
    guard !range.isEmpty else { return fault }
    if let quote = closingQuote(after: end) { return lacksOpeningQuote(fault, of: range, quote) }
    // Without this condition, the fix would split a value that contains white space or quotes.
    guard endsValue(at: end) else { return fault }
    let value = text(range)
    return fault.fixing(
      "Replace '\(value)' with '\"\(value)\"'", at: range, with: "\"\(value)\"", isSafe: true)
  }

  /// Returns the offset of the quote that closes a value without an opening quote, or nil if an attribute or the tag's
  /// end comes first.
  private func closingQuote(after offset: Int) -> Int? {
    let end = bytes[offset...].firstIndex { $0.isQuote || $0.isMarkup || $0 == .equals || $0 == 0x0A }
    return end.flatMap { bytes[$0].isQuote ? $0 : nil }
  }

  private func lacksOpeningQuote(_ fault: SyntaxFault, of value: Range<Int>, _ quote: Int) -> SyntaxFault {
    if text(value) == "@", quote == value.upperBound {
      return fault.fixing("Remove '@'", at: value, with: "", isSafe: true)
    }
    guard endsValue(at: quote + 1) else { return fault }
    let start = value.lowerBound
    return fault.fixing(
      "Insert the opening quote", at: start..<start, with: text(quote..<quote + 1), isSafe: true)
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

extension String {
  fileprivate func trimmed(of quotes: String) -> Substring? {
    guard count > 1, let first, let last, quotes.contains(first), quotes.contains(last) else { return nil }
    return dropFirst().dropLast()
  }
}

extension UInt8 {
  fileprivate var isMarkup: Bool { self == .lessThan || self == .greaterThan }
}
