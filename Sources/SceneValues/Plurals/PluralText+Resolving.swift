extension PluralText {
  /// Returns the parts of the text, in which each variable is replaced with its selected form. Placeholders and variables
  /// without a number use the next argument. Within the form of a variable, numbering starts at the variable's own
  /// argument. For example, in a form selected by the second argument, `%d` is the second argument.
  package func resolved(
    choosing choose: @escaping (_ variable: Variable, _ argument: Int) -> PluralCategory
  ) -> [FormatPart] {
    var resolution = Resolution(text: self, choose: choose)
    var next = 1
    resolution.resolve(format, next: &next, depth: 0)
    return resolution.parts
  }

  private struct Resolution {
    let text: PluralText
    let choose: (Variable, Int) -> PluralCategory
    var parts: [FormatPart] = []
    private var bound: [String: Int] = [:]
    private var length = 0

    init(text: PluralText, choose: @escaping (Variable, Int) -> PluralCategory) {
      self.text = text
      self.choose = choose
    }

    mutating func resolve(_ format: String, next: inout Int, depth: Int, of argument: Int? = nil) {
      guard depth < PluralText.maximumDepth else { return }
      for part in FormatPart.parts(of: format) where length < PluralText.maximumLength {
        length += part.length
        switch part {
        case .text: parts.append(part)
        case .gap(var gap):
          if gap.argument == nil {
            gap.argument = next
            next += 1
          }
          parts.append(.gap(gap))
        case .variable(let name, let explicit):
          guard let variable = text.variable(name) else {
            parts.append(.text("%#@\(name)@"))
            continue
          }
          let known = explicit ?? variable.argument ?? bound[name]
          let number = known ?? max(next, argument.map { $0 + 1 } ?? next)
          bound[name] = number
          var inner = number
          let form = variable.forms[choose(variable, number)] ?? variable.forms[.other] ?? ""
          resolve(form, next: &inner, depth: depth + 1, of: number)
          if known == nil { next = max(inner, number + 1) }
        }
      }
    }
  }
}
