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

      Only the forms for whole numbers below one million are required. Unicode's CLDR defines the plural \
      categories of each language.
      """,
    wrong: PluralSample.scene,
    wrongCompanions: [.init("pl.lproj/Clock.stringsdict", PluralSample.file(few: nil, marked: "▶alarms"))],
    right: PluralSample.scene,
    rightCompanions: [.init("pl.lproj/Clock.stringsdict", PluralSample.file())])

  package static func check(_ tables: [StringsTable], into diagnostics: inout [Diagnostic]) {
    for table in tables {
      guard let rule = PluralRule.known(for: table.locale) else { continue }
      for entry in table.entries {
        for variable in entry.plural?.variables ?? [] {
          let lacking = rule.countedCategories.filter { $0 != .other && variable.form($0) == nil }
          guard !lacking.isEmpty, variable.form(.other) != nil else { continue }
          diagnostics.append(
            diagnostic(
              .lacking(CheckedScene.list(lacking.map(\.rawValue)), table.locale),
              at: variable.range, in: table))
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
