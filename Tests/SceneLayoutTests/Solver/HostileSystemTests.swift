import SceneLayout
import TestSupport
import Testing

@Suite struct HostileSystemTests {
  private typealias Term = ConstraintSystem.Term
  private typealias Constraint = ConstraintSystem.Constraint

  @Test func extremeNumbersGiveFiniteResults() {
    let numbers = [
      0, 1, -1, 1.7e7, -1.7e7, 1e-9, 1e-12, .leastNonzeroMagnitude, 1e308, .infinity, -.infinity, .nan, 3,
      1.0 / 3, 1e-3,
    ]
    for seed in RandomSeeds.of(3000) {
      var randomState = Dice(seed: seed)
      let system = ConstraintSystem()
      let variables = (0..<randomState.roll(1...8)).map { _ in system.addVariable() }
      var ids: [ConstraintSystem.ConstraintID] = []
      for rank in 0..<randomState.roll(1...20) {
        let terms = (0..<randomState.roll(0...4)).map { _ in
          Term(
            numbers[randomState.roll(0...numbers.count - 1)],
            variables[randomState.roll(0...variables.count - 1)])
        }
        let relations: [ConstraintSystem.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        ids.append(
          system.add(
            Constraint(
              terms, relations[randomState.roll(0...2)], numbers[randomState.roll(0...numbers.count - 1)],
              priority: [1000, 750, 250, -1, .nan, 1e-300, .infinity][randomState.roll(0...6)], rank: rank)))
      }
      for _ in 0..<3 {
        system.solve()
        #expect(variables.allSatisfy { system[$0].isFinite }, "seed \(seed)")
        _ = system.ambiguities()
        system.setConstant(
          numbers[randomState.roll(0...numbers.count - 1)], of: ids[randomState.roll(0...ids.count - 1)])
      }
    }
  }

  @Test func valuesStayFiniteAsCoefficientsGrow() {
    let system = ConstraintSystem()
    var last = system.addVariable()
    _ = system.add(Constraint([Term(1, last)], .equal, 1, rank: 0))
    for rank in 1...200 {
      let next = system.addVariable()
      _ = system.add(Constraint([Term(1, next), Term(-1.7e7, last)], .equal, 0, rank: rank))
      last = next
    }
    system.solve()
    #expect(system[last].isFinite)
  }

  @Test("Thousands of redundant constraints do not conflict")
  func mergesRedundantRows() {
    let system = ConstraintSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    for rank in 0..<3000 {
      let factor = Double(rank % 7 + 1)
      _ = system.add(Constraint([Term(factor, x), Term(factor, y)], .equal, 12 * factor, rank: 3 * rank))
      _ = system.add(Constraint([Term(1, x)], .lessThanOrEqual, 5 + Double(rank), rank: 3 * rank + 1))
      _ = system.add(Constraint([Term(1, x)], .equal, 3, priority: 250, rank: 3 * rank + 2))
    }
    system.solve()
    #expect(system.conflicts.isEmpty)
    #expect(abs(system[x] - 3) < 1e-9 && abs(system[y] - 9) < 1e-9)
  }

  @Test("Each contradictory constraint conflicts with the first constraint")
  func eachContradictoryConstraintConflictsWithFirst() {
    let system = ConstraintSystem()
    let x = system.addVariable()
    let ids = (0..<60).map { system.add(Constraint([Term(1, x)], .equal, Double($0), rank: $0)) }
    system.solve()
    #expect(system[x] == 0)
    #expect(system.conflicts.map(\.broken) == Array(ids[1...]))
    #expect(system.conflicts.allSatisfy { $0.members.first == ids[0] && $0.members.count == 2 })
  }

  @Test("If a required sum is too small for all preferred values, the variables added last are zero")
  func distributesSumAmongManyVariables() {
    let system = ConstraintSystem()
    let variables = (0..<400).map { _ in system.addVariable() }
    _ = system.add(Constraint(variables.reversed().map { Term(1, $0) }, .equal, 1000, rank: 0))
    for (rank, variable) in variables.enumerated() {
      _ = system.add(Constraint([Term(1, variable)], .greaterThanOrEqual, 0, rank: rank + 1))
      _ = system.add(Constraint([Term(1, variable)], .equal, 3, priority: 250, rank: 1000 + rank))
    }
    system.solve()
    // The views need 1200 but have 1000, so the last ones get nothing.
    let expected: [Double] = Array(repeating: 3, count: 333) + [1] + Array(repeating: 0, count: 66)
    #expect(variables.map { system[$0] } == expected)
  }

  @Test func constraintWithoutTermsIsSatisfiedOrConflicts() {
    let system = ConstraintSystem()
    let x = system.addVariable()
    _ = system.add(Constraint([Term(1, x), Term(-1, x)], .equal, 0, rank: 0))
    let wrong = system.add(Constraint([], .greaterThanOrEqual, 1, rank: 1))
    system.solve()
    #expect(system.conflicts.map(\.members) == [[wrong]])
  }
}
