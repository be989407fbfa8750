import SceneLayout
import TestSupport
import Testing

@Suite struct AmbiguityTests {
  private typealias Term = ConstraintSystem.Term
  private typealias Constraint = ConstraintSystem.Constraint

  @Test func whatOneInequalityBoundsHasAnotherValueThatIsAsGood() {
    let system = ConstraintSystem()
    let (left, width) = (system.addVariable(), system.addVariable())
    _ = system.add(Constraint([Term(1, left)], .equal, 20, rank: 0))
    _ = system.add(Constraint([Term(1, width)], .greaterThanOrEqual, 44, rank: 1))
    system.solve()
    let found = system.ambiguities()
    #expect(found.map(\.variable) == [width])
    #expect(found.map(\.value) == [44])
    #expect(found.map(\.other) == [144])
  }

  @Test func aVariableWithoutConstraintsIsAmbiguous() {
    let system = ConstraintSystem()
    let variable = system.addVariable()
    system.solve()
    #expect(system.ambiguities().map(\.variable) == [variable])
  }

  /// Two labels that hug equally, side by side in a row that is wider than both.
  @Test func equalHuggingIsAmbiguousUnlessRanksCount() {
    let system = ConstraintSystem()
    let (first, second) = (system.addVariable(), system.addVariable())
    _ = system.add(Constraint([Term(1, first), Term(1, second)], .equal, 300, rank: 0))
    for (rank, variable) in [first, second].enumerated() {
      _ = system.add(
        Constraint([Term(1, variable)], .lessThanOrEqual, 100, priority: 250, rank: 2 * rank + 1))
      _ = system.add(
        Constraint([Term(1, variable)], .greaterThanOrEqual, 100, priority: 750, rank: 2 * rank + 2))
    }
    system.solve()
    #expect(system[first] == 100 && system[second] == 200)
    #expect(system.ambiguities().isEmpty)
    let found = system.ambiguities(countingRanks: false)
    #expect(found.map(\.variable) == [first, second])
    #expect(found.allSatisfy { $0.evidence.reduce(0) { $0 + $1.value } == 300 })
  }

  /// The exact solver looks for another corner that is as good, or for a direction in which all is as good.
  @Test func ambiguitiesAreThoseThatTheExactSolverFinds() {
    for seed in RandomSeeds.of(5000) {
      let random = RandomSystem(seed: seed)
      let (system, variables) = random.system()
      system.solve()
      let exact = ExactSolver(variableCount: random.variableCount, rows: random.rows)
      let costs = exact.costs(at: exact.solution())
      let found = system.ambiguities()
      for ambiguity in found {
        var point = variables.map { system[$0] }
        for change in ambiguity.evidence { point[change.variable.index] = change.value }
        let others = exact.costs(at: point.map { Fraction.near($0) })
        #expect(others == costs, "seed \(seed): \(ambiguity) is worse")
        #expect(abs(ambiguity.value - ambiguity.other) > 1e-5)
      }
      let ambiguous = variables.indices.filter { exact.isAmbiguous($0) }
      guard found.map(\.variable.index) == ambiguous else {
        Issue.record("seed \(seed): \(ambiguous) became \(found)")
        return
      }
    }
  }
}
