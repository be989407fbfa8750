/// Variables that depend on one another, and the constraints between them: solved on their own.
struct Component {
  /// Ascending.
  let variables: [Int32]
  /// The constraints, in the order of their indexes.
  let members: [Int32]
  private(set) var simplex: LexicographicSimplex
  /// For each member its row, and what it was divided by.
  private let rows: [Int32]
  private let divisors: [Double]
  /// The terms of each row that are determined outside.
  private let fixedStarts: [Int32]
  private let fixedVariables: [Int32]
  private let fixedCoefficients: [Double]

  /// - Parameter localIndex: for each variable of the system its place in `variables`, or -1 where it is determined.
  init(variables: [Int32], members: [Int32], _ store: ConstraintStore, localIndex: [Int32]) {
    self.variables = variables
    self.members = members
    var rows = ComponentRows(variableCount: variables.count, memberCount: members.count)
    let levels = Set(members.lazy.map { store.priorities[Int($0)] }.filter { $0 < 1000 }).sorted(by: >)
    for member in members { rows.add(Int(member), store, levels, localIndex) }
    rows.program.finish(levels: levels.count)
    simplex = LexicographicSimplex(rows.program)
    self.rows = rows.rows
    divisors = rows.divisors
    fixedStarts = rows.fixedStarts
    fixedVariables = rows.fixedVariables
    fixedCoefficients = rows.fixedCoefficients
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
    guard case .infeasible(let opponents) = simplex.solve() else { return nil }
    return opponents.compactMap { opponent in
      let owner = simplex.program.requiredOwners[2 * opponent.row + (opponent.isUpper ? 0 : 1)]
      guard let place = members.firstIndex(of: owner) else { return nil }
      return (Int(owner), opponent.share / divisors[place])
    }
  }
}
