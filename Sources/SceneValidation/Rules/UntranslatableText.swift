import SceneDiagnostics
import SceneModel
import SceneValues

package enum UntranslatableText: FileRule {
  package static let description = RuleDescription(
    "untranslatable-text", .localization, .warning,
    summary: "Text cannot be translated: its object has no id",
    discussion: """
      A translation refers to text by the id of the object that contains it. In a scene with translations, \
      the text of an object without an id is the same in every language. Add an id to the object.

      The rule does not check text without letters, such as '12:00' or '+'. Suppress the warning for text \
      that is the same in all languages, such as a name.
      """,
    wrong: .view(
      """
      <label id="title" text="Alarm"/>
      <label text="▶Wakes you up"/>
      """),
    wrongCompanions: [
      .init(
        "de.lproj/Clock.strings",
        #"""
        "title.text" = "Wecker";
        """#)
    ],
    right: .view(
      """
      <label id="title" text="Alarm"/>
      <label id="note" text="Wakes you up"/>
      """),
    rightCompanions: [
      .init(
        "de.lproj/Clock.strings",
        #"""
        "title.text" = "Wecker";
        "note.text" = "Weckt Sie auf";
        """#)
    ])

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let tables = scene.translatingTables
    guard !tables.isEmpty else { return }
    // If an ID was removed, another rule reports the orphaned translation.
    let orphans = Set(tables.flatMap(scene.orphans).map(\.property))
    for text in scene.readTexts where text.key == nil {
      let value = scene.document.values[text.value]
      guard !orphans.contains(value.key.text),
        !scene.isMisspelled("id", inTagOf: scene.document.objects[text.object].nameRange)
      else { continue }
      diagnostics.append(
        diagnostic(
          .nameless(value.key.text, scene.document.objects[text.object].element), at: value.literal.range,
          in: scene))
    }
  }
}

extension Message {
  fileprivate static func nameless(_ property: String, _ element: String) -> Message {
    "This '\(key: property)' cannot be translated: its \(element) has no id"
  }
}
