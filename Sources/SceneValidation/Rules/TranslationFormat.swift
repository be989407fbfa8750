import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

package enum TranslationFormat: FileRule {
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

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    guard !scene.translatingTables.isEmpty else { return }
    var known: [String: (gaps: FormatGaps, range: SourceRange)] = [:]
    for object in scene.document.objects.indices where scene.document.objects[object].id != nil {
      for text in scene.translatableTexts(of: object) {
        let literal = scene.document.values[text.value].literal
        known[text.key!] = (FormatGaps(of: literal.text), literal.range)
      }
    }
    for table in scene.translatingTables {
      for entry in table.entries {
        guard let value = entry.value, !value.text.isEmpty, let base = known[entry.key.text] else { continue }
        if let plural = entry.plural {
          check(plural, base, of: table, in: scene, into: &diagnostics)
          continue
        }
        let gaps = FormatGaps(of: value.text)
        guard gaps != base.gaps else { continue }
        diagnostics.append(
          diagnostic(
            .other(gaps.description, base.gaps.description), at: value.range, in: table,
            notes: [scene.note(.textIsHere, at: base.range)]))
      }
    }
  }

  /// Checks each plural form of each variable in combination with the `other` form of all other variables. A form can
  /// omit the number, as in "one alarm".
  private static func check(
    _ plural: StringsTable.Plural, _ base: (gaps: FormatGaps, range: SourceRange), of table: StringsTable,
    in scene: CheckedScene, into diagnostics: inout [Diagnostic]
  ) {
    let text = plural.text
    for variable in plural.variables {
      for form in variable.forms {
        let gaps = FormatGaps(
          of: text.resolved { other, _ in other.name == variable.name ? form.category : .other })
        guard !gaps.fits(in: base.gaps) else { continue }
        diagnostics.append(
          diagnostic(
            .other(gaps.description, base.gaps.description), at: form.text.range, in: table,
            notes: [scene.note(.textIsHere, at: base.range)]))
        break
      }
    }
  }
}

extension Message {
  fileprivate static func other(_ gaps: String, _ base: String) -> Message {
    "Format specifiers differ: the translation has \(gaps), but the text has \(base)"
  }

  fileprivate static var textIsHere: Message { "the text is here" }
}
