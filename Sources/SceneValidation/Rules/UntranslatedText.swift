import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

/// Texts that some language does not have.
package enum UntranslatedText: FileRule {
  package static let description = RuleDescription(
    "untranslated-text", .localization, .note, isOffByDefault: true,
    summary: "Text is not translated into all languages",
    discussion: """
      If a translation file has no entry for a text, the program shows the text of the more general language \
      ('pt' for 'pt-BR'), or else the text in the scene.

      The rule does not check texts without a letter ('12:00', '+'). A translation file without entries \
      stands for the language of the scene itself, so nothing is missing in it.
      """,
    wrong: .view(
      """
      <label id="title" text="▶Alarm"/>
      <label id="note" text="Wakes you up"/>
      """),
    besideWrong: [
      .init(
        "de.lproj/Clock.strings",
        #"""
        "note.text" = "Weckt Sie auf";
        """#)
    ],
    right: .view(
      """
      <label id="title" text="Alarm"/>
      <label id="note" text="Wakes you up"/>
      """),
    besideRight: [
      .init(
        "de.lproj/Clock.strings",
        #"""
        "title.text" = "Wecker";
        "note.text" = "Weckt Sie auf";
        """#)
    ])

  private struct Language {
    let locale: String
    /// The keys of the table, or of the table that replaces it.
    let keys: Set<String>
    /// What may have been meant to be another key.
    let slips: [String]
  }

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let known = Dictionary(grouping: scene.resources.tables) { LocaleName.parts(of: $0.locale) }
    // A table of plural forms alone says nothing of the other texts.
    let tables = scene.translatingTables.filter { !$0.isOfPlurals }.compactMap { table -> Language? in
      let chain = LocaleName.chain(of: LocaleName.parts(of: table.locale)).compactMap { known[$0] }
      // What nobody says, the scene itself says, and that is in the language of a table without entries, or of the one that
      // a catalog calls so.
      guard
        chain.allSatisfy({ tables in
          tables.contains { !$0.entries.isEmpty } && !tables.contains(where: \.isOfScene)
        })
      else { return nil }
      let orphans = scene.orphans(of: table)
      // Where there are many, they are no slips; nor has anybody the time to compare them all with all.
      let slips = orphans.count > 20 ? [] : orphans.map { "\($0.id).\($0.property)" }
      let keys = Set(chain.joined().flatMap { $0.entries.map(\.key.text) }).union(table.kept)
      return Language(locale: table.locale, keys: keys, slips: slips)
    }
    guard !tables.isEmpty else { return }
    for text in scene.readTexts {
      guard let key = text.key else { continue }
      // A translation of an id that is one slip away has a diagnostic of its own.
      let lacking = tables.filter {
        !$0.keys.contains(key) && closestMatch(to: key, in: scene.steps.counting($0.slips)) == nil
      }
      .map(\.locale)
      guard !lacking.isEmpty else { continue }
      let value = scene.document.values[text.value]
      diagnostics.append(
        finding(.lacking(key, in: CheckedScene.list(lacking)), at: value.literal.range, in: scene))
    }
  }
}

extension Message {
  fileprivate static func lacking(_ key: String, in locales: String) -> Message {
    "'\(translationKey: key)' is not translated into \(locales)"
  }
}
