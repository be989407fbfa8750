import SceneLayout

/// A pseudorandom number generator that returns the same numbers for the same seed.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
  }

  mutating func next() -> UInt64 {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}

/// A small, randomly generated system in the form that the exact solver accepts.
struct RandomSystem {
  var variableCount: Int
  var rows: [ExactSolver.Row] = []

  init(seed: Int, variables: ClosedRange<Int> = 1...3, rows: ClosedRange<Int> = 1...7) {
    var randomState = Dice(seed: seed)
    variableCount = randomState.roll(variables)
    var ranks = Array(0..<rows.upperBound)
    ranks.shuffle(using: &randomState)
    for number in 0..<randomState.roll(rows) {
      self.rows.append(Self.row(&randomState, variableCount, rank: ranks[number]))
    }
  }

  static func row(_ randomState: inout Dice, _ variableCount: Int, rank: Int) -> ExactSolver.Row {
    var coefficients = [Int](repeating: 0, count: variableCount)
    for _ in 0..<randomState.roll(1...2) {
      let variable = randomState.roll(0...variableCount - 1)
      coefficients[variable] = [1, 1, 1, -1, -1, 2][randomState.roll(0...5)]
    }
    let relations: [ConstraintSystem.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    return ExactSolver.Row(
      coefficients: coefficients, relation: relations[randomState.roll(0...2)],
      constant: randomState.roll(-3...6) * 2,
      priority: [1000, 1000, 750, 250, 250][randomState.roll(0...4)], rank: rank)
  }

  static func constraint(_ row: ExactSolver.Row, _ variables: [ConstraintSystem.Variable])
    -> ConstraintSystem.Constraint
  {
    ConstraintSystem.Constraint(
      zip(row.coefficients, variables).filter { $0.0 != 0 }.map { ConstraintSystem.Term(Double($0.0), $0.1) },
      row.relation, Double(row.constant), priority: Double(row.priority), rank: row.rank)
  }

  func system() -> (ConstraintSystem, [ConstraintSystem.Variable]) {
    let system = ConstraintSystem()
    let variables = (0..<variableCount).map { _ in system.addVariable() }
    for row in rows { _ = system.add(Self.constraint(row, variables)) }
    return (system, variables)
  }
}
