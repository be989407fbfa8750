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
    write(index, into: &markup)
    return markup
  }

  private func write(_ index: Int, into markup: inout String) {
    let name = name(of: elements[index])
    // Interpolated strings would take twice as long.
    markup += "<"
    markup += name
    for attribute in attributes(of: index) {
      markup += " "
      markup += self.name(of: attribute)
      markup += "=\""
      markup += value(of: attribute).escapedInCanonicalAttribute
      markup += "\""
    }
    let text = texts(of: index).map { value(of: $0) }.joined()
    if elements[index].subtreeEnd == index + 1, text.isEmpty {
      markup += "/>"
      return
    }
    markup += ">"
    markup += text.escapedInCanonicalText
    for child in children(of: index) { write(child, into: &markup) }
    markup += "</"
    markup += name
    markup += ">"
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
