import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

package enum TranslationFormat: CodeTableRule {
  package static let description = RuleDescription(
    "translation-format", .localization, .warning,
    summary: "Translation and text have different format specifiers",
    discussion: """
      Code inserts values into text such as '%@ hours' or '%d'. The translation must contain format \
      specifiers for the same types. A specifier for a different type shows a wrong value, and an additional \
      specifier reads an invalid value.

      The rule checks each plural form. A plural form can omit the specifier and spell out the number, as in \
      'one alarm'.

      If the format specifiers are numbered, as in '%2$@ in %1$d', the translation can use them in a \
      different order.

      In a table for code, such as 'Localizable.strings', the rule compares the translations with the string \
      in the development language. If there is no such string in a string catalog, the key is the string.
      """,
    wrong: PluralSample.scene,
    wrongCompanions: [
      .init(
        "de.lproj/Clock.strings",
        #"""
        "title.text" = "▶%@ Wecker";
        """#)
    ],
    right: PluralSample.scene,
    rightCompanions: [
      .init(
        "de.lproj/Clock.strings",
        #"""
        "title.text" = "%d Wecker";
        """#)
    ])

  private struct Original {
    let gaps: FormatGaps
    let location: SourceLocation
  }

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    guard !scene.translatingTables.isEmpty else { return }
    var originals: [String: Original] = [:]
    for object in scene.document.objects.indices where scene.document.objects[object].id != nil {
      for text in scene.translatableTexts(of: object) {
        let literal = scene.document.values[text.value].literal
        originals[text.key!] = Original(
          gaps: FormatGaps(of: literal.text), location: scene.document.location(literal.range))
      }
    }
    for table in scene.translatingTables { check(table, originals, into: &diagnostics) }
  }

  package static func check(_ table: CodeTable, into diagnostics: inout [Diagnostic]) {
    var originals = table.originals.compactMapValues { found in
      found.entry.value.map {
        Original(gaps: FormatGaps(of: $0.text), location: SourceLocation(found.table.source, $0.range))
      }
    }
    for file in table.files where file.locale != table.originalLocale || file.isOfPlurals {
      if file.isOfCatalog {
        for entry in file.entries where originals[entry.key.text] == nil {
          let gaps = FormatGaps(of: entry.key.text)
          // A key without format specifiers can also be a name for a string that is not written yet.
          guard gaps != FormatGaps(of: "") else { continue }
          originals[entry.key.text] = Original(
            gaps: gaps, location: SourceLocation(file.source, entry.key.range))
        }
      }
      check(file, originals, into: &diagnostics)
    }
  }

  private static func check(
    _ table: StringsTable, _ originals: [String: Original], into diagnostics: inout [Diagnostic]
  ) {
    for entry in table.entries {
      guard let value = entry.value, !value.text.isEmpty, let original = originals[entry.key.text] else {
        continue
      }
      if let plural = entry.plural {
        check(plural, original, of: table, into: &diagnostics)
        continue
      }
      let gaps = FormatGaps(of: value.text)
      // A space can also be a flag, as in `% d`. It is a flag if the text then has the same format specifiers.
      guard gaps != original.gaps, FormatGaps(of: value.text.replacing("% ", with: "%")) != original.gaps
      else {
        continue
      }
      report(gaps, original, at: value.range, in: table, into: &diagnostics)
    }
  }

  /// The maximum total length of the combinations that are checked for one translation, in bytes.
  private static let maxWork = 1 << 18

  private static func check(
    _ plural: StringsTable.Plural, _ original: Original, of table: StringsTable,
    into diagnostics: inout [Diagnostic]
  ) {
    _ = visitForms(of: plural) { form, parts in
      let gaps = FormatGaps(of: parts)
      guard !gaps.fits(in: original.gaps) else { return true }
      report(gaps, original, at: form.text.range, in: table, into: &diagnostics)
      return false
    }
  }

  /// Visits each plural form of each variable in combination with the `other` form of all other variables. A form can
  /// omit the number, as in "one alarm". If `body` returns false, the other forms of the variable are omitted. Returns
  /// whether the limit allowed all visits.
  private static func visitForms(
    of plural: StringsTable.Plural, _ body: (StringsTable.Plural.Form, [FormatPart]) -> Bool
  ) -> Bool {
    let text = plural.text
    var work = 0
    for variable in plural.variables {
      var seen: Set<PluralCategory> = []
      for form in variable.forms where seen.insert(form.category).inserted {
        guard work < Self.maxWork else { return false }
        let parts = text.resolved { other, _ in other.name == variable.name ? form.category : .other }
        for part in parts { work += part.length }
        guard body(form, parts) else { break }
      }
    }
    return true
  }

  /// Returns the plural texts in tables that the rule does not check completely.
  package static func unchecked(in tables: [StringsTable]) -> [NotChecked] {
    tables.flatMap { table in
      table.entries.lazy.filter { entry in
        entry.plural.map { !visitForms(of: $0) { _, _ in true } } ?? false
      }.map { entry in
        NotChecked(
          [description.id], .longPlurals, count: 1,
          places: [NotChecked.Place(SourceLocation(table.source, entry.key.range))])
      }
    }
  }

  private static func report(
    _ gaps: FormatGaps, _ original: Original, at range: SourceRange, in table: StringsTable,
    into diagnostics: inout [Diagnostic]
  ) {
    diagnostics.append(
      diagnostic(
        .other(gaps.description, original.gaps.description), at: range, in: table,
        notes: [Diagnostic.Note(.textIsHere, at: original.location)]))
  }
}

extension Message {
  fileprivate static func other(_ gaps: String, _ base: String) -> Message {
    "Format specifiers differ: the translation has \(gaps), but the text has \(base)"
  }

  fileprivate static var textIsHere: Message { "the text is here" }
}
