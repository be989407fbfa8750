import SceneLayout
import Testing

/// The examples from the papers about Cassowary (Badros, Borning and Stuckey) and from its tests. Their
/// strengths become priorities: required 1000, strong 750, medium 500, weak 250.
@Suite struct CassowaryTests {
  private typealias Term = ConstraintSystem.Term
  private typealias Constraint = ConstraintSystem.Constraint
  private let system = ConstraintSystem()

  @discardableResult private func add(
    _ terms: [Term], _ relation: ConstraintSystem.Relation, _ constant: Double, _ priority: Double = 1000
  ) -> ConstraintSystem.ConstraintID {
    let rank = (0..<1000).first { !ranks.taken.contains($0) } ?? 0
    ranks.taken.insert(rank)
    return system.add(Constraint(terms, relation, constant, priority: priority, rank: rank))
  }

  private final class Ranks {
    var taken: Set<Int> = []
  }
  private let ranks = Ranks()

  /// A point midway between two others, the left of which has a weak constraint (section 2 of the paper).
  @Test("A dragged midpoint stays midway between its end points")
  func midpointStaysBetweenItsEnds() {
    let (left, middle, right) = (system.addVariable(), system.addVariable(), system.addVariable())
    add([Term(2, middle), Term(-1, left), Term(-1, right)], .equal, 0)
    add([Term(1, right), Term(-1, left)], .greaterThanOrEqual, 10)
    add([Term(1, right)], .lessThanOrEqual, 100)
    add([Term(1, left)], .greaterThanOrEqual, 0)
    let drag = add([Term(1, middle)], .equal, 45, 750)
    add([Term(1, left)], .equal, 30, 250)
    add([Term(1, right)], .equal, 60, 250)
    system.solve()
    #expect([left, middle, right].map { system[$0] } == [30, 45, 60])
    // Drag to the right until the window edge.
    system.setConstant(90, of: drag)
    system.solve()
    #expect([left, middle, right].map { system[$0] } == [80, 90, 100])
    system.setConstant(300, of: drag)
    system.solve()
    #expect([left, middle, right].map { system[$0] } == [90, 95, 100])
  }

  @Test("A constraint with a lower priority decides which of two variables is stretched")
  func lowerPriority() {
    let (first, second) = (system.addVariable(), system.addVariable())
    add([Term(1, first), Term(1, second)], .equal, 310)
    for variable in [first, second] { add([Term(1, variable)], .lessThanOrEqual, 60, 250) }
    let width = add([Term(1, first)], .equal, 121, 200)
    system.solve()
    #expect(system[first] == 121 && system[second] == 189)
    system.setConstant(200, of: width)
    system.solve()
    #expect(system[first] == 200 && system[second] == 110)
  }

  @Test("Variables that must be equal have the preferred value with the lower rank")
  func equalVariablesTakeValueOfLowerRank() {
    let (x, y) = (system.addVariable(), system.addVariable())
    add([Term(1, x)], .equal, 167, 250)
    add([Term(1, y)], .equal, 2, 250)
    add([Term(1, x), Term(-1, y)], .equal, 0)
    system.solve()
    #expect(system[x] == system[y])
    // The constraint with the lower rank keeps its value.
    #expect(system[x] == 167)
  }

  /// "casso1": two variables that differ by 3 both prefer the value 10.
  @Test("Satisfies one of two conflicting preferences of equal priority")
  func satisfiesOneOfTwoEqualPreferences() {
    let (x, y) = (system.addVariable(), system.addVariable())
    add([Term(1, x), Term(-1, y)], .lessThanOrEqual, 0)
    add([Term(1, y), Term(-1, x)], .equal, 3)
    add([Term(1, x)], .equal, 10, 250)
    add([Term(1, y)], .equal, 10, 250)
    system.solve()
    #expect([x, y].map { system[$0] } == [10, 13] || [x, y].map { system[$0] } == [7, 10])
  }

  /// "addDelete1": adds and removes bounds.
  @Test func removingBoundsRestoresPreferredValue() {
    let x = system.addVariable()
    add([Term(1, x)], .equal, 100, 250)
    let ten = add([Term(1, x)], .lessThanOrEqual, 10)
    let twenty = add([Term(1, x)], .lessThanOrEqual, 20)
    system.solve()
    #expect(system[x] == 10)
    system.remove(ten)
    system.solve()
    #expect(system[x] == 20)
    system.remove(twenty)
    system.solve()
    #expect(system[x] == 100)
    let another = add([Term(1, x)], .lessThanOrEqual, 10)
    let same = add([Term(1, x)], .lessThanOrEqual, 10)
    system.solve()
    #expect(system[x] == 10)
    system.remove(another)
    system.solve()
    #expect(system[x] == 10)
    system.remove(same)
    system.solve()
    #expect(system[x] == 100)
  }

  /// "addDelete2": the same with a second variable and a stronger constraint.
  @Test("When bounds are removed, a strong preference takes precedence over a weak preference")
  func strongPreferencePrecedesWeakOnes() {
    let (x, y) = (system.addVariable(), system.addVariable())
    add([Term(1, x)], .equal, 100, 250)
    add([Term(1, y)], .equal, 120, 750)
    let ten = add([Term(1, x)], .lessThanOrEqual, 10)
    let twenty = add([Term(1, x)], .lessThanOrEqual, 20)
    system.solve()
    #expect(system[x] == 10 && system[y] == 120)
    system.remove(ten)
    system.solve()
    #expect(system[x] == 20 && system[y] == 120)
    let equal = add([Term(1, x), Term(-2, y)], .equal, 0)
    system.solve()
    #expect(system[x] == 20 && system[y] == 10)
    system.remove(twenty)
    system.solve()
    #expect(system[x] == 240 && system[y] == 120)
    system.remove(equal)
    system.solve()
    #expect(system[x] == 100 && system[y] == 120)
  }

  /// "inconsistent2": required constraints along a chain contradict its ends.
  @Test("Reports a chain of contradictory constraints as one conflict")
  func reportsConflictingChainOnce() {
    let (v, w, x, y) = (
      system.addVariable(), system.addVariable(), system.addVariable(), system.addVariable()
    )
    let chain = [
      add([Term(1, v)], .greaterThanOrEqual, 10),
      add([Term(1, w), Term(-1, v)], .greaterThanOrEqual, 0),
      add([Term(1, x), Term(-1, w)], .greaterThanOrEqual, 0),
      add([Term(1, y), Term(-1, x)], .greaterThanOrEqual, 0),
      add([Term(1, y)], .lessThanOrEqual, 5),
    ]
    system.solve()
    #expect(system.conflicts.map(\.members) == [chain])
    #expect([v, w, x, y].map { system[$0] } == [10, 10, 10, 10])
  }

  /// "multiedit": a box with its right edge at its left edge plus its width, edited at both edges.
  @Test("The preferred values of several variables can change at the same time")
  func editsSeveralVariablesAtOnce() {
    let (x, y, width, height) = (
      system.addVariable(), system.addVariable(), system.addVariable(), system.addVariable()
    )
    let variables = [x, y, width, height]
    let wishes = variables.map { add([Term(1, $0)], .equal, 0, 500) }
    for (wish, value) in zip(wishes, [10.0, 20, 0, 0]) { system.setConstant(value, of: wish) }
    system.solve()
    #expect(variables.map { system[$0] } == [10, 20, 0, 0])
    system.setConstant(30, of: wishes[2])
    system.setConstant(40, of: wishes[3])
    #expect(system.solve() == [width, height])
    #expect(variables.map { system[$0] } == [10, 20, 30, 40])
  }

  /// Cassowary adds up the violations of one strength. In this solver, lower priorities never outweigh a
  /// higher one.
  @Test func manyWeakPreferencesDoNotOutweighAStrongOne() {
    let x = system.addVariable()
    for _ in 0..<100 { add([Term(1, x)], .equal, 1000, 250) }
    add([Term(1, x)], .equal, 0, 250.5)
    system.solve()
    #expect(system[x] == 0)
  }
}
