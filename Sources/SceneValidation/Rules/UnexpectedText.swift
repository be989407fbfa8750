import SceneDiagnostics
import SceneModel
import SceneValues

package enum UnexpectedText: FileRule {
  package static let description = RuleDescription(
    "unexpected-text", .syntax, .error,
    summary: "Text is not allowed here",
    discussion: """
      Text is allowed only in attributes and in '<value>' elements. For example, write the text of a label \
      in its 'text' attribute. If the text is too long for an attribute, write it in '<value key="text">'. \
      Text anywhere else is often a typing mistake and would be lost.

      In an Xcode file, only values such as '<string>' contain text. Xcode ignores text between other \
      elements, so the diagnostic is a warning there.
      """,
    wrong: .view(#"<label text="Alarm">▶12:00</label>"#),
    right: .view(#"<label><value key="text">12:00</value></label>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for fault in scene.document.structureFaults where fault.kind == .text && isKnown(fault.element, in: scene)
    {
      let range = textRange(of: fault, in: scene)
      diagnostics.append(
        diagnostic(
          .unexpected(in: fault.element), at: range, in: scene,
          notes: isComment(range, in: scene) ? [scene.note(.comment)] : [],
          suggesting: isComment(range, in: scene) ? nil : attribute(for: fault.element, range, in: scene)))
    }
  }

  private static func isComment(_ range: SourceRange, in scene: CheckedScene) -> Bool {
    let bytes = scene.document.source.bytes[range.bytes]
    return ["//", "/*", "#", "--"].contains { bytes.starts(with: $0.utf8) }
  }

  private static func isKnown(_ element: String, in scene: CheckedScene) -> Bool {
    LanguageElement.all.contains { $0.name == element }
      || scene.vocabulary.description(ofElement: element) != nil || scene.vocabulary.isVariantElement(element)
  }

  /// Returns the fix that moves the text of an element without other content to its `text` or `title` attribute.
  private static func attribute(
    for element: String, _ text: SourceRange, in scene: CheckedScene
  ) -> Suggestion? {
    let bytes = scene.document.source.bytes
    let bracket = UInt8(ascii: "<")
    guard let key = key(for: element, in: scene),
      let start = bytes[..<text.bytes.lowerBound].lastIndex(of: bracket),
      let end = bytes[text.bytes.upperBound...].firstIndex(of: bracket)
    else { return nil }
    let tag = String(decoding: bytes[start..<text.bytes.lowerBound], as: UTF8.self)
    guard tag.hasPrefix("<\(element)"), !tag.contains(" \(key)="),
      bytes[end...].starts(with: "</\(element)".utf8)
    else { return nil }
    let place = start + 1 + element.utf8.count
    let value = scene.document.source.text(text)
    guard !value.contains(where: { $0.isNewline || $0 == "\"" }) else { return nil }
    let attribute = "\(key)=\"\(value)\""
    return Suggestion(
      note: nil,
      fixIt: FixIt(
        .write(attribute),
        edits: [
          FixIt.Edit(SourceRange(place..<place), with: " " + attribute), FixIt.Edit(text, with: ""),
        ]))
  }

  private static func key(for element: String, in scene: CheckedScene) -> String? {
    if let key = CheckedScene.keysOfTexts[element] { return key }
    let vocabulary = scene.vocabulary
    guard let owner = vocabulary.description(ofElement: element)?.name,
      vocabulary.isClass(owner, descendantOf: Vocabulary.controllerClass) != true
    else { return nil }
    return ["text", "title"].first { vocabulary.property($0, of: owner)?.type == .string }
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

  fileprivate static var comment: Message { "write a comment as '<!-- … -->'" }

  fileprivate static func write(_ attribute: String) -> Message { "Write the text as '\(attribute)'" }
}
