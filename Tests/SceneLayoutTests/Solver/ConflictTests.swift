import SceneLayout
import TestSupport
import Testing

@Suite struct ConflictTests {
  private typealias Term = ConstraintSystem.Term
  private typealias Constraint = ConstraintSystem.Constraint

  @Test("Of two contradictory constraints, breaks the one with the higher rank")
  func breaksWidthWithHigherRank() {
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

  @Test("A conflict contains exactly the constraints that cause it")
  func conflictIncludesConstraintsThatCauseIt() {
    // A view that is pinned to both edges of a root of fixed width, and has a different width.
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
    // The root is now as narrow as the view requires.
    system.setConstant(240, of: fixed)
    system.solve()
    #expect(system.conflicts.isEmpty)
    #expect(system[width] == 200)
    system.setConstant(241, of: fixed)
    system.solve()
    #expect(system.conflicts.map(\.broken) == [narrow])
  }

  @Test(
    "During a conflict, solves from scratch only after edits that might resolve the conflict"
  )
  func editsDuringConflicts() {
    // Views in a row. One view is pinned to both sides of a root and has a width.
    let system = ConstraintSystem()
    let (root, left, width) = (system.addVariable(), system.addVariable(), system.addVariable())
    let fixed = system.add(Constraint([Term(1, root)], .equal, 320, rank: 0))
    _ = system.add(Constraint([Term(1, left)], .equal, 20, rank: 1))
    _ = system.add(Constraint([Term(1, root), Term(-1, left), Term(-1, width)], .equal, 20, rank: 2))
    let wrong = system.add(Constraint([Term(1, width)], .equal, 100, rank: 3))
    let others = (0..<40).map { _ in system.addVariable() }
    var places: [ConstraintSystem.ConstraintID] = []
    for (number, other) in others.enumerated() {
      let before = number == 0 ? left : others[number - 1]
      places.append(system.add(Constraint([Term(1, other), Term(-1, before)], .equal, 8, rank: 10 + number)))
      _ = system.add(Constraint([Term(1, other)], .lessThanOrEqual, 250, priority: 750, rank: 100 + number))
    }
    system.solve()
    #expect(system.conflicts.map(\.broken) == [wrong] && system.timesSolvedFromScratch == 1)
    // Changes constants elsewhere, adds and removes constraints, and changes the sizes of the root and of the
    // broken constraint.
    system.setConstant(9, of: places[3])
    system.solve()
    // The left edge, 40 gaps of 8, and the gap that is wider by 1.
    #expect(system[others[39]] == 341)
    let stop = system.add(Constraint([Term(1, others[39])], .equal, 30, priority: 250, rank: 500))
    system.solve()
    system.remove(stop)
    system.setConstant(400, of: fixed)
    system.solve()
    #expect(system[width] == 360)
    system.setConstant(110, of: wrong)
    system.solve()
    #expect(system.conflicts.map(\.broken) == [wrong])
    #expect(system.timesSolvedFromScratch == 1)
    // Constraints that no longer contradict each other hold.
    system.setConstant(150, of: fixed)
    system.solve()
    #expect(system.conflicts.isEmpty && system[width] == 110 && system.timesSolvedFromScratch == 2)
    system.setConstant(151, of: fixed)
    system.solve()
    #expect(system.conflicts.map(\.broken) == [wrong] && system.timesSolvedFromScratch == 3)
    // Removing the broken constraint requires no other work.
    system.remove(wrong)
    system.solve()
    #expect(system.conflicts.isEmpty && system[width] == 111 && system.timesSolvedFromScratch == 3)
  }

  @Test func optionalConstraintsNeverConflict() {
    let system = ConstraintSystem()
    let width = system.addVariable()
    for number in 0..<50 {
      _ = system.add(Constraint([Term(1, width)], .equal, Double(number), priority: 999, rank: number))
    }
    system.solve()
    #expect(system.conflicts.isEmpty)
    // All values between the two middle ones are equally good, so the constraint with the lower rank holds.
    #expect(system[width] == 24 || system[width] == 25)
  }

  @Test("Removing any constraint from a conflict resolves the conflict")
  func conflictIsMinimal() {
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
      // No conflict contains a member that another conflict breaks.
      let broken = Set(system.conflicts.map(\.broken))
      #expect(broken.count == system.conflicts.count)
      #expect(system.conflicts.allSatisfy { broken.isDisjoint(with: $0.members.dropLast()) })
    }
  }
}
