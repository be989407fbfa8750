import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

package enum UntranslatedText: CodeTableRule {
  package static let description = RuleDescription(
    "untranslated-text", .localization, .note, isOffByDefault: true,
    summary: "Text is not translated into all languages",
    discussion: """
      If a translation file has no entry for a string, the program shows the translation into the more \
      general language, such as 'pt' for 'pt-BR'. If there is no such translation either, it shows the text \
      in the scene.

      The rule does not check text without letters, such as '12:00' or '+'. A translation file without \
      entries indicates that the scene is written in the file's language, so the rule requires no \
      translations in that language.

      In a table for code, such as 'Localizable.strings', the rule checks the strings in the development \
      language.
      """,
    wrong: .view(
      """
      <label id="title" text="▶Alarm"/>
      <label id="note" text="Wakes you up"/>
      """),
    wrongCompanions: [
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
    rightCompanions: [
      .init(
        "de.lproj/Clock.strings",
        #"""
        "title.text" = "Wecker";
        "note.text" = "Weckt Sie auf";
        """#)
    ])

  private struct Language {
    let locale: String
    /// The keys in the table and in the tables that it falls back to.
    let keys: Set<String>
    let misspellings: [String]
  }

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let known = Dictionary(grouping: scene.resources.tables) { LocaleName.parts(of: $0.locale) }
    // A table with only plural forms does not need translations of the other text.
    let tables = scene.translatingTables.filter { !$0.isOfPlurals }.compactMap { table -> Language? in
      let chain = LocaleName.suitable(for: table.locale).compactMap { known[$0] }
      // Text without a translation is shown in the scene's language. An empty table, or the source language of a catalog,
      // specifies this language.
      guard
        chain.allSatisfy({ tables in
          tables.contains { !$0.entries.isEmpty } && !tables.contains(where: \.isOfScene)
        })
      else { return nil }
      let orphans = scene.orphans(of: table)
      // If there are many orphans, they are not misspellings, and comparing all pairs would be slow.
      let misspellings = orphans.count > 20 ? [] : orphans.map { "\($0.id).\($0.property)" }
      let keys = Set(chain.joined().flatMap { $0.entries.map(\.key.text) }).union(table.kept)
      return Language(locale: table.locale, keys: keys, misspellings: misspellings)
    }
    guard !tables.isEmpty else { return }
    for (key, range) in scene.keyedTexts {
      let lacking = tables.filter {
        !$0.keys.contains(key) && closestMatch(to: key, in: scene.steps.counting($0.misspellings)) == nil
      }
      .map(\.locale)
      guard !lacking.isEmpty else { continue }
      diagnostics.append(diagnostic(.lacking(key, in: CheckedScene.list(lacking)), at: range, in: scene))
    }
  }

  package static func check(_ table: CodeTable, into diagnostics: inout [Diagnostic]) {
    // The entries after an error may be missing from the table.
    guard table.files.allSatisfy({ $0.faults.allSatisfy(\.isAdvisory) }) else { return }
    let languages = Dictionary(grouping: table.files) { LocaleName.parts(of: $0.locale) }
    let own = LocaleName.parts(of: table.originalLocale)
    let translations = languages.keys.filter { !LocaleName.suitable(for: $0).contains(own) }
      .sorted { $0.lexicographicallyPrecedes($1) }.compactMap { parts -> Language? in
        let chain = LocaleName.suitable(for: parts).compactMap { languages[$0] }.joined()
        guard let locale = languages[parts]?.first?.locale else { return nil }
        let keys = Set(chain.flatMap { $0.entries.map(\.key.text) })
        return Language(locale: locale, keys: keys.union(chain.flatMap(\.kept)), misspellings: [])
      }
    for (key, found) in table.originals.sorted(by: { $0.key < $1.key }) {
      guard found.entry.value?.text.unicodeScalars.contains(where: \.properties.isAlphabetic) == true else {
        continue
      }
      let lacking = translations.filter { !$0.keys.contains(key) }.map(\.locale)
      guard !lacking.isEmpty else { continue }
      diagnostics.append(
        diagnostic(
          .lacking(key, in: CheckedScene.list(lacking)), at: found.entry.key.range, in: found.table))
    }
  }
}

extension Message {
  fileprivate static func lacking(_ key: String, in locales: String) -> Message {
    "'\(translationKey: key)' is not translated into \(locales)"
  }
}
