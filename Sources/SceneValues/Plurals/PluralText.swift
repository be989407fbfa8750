/// Text with plural forms, such as `1 file in 2 folders`. The format contains variables, each with a form for every
/// plural category of the language. For example, in `%#@files@ in %#@folders@`, both `files` and `folders` have the forms
/// `one` and `other`.
package struct PluralText: Sendable, Hashable {
  package struct Variable: Sendable, Hashable {
    package var name: String
    /// The number of the argument that selects the form, or nil if the variable uses the next unused argument.
    package var argument: Int?
    /// The form for each category. The form for `other` always exists.
    package var forms: [PluralCategory: String]

    /// Creates a variable. If the form for `other` is missing, an empty form is used.
    package init(name: String, argument: Int? = nil, forms: [PluralCategory: String]) {
      self.name = name
      self.argument = argument
      self.forms = forms.merging([.other: ""]) { given, _ in given }
    }
  }

  package var format: String
  /// The variables, sorted by the bytes of their names.
  package let variables: [Variable]

  /// Creates text with plural forms. If multiple variables have the same name, the last one is used.
  package init(format: String, variables: [Variable]) {
    self.format = format
    self.variables = Dictionary(variables.map { ($0.name, $0) }, uniquingKeysWith: { $1 }).values
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Creates text whose forms are complete sentences. The given argument selects the form.
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

  /// Returns a variable, which a binary search finds because a text can have thousands of variables.
  package func variable(_ name: String) -> Variable? {
    var (low, high) = (0, variables.count)
    while low < high {
      let middle = (low + high) / 2
      if variables[middle].name.utf8.lexicographicallyPrecedes(name.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < variables.count && variables[low].name == name ? variables[low] : nil
  }

  /// The text for an unspecified number, in which each variable is replaced with its form for `other`.
  package var general: String { expanded(format, depth: 0) }

  private func expanded(_ text: String, depth: Int) -> String {
    guard text.contains("%"), depth < Self.maximumDepth else { return text }
    var result = ""
    for (part, source) in FormatPart.pieces(of: text) where result.utf8.count < Self.maximumLength {
      if case .variable(let name, _) = part, let variable = variable(name) {
        result += expanded(variable.forms[.other] ?? "", depth: depth + 1)
      } else {
        result += source
      }
    }
    return result
  }

  /// The maximum nesting depth of variables in the forms of other variables.
  package static let maximumDepth = 8
  /// The maximum length, in bytes, of the text or of a form.
  package static let maximumLength = 1 << 16
}
