import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

package enum UnusedPluralForm: FileRule {
  package static let description = RuleDescription(
    "unused-plural-form", .localization, .warning,
    summary: "Plural form that the language does not have",
    discussion: """
      The form of a category that the language does not have is never shown: no number is 'two' in Polish. \
      Every language can have a form for 'zero', which is shown for 0. The categories of each language are \
      defined by Unicode's CLDR.
      """,
    wrong: PluralSample.scene,
    wrongCompanions: [.init("pl.lproj/Clock.stringsdict", PluralSample.file(two: "%d budziki"))],
    right: PluralSample.scene,
    rightCompanions: [.init("pl.lproj/Clock.stringsdict", PluralSample.file())])

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for table in scene.resources.tables {
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
