/// A connected set of variables and their constraints that is solved independently.
struct Component {
  /// The variables, in ascending order.
  let variables: [Int32]
  let members: [Int32]
  private(set) var simplex: LexicographicSimplex
  private var hasConstants = false
  /// The row of each member. The row equals the member divided by its divisor in `divisors`.
  private let rows: [Int32]
  private let divisors: [Double]
  private let sharedRows: [Bool]
  /// For each member, the start of the range of terms whose variables are determined outside the component.
  private let fixedStarts: [Int32]
  private let fixedVariables: [Int32]
  private let fixedCoefficients: [Double]

  init(variables: [Int32], members: [Int32], _ store: ConstraintStore, localIndex: [Int32]) {
    self.variables = variables
    self.members = members
    var rows = ComponentRows(variables: variables, memberCount: members.count, store)
    let priorities = Set(members.lazy.map { store.priorities[Int($0)] })
    let levels = priorities.filter { $0 < 1000 }.sorted(by: >)
    for member in members { rows.add(Int(member), store, levels, localIndex) }
    rows.program.finish(levels: levels.count)
    simplex = LexicographicSimplex(rows.program)
    self.rows = rows.rows
    divisors = rows.divisors
    var counts = [Int32](repeating: 0, count: rows.program.rowCount)
    for row in rows.rows { counts[Int(row)] += 1 }
    sharedRows = counts.map { $0 > 1 }
    fixedStarts = rows.fixedStarts
    fixedVariables = rows.fixedVariables
    fixedCoefficients = rows.fixedCoefficients
  }

  /// Updates the constants of the constraints in `touched`. The first call updates all constants. Returns false if
  /// constraints that share a row no longer have equal constants; otherwise, true.
  mutating func updateConstants(_ touched: [Int32], _ store: ConstraintStore, _ values: [Double]) -> Bool {
    guard hasConstants else {
      hasConstants = true
      for place in members.indices {
        simplex.program.constants[Int(rows[place])] = constant(of: place, store, values)
      }
      return true
    }
    for member in touched {
      guard let place = place(of: member) else { continue }
      let row = Int(rows[place])
      let constant = constant(of: place, store, values)
      if sharedRows[row] {
        for other in members.indices where rows[other] == row {
          if self.constant(of: other, store, values) != constant { return false }
        }
      }
      simplex.program.constants[row] = constant
    }
    return true
  }

  private func constant(of place: Int, _ store: ConstraintStore, _ values: [Double]) -> Double {
    let row = Int(rows[place])
    var constant = store.constants[Int(members[place])] / divisors[place]
    for term in Int(fixedStarts[row])..<Int(fixedStarts[row + 1]) {
      constant -= fixedCoefficients[term] * values[Int(fixedVariables[term])]
    }
    return constant.held
  }

  private func place(of member: Int32) -> Int? {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle] < member { low = middle + 1 } else { high = middle }
    }
    return low < members.count && members[low] == member ? low : nil
  }

  /// Solves the component. Returns nil if there is a solution; otherwise, a set of conflicting required constraints. The
  /// weighted sum of these constraints, in which each share is a weight, is a nonzero constant without variables.
  mutating func solve() -> [(index: Int, share: Double)]? {
    guard case .infeasible(let opponents) = simplex.solve() else { return nil }
    return opponents.compactMap { opponent in
      let owner = simplex.program.requiredOwners[2 * opponent.row + (opponent.isUpper ? 0 : 1)]
      guard let place = place(of: owner) else { return nil }
      return (Int(owner), opponent.share / divisors[place])
    }
  }

  mutating func freedom(countingRanks: Bool) -> LexicographicSimplex.Freedom? {
    simplex.freedom(countingRanks: countingRanks)
  }
}
