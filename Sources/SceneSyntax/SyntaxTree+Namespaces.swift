import SceneDiagnostics

extension SyntaxTree {
  /// A namespace declaration: `xmlns="…"` or `xmlns:prefix="…"`.
  package struct NamespaceDeclaration: Sendable {
    /// The prefix, which is empty for the default namespace.
    package let prefix: String
    /// The URI as written in the source, with white space normalized as XML requires.
    package let uri: String
    package let uriRange: SourceRange
  }

  /// Returns the namespace declarations of an element. They are read from the source, because the tree omits them.
  package func namespaces(of index: Int) -> [NamespaceDeclaration] {
    if isDerived { return [] }
    return source.bytes.withUnsafeBufferPointer { bytes in
      let start = Int(elements[index].tagRange.start)
      let tag = UnsafeBufferPointer(rebasing: bytes[elements[index].tagRange.bytes])
      guard tag.firstIndex(of: "xmlns", from: 0) != nil else { return [] }
      var position = Int(elements[index].nameRange.end) - start
      var found: [NamespaceDeclaration] = []
      while let equals = tag.firstIndex(of: .equals, from: position),
        let quote = tag[equals...].firstIndex(where: \.isQuote),
        let end = tag.firstIndex(of: tag[quote], from: quote + 1)
      {
        let name = tag[position..<equals].split(whereSeparator: \.isXMLWhiteSpace).first ?? []
        if name.elementsEqual("xmlns".utf8) || name.starts(with: "xmlns:".utf8) {
          let value = tag[(quote + 1)..<end].map { $0.isXMLWhiteSpace ? 0x20 : $0 }
          found.append(
            NamespaceDeclaration(
              prefix: String(decoding: name.dropFirst(6), as: UTF8.self),
              uri: String(decoding: value, as: UTF8.self),
              uriRange: SourceRange(start + quote + 1..<start + end)))
        }
        position = end + 1
      }
      return found
    }
  }
}
