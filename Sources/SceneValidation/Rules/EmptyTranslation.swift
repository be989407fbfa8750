import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

package enum EmptyTranslation: CodeTableRule {
  package static let description = RuleDescription(
    "empty-translation", .localization, .warning,
    summary: "Empty translation",
    discussion: """
      An empty value, or a key without a value, usually means that a translation is unfinished. If the value \
      is empty, the app shows no text. If a key has no value, the app shows the text in the scene.

      In a table for code, such as 'Localizable.strings', a string can be empty in all languages. The rule \
      reports only strings that are not empty in the development language.
      """,
    wrong: .view(#"<label id="title" text="Alarm"/>"#),
    wrongCompanions: [
      .init(
        "de.lproj/Clock.strings",
        #"""
        "title.text" = "▶";
        """#)
    ],
    right: .view(#"<label id="title" text="Alarm"/>"#),
    rightCompanions: [
      .init(
        "de.lproj/Clock.strings",
        #"""
        "title.text" = "Wecker";
        """#)
    ])

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for table in scene.resources.tables {
      for entry in table.entries where entry.value?.text.isEmpty ?? true {
        diagnostics.append(
          diagnostic(.empty(entry.key.text), at: (entry.value ?? entry.key).range, in: table))
      }
    }
  }

  package static func check(_ table: CodeTable, into diagnostics: inout [Diagnostic]) {
    let originals = table.originals
    for file in table.files where file.locale != table.originalLocale {
      for entry in file.entries {
        guard let value = entry.value, value.text.isEmpty, !file.kept.contains(entry.key.text),
          originals[entry.key.text].map({ $0.entry.value?.text.isEmpty == false }) ?? file.isOfCatalog
        else { continue }
        diagnostics.append(diagnostic(.empty(entry.key.text), at: value.range, in: file))
      }
    }
  }
}

extension Message {
  fileprivate static func empty(_ key: String) -> Message {
    "'\(translationKey: key)' has no translation yet"
  }
}
