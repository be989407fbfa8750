import SceneDiagnostics
import SceneModel

/// Texts that no table can speak of.
package enum UntranslatableText: FileRule {
  package static let description = RuleDescription(
    "untranslatable-text", .localization, .warning,
    summary: "What people read belongs to an object with an id, where there are translations.",
    discussion: """
      A table knows a text by the id of its object. Where there are translations of a scene, a text of an \
      object without id stays as it is in every language. Texts without a letter in them ('12:00', '+') need \
      no translation.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <label id="title" text="Alarm"/>
              <label text="▶Wakes you up"/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """,
    besideWrong: [
      .init(
        "de.lproj/Clock.strings",
        #"""
        "title.text" = "Wecker";
        """#)
    ],
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <label id="title" text="Alarm"/>
              <label id="note" text="Wakes you up"/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """,
    besideRight: [
      .init(
        "de.lproj/Clock.strings",
        #"""
        "title.text" = "Wecker";
        "note.text" = "Weckt Sie auf";
        """#)
    ])

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    guard !scene.translatingTables.isEmpty, !speaksOfMissing(scene) else { return }
    for text in scene.readTexts where text.key == nil {
      // An id that is there under a wrong name has its finding.
      guard !scene.isMisspelt("id", inTagOf: scene.document.objects[text.object].nameRange) else { continue }
      let value = scene.document.values[text.value]
      diagnostics.append(
        finding(
          .nameless(value.key.text, scene.document.objects[text.object].element), at: value.literal.range,
          in: scene))
    }
  }

  /// Whether a table names an object that is not there: its id may be the one that is missing here, and that has its
  /// finding.
  private static func speaksOfMissing(_ scene: CheckedScene) -> Bool {
    scene.resources.tables.contains { table in
      table.entries.contains { entry in
        let id = String(entry.key.text.prefix { $0 != "." })
        return scene.document.object(withID: id) == nil
      }
    }
  }
}

extension Message {
  fileprivate static func nameless(_ property: String, _ element: String) -> Message {
    "This '\(property)' cannot be translated: its \(element) has no id"
  }
}
