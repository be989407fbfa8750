import SceneDiagnostics

extension SyntaxTree {
  /// Returns the range of the name in an element's end tag, or nil if it has no end tag or the tree is derived.
  package func endTagNameRange(of element: Element) -> SourceRange? {
    guard !isDerived, !element.isSelfClosing else { return nil }
    // Only white space can precede the '>'.
    let end = source.bytes[..<(Int(element.end) - 1)].lastIndex { !$0.isXMLWhiteSpace }
    let count = element.nameRange.bytes.count
    return end.map { SourceRange($0 + 1 - count..<$0 + 1) }
  }

  /// Returns an element as XML. In a derived tree, the markup is generated, because the tree differs from the source.
  package func markup(of index: Int) -> String {
    guard isDerived else { return source.textWithPlainLineEnds(elements[index].range) }
    var markup = ""
    var textsByElement: [Int32: [Text]] = [:]
    let range = index..<Int(elements[index].subtreeEnd)
    for text in texts where range.contains(Int(text.parent)) {
      textsByElement[text.parent, default: []].append(text)
    }
    write(index, textsByElement, into: &markup)
    return markup
  }

  private func write(_ index: Int, _ texts: [Int32: [Text]], into markup: inout String) {
    let name = name(of: elements[index])
    markup += "<\(name)"
    for attribute in attributes(of: index) {
      markup += " \(self.name(of: attribute))=\"\(value(of: attribute).escapedInCanonicalAttribute)\""
    }
    let text = (texts[Int32(index)] ?? []).map { value(of: $0) }.joined()
    if elements[index].subtreeEnd == index + 1, text.isEmpty {
      markup += "/>"
      return
    }
    markup += ">" + text.escapedInCanonicalText
    for child in children(of: index) { write(child, texts, into: &markup) }
    markup += "</\(name)>"
  }
}

extension String {
  package var escapedInCanonicalText: String {
    guard utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x0D }) else { return self }
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\r": escaped += "&#13;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
