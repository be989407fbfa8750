import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

package enum UnusedPluralForm: FileRule {
  package static let description = RuleDescription(
    "unused-plural-form", .localization, .warning,
    summary: "Plural form that the language does not have",
    discussion: """
      A form for a kind of number that the language does not tell apart from others is never shown: no \
      number is 'two' in Polish. Every language can have a form for 'zero': it is shown for 0. Which kinds a \
      language has is what Unicode's CLDR says.
      """,
    wrong: PluralSample.scene,
    besideWrong: [.init("pl.lproj/Clock.stringsdict", PluralSample.file(two: "%d budziki"))],
    right: PluralSample.scene,
    besideRight: [.init("pl.lproj/Clock.stringsdict", PluralSample.file())])

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
    "No number is '\(form)' in the language '\(locale)'"
  }
}
