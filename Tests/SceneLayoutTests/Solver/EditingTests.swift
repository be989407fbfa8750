import SceneLayout
import TestSupport
import Testing

@Suite struct SystemEditingTests {
  /// A randomly edited system and the expected state.
  private struct Edited {
    var randomState: Dice
    let system = ConstraintSystem()
    var variables: [ConstraintSystem.Variable] = []
    var rows: [(id: ConstraintSystem.ConstraintID, row: ExactSolver.Row)] = []
    var nextRank = 0

    init(seed: Int) {
      randomState = Dice(seed: seed)
      for _ in 0..<randomState.roll(1...6) { variables.append(system.addVariable()) }
    }

    mutating func edit() {
      switch rows.isEmpty ? 0 : randomState.roll(0...9) {
      case 0...2:
        let row = RandomSystem.row(&randomState, variables.count, rank: nextRank)
        nextRank += 1
        rows.append((system.add(RandomSystem.constraint(row, variables)), row))
      case 3:
        let removed = rows.remove(at: randomState.roll(0...rows.count - 1))
        system.remove(removed.id)
      case 4:
        let place = randomState.roll(0...rows.count - 1)
        rows[place].row.priority = [1000, 750, 250, 1][randomState.roll(0...3)]
        system.setPriority(Double(rows[place].row.priority), of: rows[place].id)
      default:
        let place = randomState.roll(0...rows.count - 1)
        rows[place].row.constant = randomState.roll(-10...20)
        system.setConstant(Double(rows[place].row.constant), of: rows[place].id)
      }
    }

    /// Builds the same system at once, in a different order.
    mutating func afresh() -> (values: [Double], broken: [Int]) {
      let system = ConstraintSystem()
      let variables = variables.map { _ in system.addVariable() }
      let shuffled = rows.map(\.row).shuffled(using: &randomState)
      for row in shuffled { _ = system.add(RandomSystem.constraint(row, variables)) }
      system.solve()
      return (variables.map { system[$0] }, system.conflicts.map { shuffled[$0.broken.index].rank })
    }
  }

  @Test func incrementalEditsMatchSolvingFromScratch() {
    for seed in RandomSeeds.of(500) {
      var edited = Edited(seed: seed)
      var before = edited.variables.map { edited.system[$0] }
      for number in 0..<40 {
        for _ in 0..<edited.randomState.roll(1...3) { edited.edit() }
        let changed = edited.system.solve()
        let values = edited.variables.map { edited.system[$0] }
        let broken = edited.system.conflicts.map { conflict -> Int in
          edited.rows.first { $0.id == conflict.broken }?.row.rank ?? -1
        }
        let afresh = edited.afresh()
        let isSame = zip(values, afresh.values).allSatisfy { (value: Double, expected: Double) in
          abs(value - expected) < 1e-6
        }
        guard isSame, broken == afresh.broken else {
          Issue.record(
            "seed \(seed), edit \(number): \(values) \(broken) instead of \(afresh) of \(edited.rows.map(\.row))"
          )
          return
        }
        let expected = edited.variables.filter { values[$0.index] != before[$0.index] }
        #expect(changed == expected)
        before = values
      }
    }
  }

  @Test func solvingTwiceChangesNothing() {
    let (system, _) = RandomSystem(seed: 3).system()
    system.solve()
    #expect(system.solve() == [])
  }

  @Test func variableWithReusedIndexStartsAtZero() {
    let system = ConstraintSystem()
    let first = system.addVariable()
    let constraint = system.add(
      ConstraintSystem.Constraint([ConstraintSystem.Term(1, first)], .equal, 10, rank: 0))
    system.solve()
    system.remove(constraint)
    system.removeVariable(first)
    let second = system.addVariable()
    #expect(system[second] == 0)
    #expect(system.solve() == [])
  }
}
