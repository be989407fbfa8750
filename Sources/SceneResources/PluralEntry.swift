import SceneDiagnostics
import SceneValues

extension StringsTable {
  /// How a translation differs by numbers, with the places of what says so.
  public struct Plural: Sendable, Hashable {
    /// Its variables, as they were written.
    package var variables: [Variable]
    /// What is shown: the format, with variables in it.
    package var format: Text

    package struct Variable: Sendable, Hashable {
      package var name: String
      /// Where it is written: its name, or what stands in its place.
      package var range: SourceRange
      /// The number of the argument that decides; nil for the next one.
      package var argument: Int?
      /// In the order of the file; of two of a kind the last counts.
      package var forms: [Form]

      /// The form for a kind of number; nil where there is none.
      package func form(_ category: PluralCategory) -> Text? {
        forms.last { $0.category == category }?.text
      }
    }

    package struct Form: Sendable, Hashable {
      package var category: PluralCategory
      /// Where the kind is written.
      package var range: SourceRange
      package var text: Text
    }

    /// Without places, as it is compiled: which argument decides, the variables say, and no more the texts.
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

    package init(format: Text, variables: [Variable]) {
      self.format = format
      self.variables = variables
    }

    /// A text of which each form is the whole of it.
    ///
    /// Its gaps are numbered as far as there are several, since the number that decides need not be the first.
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
  /// With the numbers of its gaps, which otherwise count from the argument that decides.
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
