import SceneLayout
import TestSupport
import Testing

/// Changes systems in ways that have a predictable effect on their solutions.
@Suite struct MetamorphicTests {
  private func solution(_ system: RandomSystem) -> [Double] {
    let (constraints, variables) = system.system()
    constraints.solve()
    return variables.map { constraints[$0] }
  }

  private func expect(
    _ what: Comment, _ change: (inout Dice, RandomSystem) -> RandomSystem,
    _ map: ([Double]) -> [Double] = { $0 }
  ) {
    for seed in RandomSeeds.of(3000) {
      let system = RandomSystem(seed: seed, variables: 2...6, rows: 3...14)
      var randomState = Dice(seed: -1 - seed)
      let found = solution(change(&randomState, system))
      let expected = map(solution(system))
      guard zip(found, expected).allSatisfy({ abs($0 - $1) < 1e-6 }) else {
        Issue.record("\(what), seed \(seed): \(found) instead of \(expected), of \(system.rows)")
        return
      }
    }
  }

  @Test func orderOfConstraintsDoesNotAffectSolution() {
    expect(
      "order",
      { randomState, system in
        var system = system
        system.rows.shuffle(using: &randomState)
        return system
      })
  }

  @Test func solutionDependsOnlyOnOrderOfRanks() {
    expect(
      "ranks",
      { _, system in
        var system = system
        for index in system.rows.indices { system.rows[index].rank = system.rows[index].rank * 1000 - 7 }
        return system
      })
  }

  @Test func solutionDependsOnlyOnOrderOfPriorities() {
    expect(
      "priorities",
      { _, system in
        var system = system
        for index in system.rows.indices where system.rows[index].priority < 1000 {
          system.rows[index].priority = system.rows[index].priority == 750 ? 2 : 1
        }
        return system
      })
  }

  @Test func mirroredSystemHasMirroredSolution() {
    expect(
      "mirrored",
      { _, system in
        var system = system
        for index in system.rows.indices {
          system.rows[index].constant *= -1
          system.rows[index].relation = system.rows[index].relation.mirrored
        }
        return system
      }, { $0.map { -$0 } })
  }

  @Test func swappingSidesOfConstraintsKeepsSolution() {
    expect(
      "other way round",
      { randomState, system in
        var system = system
        for index in system.rows.indices where randomState.roll(0...1) == 0 {
          system.rows[index].constant *= -1
          system.rows[index].coefficients = system.rows[index].coefficients.map { -$0 }
          system.rows[index].relation = system.rows[index].relation.mirrored
        }
        return system
      })
  }

  @Test func scaledSystemHasScaledSolution() {
    expect(
      "scaled",
      { _, system in
        var system = system
        for index in system.rows.indices { system.rows[index].constant *= 1000 }
        return system
      }, { $0.map { $0 * 1000 } })
  }

  /// Only systems that determine all variables: undetermined variables stay near zero and do not move along.
  @Test func translatedSystemHasTranslatedSolution() {
    for seed in RandomSeeds.of(3000) {
      var system = RandomSystem(seed: seed, variables: 2...6, rows: 3...14)
      for variable in 0..<system.variableCount {
        var coefficients = [Int](repeating: 0, count: system.variableCount)
        coefficients[variable] = 1
        system.rows.append(
          ExactSolver.Row(
            coefficients: coefficients, relation: .equal, constant: 5 * variable, priority: 1,
            rank: 1000 + variable))
      }
      var moved = system
      for index in moved.rows.indices {
        moved.rows[index].constant += 16 * moved.rows[index].coefficients.reduce(0, +)
      }
      let (expected, found) = (solution(system).map { $0 + 16 }, solution(moved))
      guard zip(found, expected).allSatisfy({ abs($0 - $1) < 1e-6 }) else {
        Issue.record("seed \(seed): \(found) instead of \(expected), of \(system.rows)")
        return
      }
    }
  }

  @Test func duplicateConstraintsDoNotAffectSolution() {
    expect(
      "required twice",
      { _, system in
        var system = system
        for row in system.rows where row.priority == 1000 {
          var again = row
          again.rank += 100
          system.rows.append(again)
        }
        return system
      })
  }
}

extension ConstraintSystem.Relation {
  var mirrored: Self {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
