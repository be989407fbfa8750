import SceneLayout
import TestSupport
import Testing

/// Edits several independent rows of views together. Added and removed constraints join and split the rows.
@Suite struct LargeEditingTests {
  private typealias Term = ConstraintSystem.Term
  private typealias Constraint = ConstraintSystem.Constraint

  private struct Wall {
    var randomState: Dice
    let system = ConstraintSystem()
    var variables: [ConstraintSystem.Variable] = []
    var constraints: [(id: ConstraintSystem.ConstraintID, constraint: Constraint)] = []
    var rank = 0

    init(seed: Int) {
      randomState = Dice(seed: seed)
      for _ in 0..<40 { variables.append(system.addVariable()) }
      for _ in 0..<60 { add() }
    }

    mutating func add() {
      let first = randomState.roll(0...variables.count - 1)
      let second = min(variables.count - 1, first + randomState.roll(0...3))
      let relations: [ConstraintSystem.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
      var terms = [Term(1, variables[first])]
      if second != first { terms.append(Term([-1, 1, -0.5][randomState.roll(0...2)], variables[second])) }
      let constraint = Constraint(
        terms, relations[randomState.roll(0...3)], Double(randomState.roll(-20...40)),
        priority: [1000, 1000, 750, 251, 250, 250.5][randomState.roll(0...5)], rank: rank)
      rank += 1
      constraints.append((system.add(constraint), constraint))
    }

    mutating func edit() {
      switch randomState.roll(0...7) {
      case 0, 1: add()
      case 2, 3:
        if let place = constraints.indices.randomElement(using: &randomState) {
          system.remove(constraints.remove(at: place).id)
        }
      case 4:
        // Removes a variable, whose index another variable may reuse.
        let place = randomState.roll(0...variables.count - 1)
        for gone in constraints
        where gone.constraint.terms.contains(where: { $0.variable == variables[place] }) {
          system.remove(gone.id)
        }
        constraints.removeAll { $0.constraint.terms.contains { $0.variable == variables[place] } }
        system.removeVariable(variables[place])
        variables[place] = system.addVariable()
      case 5:
        if let place = constraints.indices.randomElement(using: &randomState) {
          constraints[place].constraint.priority = [1000, 999.5, 250][randomState.roll(0...2)]
          system.setPriority(constraints[place].constraint.priority, of: constraints[place].id)
        }
      default:
        if let place = constraints.indices.randomElement(using: &randomState) {
          constraints[place].constraint.constant = Double(randomState.roll(-20...40))
          system.setConstant(constraints[place].constraint.constant, of: constraints[place].id)
        }
      }
    }

    mutating func afresh() -> (values: [Double], broken: [Int]) {
      let other = ConstraintSystem()
      let others = (0..<variables.count).map { _ in other.addVariable() }
      let shuffled = constraints.map(\.constraint).shuffled(using: &randomState)
      for constraint in shuffled {
        var constraint = constraint
        constraint.terms = constraint.terms.map { Term($0.coefficient, others[$0.variable.index]) }
        _ = other.add(constraint)
      }
      other.solve()
      return (others.map { other[$0] }, other.conflicts.map { shuffled[$0.broken.index].rank })
    }
  }

  @Test("Joining and splitting large systems gives the same solution as solving from scratch")
  func joiningAndSplittingMatchSolutionFromScratch() {
    for seed in RandomSeeds.of(300) {
      var wall = Wall(seed: seed)
      for number in 0..<30 {
        for _ in 0..<wall.randomState.roll(1...3) { wall.edit() }
        wall.system.solve()
        // Indexes are reused, so the variables are matched by index.
        let values = wall.variables.sorted().map { wall.system[$0] }
        let ranks = Dictionary(uniqueKeysWithValues: wall.constraints.map { ($0.id, $0.constraint.rank) })
        let broken = wall.system.conflicts.map { ranks[$0.broken] ?? -1 }
        let afresh = wall.afresh()
        guard zip(values, afresh.values).allSatisfy({ abs($0 - $1) < 1e-6 }), broken == afresh.broken else {
          Issue.record("seed \(seed), edit \(number): \(values) \(broken) instead of \(afresh)")
          return
        }
      }
    }
  }
}
