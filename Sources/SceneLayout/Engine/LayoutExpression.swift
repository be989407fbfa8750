struct LayoutExpression {
  var terms: [ConstraintSystem.Term] = []
  var constant = 0.0

  mutating func add(_ variable: ConstraintSystem.Variable, _ coefficient: Double = 1) {
    guard coefficient != 0 else { return }
    for index in terms.indices where terms[index].variable == variable {
      let sum = terms[index].coefficient + coefficient
      if sum == 0 { terms.remove(at: index) } else { terms[index].coefficient = sum }
      return
    }
    terms.append(ConstraintSystem.Term(coefficient, variable))
  }

  mutating func add(_ other: LayoutExpression, _ factor: Double = 1) {
    for term in other.terms { add(term.variable, term.coefficient * factor) }
    constant += other.constant * factor
  }
}
