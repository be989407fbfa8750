import SceneLayout
import TestSupport
import Testing

@Suite struct AmbiguityTests {
  private typealias Term = ConstraintSystem.Term
  private typealias Constraint = ConstraintSystem.Constraint

  @Test func variableWithOneInequalityIsAmbiguous() {
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

  @Test func variableWithoutConstraintsIsAmbiguous() {
    let system = ConstraintSystem()
    let variable = system.addVariable()
    system.solve()
    #expect(system.ambiguities().map(\.variable) == [variable])
  }

  /// Two labels with equal hugging priorities in a row that is wider than both.
  @Test("Equal hugging priorities are ambiguous if constraint ranks are ignored")
  func equalHuggingIsAmbiguousIfRanksAreIgnored() {
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

  /// Views with equal hugging priorities in a row: any two views can exchange length without moving the
  /// others.
  @Test func findsAmbiguitiesAmongThousandsOfVariables() {
    let system = ConstraintSystem()
    let count = 600
    let widths = (0..<count).map { _ in system.addVariable() }
    let places = (0..<count).map { _ in system.addVariable() }
    _ = system.add(Constraint([Term(1, places[0])], .equal, 0, rank: 0))
    for index in 1..<count {
      _ = system.add(
        Constraint(
          [Term(1, places[index]), Term(-1, places[index - 1]), Term(-1, widths[index - 1])], .equal, 8,
          rank: index))
    }
    let length = Double(count * 40)
    _ = system.add(
      Constraint([Term(1, places[count - 1]), Term(1, widths[count - 1])], .equal, length, rank: count))
    for (index, width) in widths.enumerated() {
      _ = system.add(
        Constraint([Term(1, width)], .lessThanOrEqual, 20, priority: 250, rank: count + 1 + index))
    }
    system.solve()
    let found = system.ambiguities(countingRanks: false)
    let open = Set(found.map(\.variable))
    #expect(widths.allSatisfy(open.contains))
    #expect(Set(places.dropFirst()).isSubset(of: open) && !open.contains(places[0]))
    for number in stride(from: 0, to: found.count, by: 97) {
      let ambiguity = found[number]
      var changed = Dictionary(
        uniqueKeysWithValues: ambiguity.evidence.map { ($0.variable, $0.value) })
      #expect(changed[ambiguity.variable] == ambiguity.other)
      for variable in widths + places where changed[variable] == nil { changed[variable] = system[variable] }
      var place = 0.0
      for index in 0..<count {
        guard abs(changed[places[index]]! - place) < 1e-3, changed[widths[index]]! > 20 - 1e-3 else {
          Issue.record("the views are not adjacent, or are too narrow: \(ambiguity)")
          return
        }
        place += changed[widths[index]]! + 8
      }
      #expect(abs(place - 8 - length) < 1e-3)
    }
  }

  @Test("isOpen(_:) returns true for exactly the ambiguous variables")
  func isOpenAgreesWithReportedAmbiguities() {
    for seed in RandomSeeds.of(1000) {
      let (system, variables) = RandomSystem(seed: seed).system()
      system.solve()
      let ambiguous = Set(system.ambiguities(countingRanks: false).map(\.variable))
      #expect(Set(variables.filter { system.isOpen($0) }) == ambiguous, "seed \(seed)")
    }
  }

  /// The exact solver searches for another corner, or a direction, with equal cost.
  @Test("Reported ambiguities match those of an exact solver")
  func ambiguitiesAgreeWithExactSolver() {
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
