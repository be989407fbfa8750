/// A text with plural forms: `1 file in 2 folders`.
///
/// The format contains variables with a form for each plural category of the language. For example,
/// `%#@files@ in %#@folders@` has `one` and `other` for `files` and for `folders`.
package struct PluralText: Sendable, Hashable {
  package struct Variable: Sendable, Hashable {
    package var name: String
    /// The number of the argument that selects the form, or nil for the next unused one.
    package var argument: Int?
    /// The text for each category. `other` always exists.
    package var forms: [PluralCategory: String]

    /// Creates a variable. If `other` is missing, its form is empty.
    package init(name: String, argument: Int? = nil, forms: [PluralCategory: String]) {
      self.name = name
      self.argument = argument
      self.forms = forms.merging([.other: ""]) { given, _ in given }
    }
  }

  package var format: String
  /// The variables, sorted by the bytes of their names.
  package let variables: [Variable]

  /// Creates a text. If several variables have the same name, the last one applies.
  package init(format: String, variables: [Variable]) {
    self.format = format
    self.variables = Dictionary(variables.map { ($0.name, $0) }, uniquingKeysWith: { $1 }).values
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Creates a text whose forms are complete texts, selected by an argument.
  package init(whole forms: [PluralCategory: String], argument: Int = 1) {
    self.init(
      format: "%#@\(Self.wholeName)@",
      variables: [Variable(name: Self.wholeName, argument: argument, forms: forms)])
  }

  package static let wholeName = "value"

  package var isWhole: Bool {
    variables.count == 1
      && FormatPart.parts(of: format) == [.variable(name: variables[0].name, argument: nil)]
  }

  package func variable(_ name: String) -> Variable? { variables.first { $0.name == name } }

  /// The text without a number: all variables in their form for `other`.
  package var general: String { expanded(format, depth: 0) }

  private func expanded(_ text: String, depth: Int) -> String {
    guard text.contains("%"), depth < Self.greatestDepth else { return text }
    var result = ""
    for (part, source) in FormatPart.pieces(of: text) where result.utf8.count < Self.greatestLength {
      if case .variable(let name, _) = part, let variable = variable(name) {
        result += expanded(variable.forms[.other] ?? "", depth: depth + 1)
      } else {
        result += source
      }
    }
    return result
  }

  /// The maximum depth of variables in the forms of other variables.
  package static let greatestDepth = 8
  /// The maximum length of a text or a form, in bytes.
  package static let greatestLength = 1 << 16
}
