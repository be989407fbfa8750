import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

package enum UnusedPluralForm: TableRule {
  package static let description = RuleDescription(
    "unused-plural-form", .localization, .warning,
    summary: "Plural form that the language does not have",
    discussion: """
      A form for a plural category that the language does not have is never shown. Remove the form. In \
      Polish, for example, no number belongs to the category 'two'. A translation into any language can have \
      a form for 'zero', which is shown for the number 0. Unicode's CLDR defines the plural categories of \
      each language.
      """,
    wrong: PluralSample.scene,
    wrongCompanions: [.init("pl.lproj/Clock.stringsdict", PluralSample.file(two: "%d budziki"))],
    right: PluralSample.scene,
    rightCompanions: [.init("pl.lproj/Clock.stringsdict", PluralSample.file())])

  package static func check(_ tables: [StringsTable], into diagnostics: inout [Diagnostic]) {
    for table in tables {
      guard let rule = PluralRule.known(for: table.locale) else { continue }
      for entry in table.entries {
        for variable in entry.plural?.variables ?? [] {
          for form in variable.forms where form.category != .zero && !rule.categories.contains(form.category)
          {
            diagnostics.append(
              diagnostic(.unused(form.category.rawValue, table.locale), at: form.range, in: table))
          }
        }
      }
    }
  }
}

extension Message {
  fileprivate static func unused(_ form: String, _ locale: String) -> Message {
    "The language '\(locale)' does not have the plural form '\(form)'"
  }
}
