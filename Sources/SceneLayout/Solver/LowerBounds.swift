/// The lower bounds of variables. Equations that define sums propagate the bounds from the parts to the sums.
struct LowerBounds {
  private(set) var values: [Double]

  init(_ program: LinearProgram) {
    values = [Double](repeating: -.infinity, count: program.variableCount)
    var queue: [Int32] = []
    for row in 0..<program.rowCount where program.starts[row + 1] - program.starts[row] == 1 {
      let term = Int(program.starts[row])
      guard program.costs(row, upper: program.coefficients[term] < 0) else { continue }
      let variable = Int(program.variables[term])
      let least = program.constants[row] / program.coefficients[term]
      if least > values[variable] {
        if values[variable] == -.infinity { queue.append(Int32(variable)) }
        values[variable] = least
      }
    }
    // Equations may form cycles that would increase a bound endlessly.
    var limit = 8 * program.variables.count
    var head = 0
    while head < queue.count, limit > 0 {
      let variable = Int(queue[head])
      head += 1
      for entry in Int(program.columnStarts[variable])..<Int(program.columnStarts[variable + 1]) {
        let row = Int(program.columnRows[entry])
        guard program.isEquation(row) else { continue }
        limit -= Int(program.starts[row + 1] - program.starts[row])
        guard let (raised, value) = raised(by: row, in: program),
          value > values[raised] + 1e-9 * (1 + abs(value))
        else { continue }
        values[raised] = value
        queue.append(Int32(raised))
      }
    }
  }

  /// Returns the variable that an equation defines as a sum of other variables, along with the variable's new lower
  /// bound. Returns nil if the bound is not higher than before.
  private func raised(by row: Int, in program: LinearProgram) -> (variable: Int, value: Double)? {
    let terms = program.terms(of: row)
    var positives = 0
    for term in terms where program.coefficients[term] > 0 { positives += 1 }
    let isPositive = positives == 1
    guard isPositive || terms.count - positives == 1 else { return nil }
    if terms.count == 2 {
      guard positives == 1 else { return nil }
      let (first, second) = (terms.lowerBound, terms.lowerBound + 1)
      for (one, other) in [(first, second), (second, first)] {
        let value =
          (program.constants[row] - program.coefficients[other] * values[Int(program.variables[other])])
          / program.coefficients[one]
        let variable = Int(program.variables[one])
        if value.isFinite, value > values[variable] + 1e-9 * (1 + abs(value)) { return (variable, value) }
      }
      return nil
    }
    var (sum, pivot, raised) = (program.constants[row], 1.0, 0)
    for term in terms {
      let coefficient = program.coefficients[term]
      if (coefficient > 0) == isPositive {
        (pivot, raised) = (coefficient, Int(program.variables[term]))
      } else {
        sum -= coefficient * values[Int(program.variables[term])]
      }
    }
    let value = sum / pivot
    return value.isFinite ? (raised, value) : nil
  }
}
