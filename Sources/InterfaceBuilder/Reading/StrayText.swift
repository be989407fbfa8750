import SceneDiagnostics
import SceneSyntax
import SceneValues

/// Reports text between the elements of a document, which Xcode ignores. Only values such as `string` contain text.
enum StrayText {
  static func diagnostics(in tree: SyntaxTree, _ form: DocumentForm) -> [Diagnostic] {
    guard !tree.texts.isEmpty, !form.isArchive else { return [] }
    let known = KnownElement.all(of: form.kit)
    let id = tree.names.id(of: ReaderKey.id.name)
    return tree.texts.compactMap { text in
      let element = tree.elements[Int(text.parent)]
      let name = tree.name(of: element)
      // No element of an Xcode file contains both text and elements, and no object contains text.
      let isMixed = element.subtreeEnd > UInt32(text.parent) + 1
      let isObject = id.map { tree.attribute($0, of: element) != nil } == true
      guard isMixed || isObject || known[name]?.containsNoText == true else { return nil }
      return MergeConflict.diagnosticOfMarker(in: tree.source, text.range.bytes)
        ?? Diagnostic(
          rule: "unexpected-text", severity: .warning, message: "Text is not allowed in '\(element: name)'",
          at: tree.location(EncodedText.trimmed(text.range.bytes, in: tree)),
          notes: [Diagnostic.Note("Xcode ignores the text: remove it")])
    }
  }
}

extension KnownElement {
  fileprivate var containsNoText: Bool { isGroup || kind != nil && kind != .value }
}
