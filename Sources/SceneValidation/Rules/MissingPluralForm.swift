import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

package enum MissingPluralForm: TableRule {
  package static let description = RuleDescription(
    "missing-plural-form", .localization, .warning,
    summary: "Plural form required by the language is missing",
    discussion: """
      Languages have different plural categories. English has 'one' and 'other'; Polish has 'one', 'few', \
      'many', and 'other'; and Japanese has only 'other'. If the form for a category is missing, the form \
      for 'other' is shown instead, which is grammatically wrong. Add the missing form.

      The rule does not check a text that has no forms except 'zero' and 'other', because the text might be \
      the same for all numbers, as in '%d Zeichen'. In a table for code, the form 'one' is required only if \
      the string in the development language has this form, because the code might use another string for \
      the number 1.

      Only the forms for whole numbers below one million are required. Unicode's CLDR defines the plural \
      categories of each language.
      """,
    wrong: PluralSample.scene,
    wrongCompanions: [.init("pl.lproj/Clock.stringsdict", PluralSample.file(few: nil, marked: "▶alarms"))],
    right: PluralSample.scene,
    rightCompanions: [.init("pl.lproj/Clock.stringsdict", PluralSample.file())])

  package static func check(_ tables: [StringsTable], into diagnostics: inout [Diagnostic]) {
    check(tables, withoutOne: [], into: &diagnostics)
  }

  package static func check(_ table: CodeTable, into diagnostics: inout [Diagnostic]) {
    check(table.files, withoutOne: keysWithoutOne(in: table), into: &diagnostics)
  }

  private static func check(
    _ tables: [StringsTable], withoutOne: Set<String>, into diagnostics: inout [Diagnostic]
  ) {
    visitLacking(in: tables, withoutOne: withoutOne) { variable, lacking, table, isNeeded in
      guard isNeeded else { return }
      let forms = CheckedScene.list(lacking.map(\.rawValue))
      diagnostics.append(diagnostic(.lacking(forms, table.locale), at: variable.range, in: table))
    }
  }

  package static func unchecked(in tables: [StringsTable]) -> [NotChecked] {
    unchecked(in: tables, withoutOne: [])
  }

  package static func unchecked(in table: CodeTable) -> [NotChecked] {
    unchecked(in: table.files, withoutOne: keysWithoutOne(in: table))
  }

  private static func unchecked(in tables: [StringsTable], withoutOne: Set<String>) -> [NotChecked] {
    var records: [NotChecked] = []
    visitLacking(in: tables, withoutOne: withoutOne) { variable, _, table, isNeeded in
      guard !isNeeded else { return }
      let place = NotChecked.Place(SourceLocation(table.source, variable.range))
      records.append(NotChecked([description.id], .unneededForms, count: 1, places: [place]))
    }
    return records
  }

  /// Returns the keys whose strings in the development language have plural forms, but none for `one`.
  private static func keysWithoutOne(in table: CodeTable) -> Set<String> {
    Set(
      table.originals.filter { _, original in
        original.entry.plural?.variables.allSatisfy { $0.form(.one) == nil } ?? false
      }.keys)
  }

  private static func visitLacking(
    in tables: [StringsTable], withoutOne: Set<String>,
    _ body: (
      _ variable: StringsTable.Plural.Variable, _ lacking: [PluralCategory], _ table: StringsTable,
      _ isNeeded: Bool
    ) -> Void
  ) {
    for table in tables {
      guard let rule = PluralRule.known(for: table.locale) else { continue }
      for entry in table.entries {
        for variable in entry.plural?.variables ?? [] where variable.form(.other) != nil {
          let lacking = rule.countedCategories.filter { $0 != .other && variable.form($0) == nil }
          guard !lacking.isEmpty else { continue }
          let isVaried = variable.forms.contains { $0.category != .zero && $0.category != .other }
          let isNeeded = isVaried && !(lacking == [.one] && withoutOne.contains(entry.key.text))
          body(variable, lacking, table, isNeeded)
        }
      }
    }
  }
}

extension Message {
  fileprivate static func lacking(_ forms: String, _ locale: String) -> Message {
    "The language '\(locale)' needs a plural form for \(forms)"
  }
}
