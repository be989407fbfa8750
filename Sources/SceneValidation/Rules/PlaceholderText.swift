import SceneDiagnostics
import SceneModel
import SceneValues

package enum PlaceholderText: FileRule {
  package static let description = RuleDescription(
    "placeholder-text", .resource, .note,
    summary: "Placeholder text",
    discussion: """
      'Lorem ipsum', 'Label' on a label, 'Button' on a button, and notes such as 'TODO:' are placeholders \
      that users would see. Replace them with the final text.

      The rule ignores text that code might replace: the text of an object that is connected to an outlet, \
      has a 'tag', or has a custom class. If code sets the text in another way, suppress the note. The rule \
      checks the text of your own class if the class's 'declaration' contains '$0.placeholders("caption")'.
      """,
    wrong: .view(
      """
      <label text="▶Lorem ipsum dolor sit amet"/>
      <button title="▶Button"/>
      """),
    right: .view(
      """
      <label text="Wakes you up"/>
      <button title="Snooze"/>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var written: Set<Int>?
    let values = scene.document.values
    // Comparing the first byte excludes most strings.
    let initials = Set((openings + scene.vocabulary.placeholders).compactMap(\.utf8.first))
    for index in scene.valueTable.strings where values.firstByte(at: index).map(initials.contains) ?? false {
      let value = values[index]
      guard case .object(let object) = value.owner,
        isPlaceholder(value.literal.text, scene.vocabulary.placeholders),
        let own = placeholders(for: value.key.text, of: object, in: scene),
        isPlaceholder(value.literal.text, own), !scene.sets("tag", of: object)
      else { continue }
      let known = written ?? scene.outletDestinations
      written = known
      guard !known.contains(object) else { continue }
      diagnostics.append(diagnostic(.left(value.key.text), at: value.literal.range, in: scene))
    }
  }

  private static let openings = ["Lorem ipsum", "TODO:", "FIXME:"]

  private static func placeholders(for key: String, of object: Int, in scene: CheckedScene) -> [String]? {
    guard let known = scene.speaker(for: object) else { return nil }
    let property =
      scene.isPlain(object)
      ? scene.vocabulary.property(key, of: known.qualifiedName)
      : scene.vocabulary.ownProperty(key, of: known.qualifiedName)
    return property?.placeholders
  }

  private static func isPlaceholder(_ text: String, _ placeholders: some Collection<String>) -> Bool {
    placeholders.contains(text) || openings.contains(where: text.hasPrefix)
  }
}

extension Message {
  fileprivate static func left(_ key: String) -> Message { "This '\(key: key)' is a placeholder" }
}
