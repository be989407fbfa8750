import SceneLayout
import TestSupport
import Testing

@Suite struct ConflictTests {
  private typealias Term = ConstraintSystem.Term
  private typealias Constraint = ConstraintSystem.Constraint

  @Test func ofTwoWidthsTheOneOfTheGreaterRankIsBroken() {
    let system = ConstraintSystem()
    let width = system.addVariable()
    let first = system.add(Constraint([Term(1, width)], .equal, 100, rank: 7))
    let second = system.add(Constraint([Term(1, width)], .equal, 80, rank: 3))
    system.solve()
    #expect(system.conflicts.map(\.members) == [[second, first]])
    #expect(system.conflicts.map(\.broken) == [first])
    #expect(system[width] == 80)
    system.remove(second)
    #expect(system.solve() == [width])
    #expect(system.conflicts.isEmpty)
    #expect(system[width] == 100)
  }

  @Test func aConflictGoesThroughWhatDeterminesItsVariables() {
    // A view pinned to both edges of a root of fixed width, and given a width that is another.
    let system = ConstraintSystem()
    let (root, left, width, other) = (
      system.addVariable(), system.addVariable(), system.addVariable(), system.addVariable()
    )
    let fixed = system.add(Constraint([Term(1, root)], .equal, 320, rank: 0))
    let leading = system.add(Constraint([Term(1, left)], .equal, 20, rank: 1))
    let trailing = system.add(
      Constraint([Term(1, root), Term(-1, left), Term(-1, width)], .equal, 20, rank: 2))
    _ = system.add(Constraint([Term(1, other), Term(-1, left)], .equal, 0, rank: 3))
    let narrow = system.add(Constraint([Term(1, width)], .lessThanOrEqual, 200, rank: 4))
    system.solve()
    #expect(system.conflicts.map(\.members) == [[fixed, leading, trailing, narrow]])
    #expect(system[width] == 280)
    // A root as narrow as the view makes it right.
    system.setConstant(240, of: fixed)
    system.solve()
    #expect(system.conflicts.isEmpty)
    #expect(system[width] == 200)
    system.setConstant(241, of: fixed)
    system.solve()
    #expect(system.conflicts.map(\.broken) == [narrow])
  }

  @Test func softConstraintsNeverConflict() {
    let system = ConstraintSystem()
    let width = system.addVariable()
    for number in 0..<50 {
      _ = system.add(Constraint([Term(1, width)], .equal, Double(number), priority: 999, rank: number))
    }
    system.solve()
    #expect(system.conflicts.isEmpty)
    // All between the two in the middle are equally good: the one of the lower rank holds.
    #expect(system[width] == 24 || system[width] == 25)
  }

  @Test func aConflictIsMinimalAndItsOtherMembersHold() {
    for seed in RandomSeeds.of(6000) {
      let random = RandomSystem(seed: seed + 1_000_000, rows: 3...8)
      let (system, _) = random.system()
      system.solve()
      for conflict in system.conflicts {
        let members = conflict.members.map { random.rows[$0.index] }
        #expect(members.map(\.rank) == members.map(\.rank).sorted())
        #expect(members.last?.rank == random.rows[conflict.broken.index].rank)
        #expect(!ExactSolver.canHold(members, random.variableCount), "seed \(seed): there is no conflict")
        for left in members.indices {
          var others = members
          others.remove(at: left)
          #expect(ExactSolver.canHold(others, random.variableCount), "seed \(seed): not minimal")
        }
      }
      // None has a member that is broken by another.
      let broken = Set(system.conflicts.map(\.broken))
      #expect(broken.count == system.conflicts.count)
      #expect(system.conflicts.allSatisfy { broken.isDisjoint(with: $0.members.dropLast()) })
    }
  }
}
