import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

package enum DuplicateTranslation: TableRule {
  package static let description = RuleDescription(
    "duplicate-translation", .localization, .warning,
    summary: "Duplicate key in a translation file",
    discussion: """
      If several entries in a translation file have the same key, only the last entry is used. Remove the \
      others, which are never shown.
      """,
    wrong: .view(#"<label id="title" text="Alarm"/>"#),
    wrongCompanions: [
      .init(
        "de.lproj/Clock.strings",
        #"""
        "title.text" = "Wecker";
        "▶title.text" = "Alarm";
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

  package static func check(_ tables: [StringsTable], into diagnostics: inout [Diagnostic]) {
    var known: Set<SourceRange> = []
    for table in tables {
      var first: [String: SourceRange] = [:]
      for entry in table.entries {
        guard let range = first[entry.key.text] else {
          first[entry.key.text] = entry.key.range
          continue
        }
        // All languages of a catalog have the same keys, so one diagnostic is sufficient.
        guard !table.isOfCatalog || known.insert(entry.key.range).inserted else { continue }
        diagnostics.append(
          diagnostic(
            .twice(entry.key.text), at: entry.key.range, in: table,
            notes: [
              Diagnostic.Note(Message.firstTranslated, at: SourceLocation(table.source, range))
            ]))
      }
    }
  }
}

extension Message {
  fileprivate static func twice(_ key: String) -> Message {
    "'\(translationKey: key)' already has a translation"
  }
  fileprivate static var firstTranslated: Message { "first translated here" }
}
