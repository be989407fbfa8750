import SceneLayout
import TestSupport
import Testing

/// Stacks in stacks that are larger than what is in them: something has to stretch in each.
@Suite struct StretchingStacksTests {
  private typealias Term = ConstraintSystem.Term

  /// One axis of nested stacks, by turns along the axis and across it. Leaves hug their contents, and resist compression.
  private struct Stacks {
    let system = ConstraintSystem()
    let length: ConstraintSystem.ConstraintID
    private(set) var leaves: [ConstraintSystem.Variable] = []
    private(set) var contents: [Double] = []
    private var rank = 0
    private var dice: Dice

    init(seed: Int, leaves count: Int, branching: Int, length: Double) {
      dice = Dice(seed: seed)
      let root = system.addVariable()
      self.length = system.add(.init([Term(1, root)], .equal, length, priority: 1000, rank: 0))
      fill(root, isAlong: true, leaves: count, branching)
    }

    private mutating func add(
      _ terms: [Term], _ relation: ConstraintSystem.Relation, _ constant: Double, priority: Double = 1000
    ) {
      rank += 1
      _ = system.add(.init(terms, relation, constant, priority: priority, rank: rank))
    }

    private mutating func fill(
      _ box: ConstraintSystem.Variable, isAlong: Bool, leaves count: Int, _ branching: Int
    ) {
      guard count > 1 else {
        let content = Double(dice.roll(10...60))
        add([Term(1, box)], .lessThanOrEqual, content, priority: 250)
        add([Term(1, box)], .greaterThanOrEqual, content, priority: 750)
        leaves.append(box)
        contents.append(content)
        return
      }
      let parts = min(branching, count)
      var sum = [Term(-1, box)]
      for number in 0..<parts {
        let part = system.addVariable()
        if isAlong { sum.append(Term(1, part)) } else { add([Term(1, part), Term(-1, box)], .equal, 0) }
        fill(
          part, isAlong: !isAlong, leaves: count * (number + 1) / parts - count * number / parts, branching)
      }
      if isAlong { add(sum, .equal, -8 * Double(parts - 1)) }
    }

    var values: [Double] { leaves.map { system[$0] } }
  }

  @Test func theLastOfARowStretches() {
    let row = Stacks(seed: 1, leaves: 200, branching: 200, length: 20_000)
    row.system.solve()
    let others = row.contents.dropLast()
    #expect(row.values.dropLast().elementsEqual(others))
    #expect(abs(row.values[199] - (20_000 - 199 * 8 - others.reduce(0, +))) < 1e-6)
  }

  @Test func ofColumnsSideBySideTheLastStretchesAndTheOthersAreAsWideAsTheirContents() {
    let columns = Stacks(seed: 2, leaves: 400, branching: 20, length: 20_000)
    columns.system.solve()
    var rest = 20_000.0 - 19 * 8
    for number in 0..<19 {
      let column = number * 20..<(number + 1) * 20
      let width = columns.contents[column].max() ?? 0
      rest -= width
      #expect(columns.values[column].allSatisfy { abs($0 - width) < 1e-6 }, "column \(number)")
    }
    #expect(columns.values[380...].allSatisfy { abs($0 - rest) < 1e-6 })
  }

  @Test(arguments: [(3, 200), (4, 300), (5, 625)])
  func itDoesNotMatterHowLargeTheyWereBefore(_ branching: Int, _ count: Int) {
    for seed in RandomSeeds.of(20) {
      let afresh = Stacks(seed: seed, leaves: count, branching: branching, length: 12_000)
      afresh.system.solve()
      // Too small, as large as something that fits, and as large again.
      let edited = Stacks(seed: seed, leaves: count, branching: branching, length: 50)
      for length in [50.0, 1500, 30_000, 12_000] {
        edited.system.setConstant(length, of: edited.length)
        edited.system.solve()
      }
      let differences = zip(afresh.values, edited.values).map { abs($0 - $1) }
      #expect((differences.max() ?? 0) < 1e-6, "seed \(seed)")
    }
  }

  @Test func mostLeavesTakeOneStepAtMost() {
    let stacks = Stacks(seed: 3, leaves: 3125, branching: 5, length: 40_000)
    stacks.system.solve()
    #expect(stacks.system.steps > 100, "nothing stretches")
    #expect(stacks.system.steps < 3125 * 3 / 2)
    let steps = stacks.system.steps
    // What stretches, stretches more.
    stacks.system.setConstant(41_000, of: stacks.length)
    stacks.system.solve()
    #expect(stacks.system.steps == steps)
  }
}
