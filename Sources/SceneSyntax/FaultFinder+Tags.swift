import SceneDiagnostics

extension FaultFinder {
  mutating func readStartTag() throws(SyntaxFault) {
    let start = position
    position += 1
    guard let name = try readName() else { throw nameless(start) }
    guard open.isEmpty == false || !hasRoot else { throw secondRoot(name) }
    try countElement(name)
    try checkColons(name)

    let outer = namespaces.count
    var attributes: [AttributeSpan] = []
    while true {
      let isSeparate = skipWhiteSpace()
      guard position < bytes.count, bytes[position] != .lessThan else { throw tagNotFinished(name) }
      if bytes[position] == .greaterThan || at("/>") { break }
      try readAttribute(into: &attributes, isSeparate: isSeparate, of: name)
    }
    try checkNames(of: name, attributes)

    if bytes[position] == .greaterThan {
      open.append(OpenTag(name: name, outerNamespaces: outer))
      position += 1
    } else {
      namespaces.leave(to: outer)
      position += 2
    }
    hasRoot = true
  }

  mutating func readEndTag() throws(SyntaxFault) {
    let start = position
    position += 2
    guard let name = try readName() else {
      throw SyntaxFault("'</' must be followed by the name of an element", at: start..<start + 2)
    }
    guard let tag = open.last else {
      throw SyntaxFault("'</\(text(name))>' has no opening tag", at: name)
    }
    guard bytes[name].elementsEqual(bytes[tag.name]) else { throw mismatch(name, tag.name, endTag: start) }
    skipWhiteSpace()
    guard position < bytes.count, bytes[position] == .greaterThan else {
      if let fault = markupInside(name, "'</\(text(name))'") { throw fault }
      throw SyntaxFault("'</\(text(name))' has no closing '>'", at: name.upperBound..<name.upperBound)
        .fixing("Insert '>'", at: name.upperBound..<name.upperBound, with: ">")
    }
    position += 1
    open.removeLast()
    namespaces.leave(to: tag.outerNamespaces)
  }

  private mutating func countElement(_ name: Range<Int>) throws(SyntaxFault) {
    elementCount += 1
    if open.count >= limits.depth {
      throw SyntaxFault(
        SyntaxRules.limitExceeded,
        "Elements are nested more than \(limits.depth) levels deep", at: name)
    }
    if elementCount > limits.elements {
      throw SyntaxFault(
        SyntaxRules.limitExceeded, "The file has more than \(limits.elements) elements", at: name)
    }
  }

  /// Returns the fault for a `<` that no name follows. Such a `<` is usually intended as text.
  private func nameless(_ start: Int) -> SyntaxFault {
    let fault = SyntaxFault("'<' must be followed by the name of an element", at: start..<start + 1)
    if let space = spaceBeforeName(start + 1) { return fault.fixing("Remove the space", at: space, with: "") }
    return open.isEmpty ? fault : fault.fixing("Replace '<' with '&lt;'", at: start..<start + 1, with: "&lt;")
  }

  /// Returns the white space between a `<` and what is certainly the rest of a tag, as in `< label text="A"/>`.
  private func spaceBeforeName(_ start: Int) -> Range<Int>? {
    var rest = self
    rest.position = start
    guard rest.skipWhiteSpace() else { return nil }
    let space = start..<rest.position
    guard (try? rest.readName()) != nil else { return nil }
    if rest.at("/>") { return space }
    guard rest.skipWhiteSpace() else { return nil }
    if rest.at("/>") { return space }
    guard (try? rest.readName()) != nil else { return nil }
    return rest.at("=\"") || rest.at("='") ? space : nil
  }

  private func secondRoot(_ name: Range<Int>) -> SyntaxFault {
    SyntaxFault("'<\(text(name))>' is a second root element: a file can have only one", at: name)
  }

  private func tagNotFinished(_ name: Range<Int>) -> SyntaxFault {
    if let fault = markupInside(name, "'<\(text(name))'") { return fault }
    let end = position - bytes[..<position].reversed().prefix { $0.isXMLWhiteSpace }.count
    let ending = isBeforeOtherEndTag(name) ? "/>" : ">"
    return SyntaxFault("The tag '<\(text(name))' has no closing '>'", at: end..<end)
      .noting("'<\(text(name))' starts here", at: name)
      .fixing("Insert '\(ending)'", at: end..<end, with: ending)
  }

  /// Returns whether the next markup is the end tag of another element, so that the current element is empty.
  private func isBeforeOtherEndTag(_ name: Range<Int>) -> Bool {
    guard at("</") else { return false }
    var rest = self
    rest.position += 2
    guard let other = try? rest.readName() else { return false }
    return !bytes[other].elementsEqual(bytes[name])
  }

  /// Returns the fault for a comment, an instruction, or a CDATA section inside a tag. Returns nil if there
  /// is no such markup or if the tag ends before the markup.
  func markupInside(_ name: Range<Int>, _ tag: String) -> SyntaxFault? {
    guard let (kind, end) = markup(), let close = bytes.firstIndex(of: end, from: position) else {
      return nil
    }
    var rest = self
    while let end = rest.markup()?.end {
      guard let close = bytes.firstIndex(of: end, from: rest.position) else { return nil }
      rest.position = close + end.utf8CodeUnitCount
      rest.skipWhiteSpace()
    }
    guard rest.position < bytes.count, bytes[rest.position] != .lessThan else { return nil }
    let range = position..<close + end.utf8CodeUnitCount
    return SyntaxFault("\(kind) is not allowed inside the tag \(tag)", at: range)
      .noting("Move it before this element", at: name)
  }

  private func markup() -> (kind: String, end: StaticString)? {
    if at("<!--") { return ("A comment", "-->") }
    if at("<?") { return ("A processing instruction", "?>") }
    return at("<![CDATA[") ? ("A CDATA section", "]]>") : nil
  }

  private func mismatch(_ name: Range<Int>, _ opened: Range<Int>, endTag: Int) -> SyntaxFault {
    let (found, expected) = (text(name), text(opened))
    let fault = SyntaxFault("Expected '</\(expected)>', found '</\(found)>'", at: name)
      .noting("'<\(expected)>' was opened here", at: opened)
    // If an outer element has this name, the inner end tag is missing. Otherwise, one of the names is misspelled.
    if open.contains(where: { bytes[$0.name].elementsEqual(bytes[name]) }) {
      return fault.fixing("Insert '</\(expected)>'", at: endTag..<endTag, with: "</\(expected)>")
    }
    return startTags(named: name) > 0 && startTags(named: opened) == 1
      ? fault.fixing("Replace '\(expected)' with '\(found)'", at: opened, with: found)
      : fault.fixing("Replace '\(found)' with '\(expected)'", at: name, with: expected)
  }

  private func startTags(named name: Range<Int>) -> Int {
    let text = bytes[name]
    return bytes.indices.count { start in
      let end = start + 1 + text.count
      return bytes[start] == .lessThan && end < bytes.count && bytes[start + 1..<end].elementsEqual(text)
        && (bytes[end].isXMLWhiteSpace || bytes[end] == .greaterThan || bytes[end] == .slash)
    }
  }
}
