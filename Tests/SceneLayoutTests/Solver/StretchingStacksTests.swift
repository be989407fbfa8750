import SceneLayout
import TestSupport
import Testing

/// Nested stacks that are larger than their contents, so a view must stretch in each of them.
@Suite struct StretchingStacksTests {
  private typealias Term = ConstraintSystem.Term

  /// One axis of nested stacks, alternately along the axis and across it. Leaves hug their contents and
  /// resist compression. In mixed stacks, hugging priorities differ, some leaves have a maximum length, and
  /// some have the length of leaves elsewhere.
  private struct Stacks {
    let system = ConstraintSystem()
    let length: ConstraintSystem.ConstraintID
    private(set) var leaves: [ConstraintSystem.Variable] = []
    private(set) var contents: [Double] = []
    private var rank = 0
    private var randomState: Dice
    private let isMixed: Bool

    init(seed: Int, leaves count: Int, branching: Int, length: Double, isMixed: Bool = false) {
      self.isMixed = isMixed
      randomState = Dice(seed: seed)
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
        let content = Double(randomState.roll(10...60))
        let hugging = isMixed ? [250.0, 250, 251, 760][randomState.roll(0...3)] : 250
        add([Term(1, box)], .lessThanOrEqual, content, priority: hugging)
        add([Term(1, box)], .greaterThanOrEqual, content, priority: 750)
        if isMixed, randomState.roll(1...40) == 1 { add([Term(1, box)], .lessThanOrEqual, 900) }
        if isMixed, randomState.roll(1...40) == 1, let other = leaves.last {
          add([Term(2, box), Term(-1, other)], .equal, 0, priority: [1000, 700][randomState.roll(0...1)])
        }
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

  @Test("In a row with too much space, only the last view stretches")
  func lastViewInRowStretches() {
    let row = Stacks(seed: 1, leaves: 200, branching: 200, length: 20_000)
    row.system.solve()
    let others = row.contents.dropLast()
    #expect(row.values.dropLast().elementsEqual(others))
    #expect(abs(row.values[199] - (20_000 - 199 * 8 - others.reduce(0, +))) < 1e-6)
  }

  @Test("If columns have too much space, only the last column stretches")
  func lastOfSeveralColumnsStretches() {
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

  @Test(
    "The layout of nested stacks does not depend on their previous lengths",
    arguments: [(3, 200), (4, 300), (5, 625), (12, 400)], [false, true])
  func resultDoesNotDependOnPreviousSizes(_ size: (branching: Int, leaves: Int), _ isMixed: Bool) {
    for seed in RandomSeeds.of(20) {
      func stacks(_ length: Double) -> Stacks {
        Stacks(seed: seed, leaves: size.leaves, branching: size.branching, length: length, isMixed: isMixed)
      }
      let afresh = stacks(12_000)
      afresh.system.solve()
      // Too small, large enough for a view to fit, and the original length.
      let edited = stacks(50)
      for length in [50.0, 1500, 30_000, 12_000] {
        edited.system.setConstant(length, of: edited.length)
        edited.system.solve()
      }
      let differences = zip(afresh.values, edited.values).map { abs($0 - $1) }
      #expect((differences.max() ?? 0) < 1e-6, "seed \(seed)")
    }
  }

  @Test("Stretching thousands of views requires few solver steps", arguments: [2, 3, 5, 20, 60])
  func stretchesViewsInFewSteps(_ branching: Int) {
    let stacks = Stacks(seed: 3, leaves: 3125, branching: branching, length: 100_000)
    stacks.system.solve()
    #expect(stacks.system.steps > 50, "the system does not stretch")
    #expect(stacks.system.steps <= 3125)
    let steps = stacks.system.steps
    // The stretched views stretch further.
    stacks.system.setConstant(101_000, of: stacks.length)
    stacks.system.solve()
    #expect(stacks.system.steps == steps)
  }
}
