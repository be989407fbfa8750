import SceneDiagnostics
import SceneValues

extension StringsTable {
  /// The plural forms of a translation, including their source ranges.
  public struct Plural: Sendable, Hashable {
    package var variables: [Variable]
    package var format: Text

    package struct Variable: Sendable, Hashable {
      package var name: String
      /// The range of the name or, if the source does not contain the name, of the value.
      package var range: SourceRange
      /// The number of the argument that selects the form, or nil for the next argument in order.
      package var argument: Int?
      /// The forms in file order. If several forms have the same category, the last one is used.
      package var forms: [Form]

      package func form(_ category: PluralCategory) -> Text? {
        forms.last { $0.category == category }?.text
      }
    }

    package struct Form: Sendable, Hashable {
      package var category: PluralCategory
      package var range: SourceRange
      package var text: Text
    }

    /// The text to compile, without source ranges. The variables rather than the strings contain the argument numbers.
    package var text: PluralText {
      PluralText(
        format: format.unnumbered,
        variables: variables.map { variable in
          PluralText.Variable(
            name: variable.name, argument: variable.argument,
            forms: Dictionary(
              variable.forms.map { ($0.category, $0.text.unnumbered) }, uniquingKeysWith: { $1 }))
        })
    }

    /// The variables by name. If several variables have the same name, the last one is used.
    package var variablesByName: [String: Variable] {
      Dictionary(variables.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }

    package init(format: Text, variables: [Variable]) {
      self.format = format
      self.variables = variables
    }

    /// Creates plural forms in which each form is a complete string.
    package init(whole forms: [Form], range: SourceRange) {
      let parts = (forms.last { $0.category == .other } ?? forms.last).map {
        FormatPart.parts(of: $0.text.text)
      }
      let gaps = (parts ?? []).compactMap { part -> FormatGap? in
        if case .gap(let gap) = part { gap } else { nil }
      }
      let numbers: [FormatGap.Kind] = [.integer, .fraction, .number, .hexadecimal, .octal]
      let place = gaps.firstIndex { numbers.contains($0.kind) } ?? 0
      let argument = gaps.isEmpty ? 1 : gaps[place].argument ?? place + 1
      self.init(
        format: Text(text: "%#@\(PluralText.wholeName)@", range: range),
        variables: [
          Variable(
            name: PluralText.wholeName, range: range, argument: argument,
            forms: argument == 1 ? forms : forms.map(\.numbered))
        ])
    }
  }
}

extension StringsTable.Text {
  fileprivate var unnumbered: String {
    guard text.contains("#@") else { return text }
    return FormatPart.pieces(of: text).map { part, source in
      if case .variable(let name, _?) = part { "%#@\(name)@" } else { String(source) }
    }.joined()
  }
}

extension StringsTable.Plural.Form {
  /// The form with explicitly numbered placeholders. Implicit numbers would start at the argument that selects the form.
  fileprivate var numbered: Self {
    var next = 1
    var result = ""
    for (part, source) in FormatPart.pieces(of: text.text) {
      guard case .gap(let gap) = part, gap.argument == nil else {
        result += source
        continue
      }
      result += "%\(next)$\(source.dropFirst())"
      next += 1
    }
    var numbered = self
    numbered.text.text = result
    return numbered
  }
}
