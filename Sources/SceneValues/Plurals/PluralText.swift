/// A text that differs by numbers: `1 file in 2 folders`.
///
/// Its format names variables, and each variable has a form for each kind of number that its language tells apart:
/// `%#@files@ in %#@folders@`, with `one` and `other` for `files` and for `folders`. A form may name variables, too.
package struct PluralText: Sendable, Hashable {
  /// What differs by one number.
  package struct Variable: Sendable, Hashable {
    /// As the format names it.
    package var name: String
    /// The number of the argument that decides; nil for the next one that is not taken.
    package var argument: Int?
    /// The text for each kind of number. `other` is always there.
    package var forms: [PluralCategory: String]

    /// A variable; a form for `other` is empty unless it is among the forms.
    package init(name: String, argument: Int? = nil, forms: [PluralCategory: String]) {
      self.name = name
      self.argument = argument
      self.forms = forms.merging([.other: ""]) { said, _ in said }
    }
  }

  /// The text, which names variables.
  package var format: String
  /// In the order of their names, byte by byte.
  package let variables: [Variable]

  /// A text; of two variables with one name, the last counts.
  package init(format: String, variables: [Variable]) {
    self.format = format
    self.variables = Dictionary(variables.map { ($0.name, $0) }, uniquingKeysWith: { $1 }).values
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// A text that is another one as a whole, as the argument of some number decides.
  package init(whole forms: [PluralCategory: String], argument: Int = 1) {
    self.init(
      format: "%#@\(Self.wholeName)@",
      variables: [Variable(name: Self.wholeName, argument: argument, forms: forms)])
  }

  /// What the variable of a text is called that has no name for it.
  package static let wholeName = "value"

  /// Whether each form is the whole of the text.
  package var isWhole: Bool {
    variables.count == 1
      && FormatPart.parts(of: format) == [.variable(name: variables[0].name, argument: nil)]
  }

  /// The variable of that name.
  package func variable(_ name: String) -> Variable? { variables.first { $0.name == name } }

  /// What is shown as long as nobody says a number: all variables in their form for `other`.
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

  /// How deep variables are looked up in forms of others.
  package static let greatestDepth = 8
  /// No text gets longer than this, in bytes, and a form.
  package static let greatestLength = 1 << 16
}
