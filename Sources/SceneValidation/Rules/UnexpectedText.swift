import SceneDiagnostics
import SceneModel
import SceneValues

package enum UnexpectedText: FileRule {
  package static let description = RuleDescription(
    "unexpected-text", .syntax, .error,
    summary: "Text is not allowed here",
    discussion: """
      Text is allowed only in attributes and in '<value>' elements. The text of a label is its attribute \
      'text'. Write text that is too long for an attribute in '<value key="text">'. Text in any other place \
      is often a typing mistake, and would be lost.
      """,
    wrong: .view("<label>▶12:00</label>"),
    right: .view(#"<label><value key="text">12:00</value></label>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for fault in scene.document.structureFaults where fault.kind == .text && isKnown(fault.element, in: scene)
    {
      diagnostics.append(
        diagnostic(.unexpected(in: fault.element), at: textRange(of: fault, in: scene), in: scene))
    }
  }

  private static func isKnown(_ element: String, in scene: CheckedScene) -> Bool {
    LanguageElement.all.contains { $0.name == element }
      || scene.vocabulary.description(ofElement: element) != nil || scene.vocabulary.isVariantElement(element)
  }

  private static func textRange(of fault: StructureFault, in scene: CheckedScene) -> SourceRange {
    let bytes = scene.document.source.bytes
    var range = fault.name.range.bytes
    while let first = range.first, isSpace(bytes[first]) { range.removeFirst() }
    while let last = range.last, isSpace(bytes[last]) { range.removeLast() }
    return SourceRange(range)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}

extension Message {
  fileprivate static func unexpected(in element: String) -> Message {
    "Text is not allowed in '\(element: element)'"
  }
}
