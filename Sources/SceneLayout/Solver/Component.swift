/// Variables that depend on one another, and the constraints between them: solved on their own.
struct Component {
  /// Ascending.
  let variables: [Int32]
  private(set) var simplex: LexicographicSimplex
  /// The constraints, in the order of their indexes, and for each its row and what it was divided by.
  let members: [Int32]
  private var rows: [Int32] = []
  private var divisors: [Double] = []
  /// The terms of each row that are determined outside.
  private var fixedStarts: [Int32] = [0]
  private var fixedVariables: [Int32] = []
  private var fixedCoefficients: [Double] = []

  /// - Parameter localIndex: for each variable of the system its place in `variables`, or -1 where it is determined.
  init(variables: [Int32], members: [Int32], _ store: ConstraintStore, localIndex: [Int32]) {
    self.variables = variables
    self.members = members
    var program = LinearProgram(variableCount: variables.count)
    var rowsByKey: [RowKey: Int] = [:]
    let priorities = Set(members.lazy.map { store.priorities[Int($0)] }.filter { $0 < 1000 }).sorted(by: >)
    var levels: [Double: Int32] = [:]
    for (level, priority) in priorities.enumerated() { levels[priority] = Int32(level) }
    let ordered = members.sorted { store.precedes(Int($0), Int($1)) }
    var rowOf: [Int32: (row: Int, divisor: Double)] = [:]
    for member in ordered {
      let index = Int(member)
      let terms = store.terms(of: index)
      var divisor = 0.0
      for term in terms where localIndex[Int(store.variables[term])] >= 0 {
        if abs(store.coefficients[term]) > abs(divisor) { divisor = store.coefficients[term] }
      }
      let key = RowKey(
        variables: Array(store.variables[terms]),
        coefficients: terms.map { store.coefficients[$0] / divisor },
        constant: store.constants[index] / divisor)
      let row: Int
      if let known = rowsByKey[key] {
        row = known
      } else {
        let free = zip(key.variables, key.coefficients).filter { localIndex[Int($0.0)] >= 0 }
        row = program.add(free.lazy.map { (localIndex[Int($0.0)], $0.1) }, constant: key.constant)
        for (variable, coefficient) in zip(key.variables, key.coefficients)
        where localIndex[Int(variable)] < 0 {
          fixedVariables.append(variable)
          fixedCoefficients.append(coefficient)
        }
        fixedStarts.append(Int32(fixedVariables.count))
        rowsByKey[key] = row
      }
      rowOf[member] = (row, divisor)
      let relation = store.relations[index]
      let level = store.isRequired(index) ? -1 : levels[store.priorities[index]] ?? 0
      for isUpper in [true, false]
      where relation == .equal || (relation == .lessThanOrEqual) == (isUpper == (divisor > 0)) {
        program.add(
          LinearProgram.Cap(
            level: level, rank: store.ranks[index], weight: abs(divisor), owner: member, row: Int32(row),
            isUpper: isUpper))
      }
    }
    for member in members {
      guard let (row, divisor) = rowOf[member] else { continue }
      rows.append(Int32(row))
      divisors.append(divisor)
    }
    program.finish(levels: priorities.count)
    simplex = LexicographicSimplex(program)
  }

  private struct RowKey: Hashable {
    var variables: [Int32]
    var coefficients: [Double]
    var constant: Double
  }

  /// Takes over the constants, as they are now.
  ///
  /// - Returns: whether the component is still what it was: rows that were one because their constants were equal must not
  ///   differ.
  mutating func updateConstants(_ store: ConstraintStore, _ values: [Double]) -> Bool {
    var isSet = [Bool](repeating: false, count: simplex.program.rowCount)
    for (place, member) in members.enumerated() {
      let row = Int(rows[place])
      var constant = store.constants[Int(member)] / divisors[place]
      for term in Int(fixedStarts[row])..<Int(fixedStarts[row + 1]) {
        constant -= fixedCoefficients[term] * values[Int(fixedVariables[term])]
      }
      constant = constant.held
      if isSet[row] {
        if simplex.program.constants[row] != constant { return false }
      } else {
        simplex.program.constants[row] = constant
        isSet[row] = true
      }
    }
    return true
  }

  /// - Returns: required constraints that cannot all hold, if there are such, each with its share in a sum that is nothing
  ///   but a constant.
  mutating func solve() -> [(index: Int, share: Double)]? {
    guard case .infeasible(let rows) = simplex.solve() else { return nil }
    return rows.compactMap { opponent in
      let owner = simplex.program.requiredOwners[2 * opponent.row + (opponent.isUpper ? 0 : 1)]
      guard let place = members.firstIndex(of: owner) else { return nil }
      return (Int(owner), opponent.share / divisors[place])
    }
  }
}
