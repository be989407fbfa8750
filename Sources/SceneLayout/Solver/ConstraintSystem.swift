/// Linear constraints with priorities, and the one solution that satisfies them best.
///
/// **The solution.** Required constraints (priority 1000) hold. Of what is left, the sum of the absolute violations is the
/// least at the highest priority that there is, then at the next, and so on: however much a lower priority is offended, it
/// never makes up for the least offence of a higher one. Priorities are equal only if their numbers are.
///
/// Where several solutions are equally good at a priority, its constraints are satisfied in the order of their ranks: of two
/// that cannot both hold, the one of the greater rank gives way, entirely. What no constraint determines is 0; what
/// inequalities alone bound is as near to 0 as they allow, a variable before those that were added after it. So there is
/// one solution, whatever the order in which constraints were added, and whatever was there before.
///
/// **Conflicts.** Required constraints that cannot all hold are reported, each time as a minimal set, and the member with the
/// greatest rank counts as absent until what contradicts it is gone. Whether a required constraint counts is decided in the
/// order of ranks: it does, unless it contradicts those of lower ranks that do. So not more of them are broken than need be.
/// Constraints that are not required never conflict. What a conflict was found by is kept: as long as its members still
/// contradict each other, edits elsewhere, and of their constants, are like those of a system without conflicts.
///
/// **Numbers.** Coefficients and constants are kept within 1e12, and so are variables; what is not a number counts as zero.
/// A coefficient less than 1e-11 of the largest in its constraint counts as zero. A constraint holds if it is missed by no
/// more than 1e-7, or by 1e-12 of its constant where that is more; values differ by about as much from the exact ones, times
/// what the coefficients make of it.
///
/// **How it is solved.** What required equations determine one after another is substituted, see `Determination`. What is
/// left falls apart into components that have no variable in common, and each is solved by the simplex method, see
/// `LexicographicSimplex`. A new constant goes through the variables that depend on it, and only components that it reaches
/// are solved again, from where they were. Constraints that come or go concern only the components whose variables they
/// have, unless they are equations that determine variables by substitution.
package final class ConstraintSystem {
  private(set) var store = ConstraintStore()
  private(set) var values: [Double] = []
  private var isVariable: [Bool] = []
  private var freeVariables: [Int32] = []
  /// The values that were told last.
  private var reported: [Double] = []
  /// The variables whose values may be others than were told.
  private var touched: [Int32] = []
  private(set) var determination = Determination()
  private(set) var partition = Partition()
  private var broken: Set<Int> = []
  /// What shows that each of the broken ones contradicts others, in the order of the conflicts.
  private var contradictions: [Contradiction] = []
  /// How often all was looked at anew, instead of what was edited.
  package private(set) var timesSolvedAfresh = 0
  /// Where all has to be looked at anew.
  private var isOutdated = true
  private var editedConstants: [Int32] = []
  /// After `solve()`: required constraints that cannot all hold, a minimal set for each that is broken, by the ranks of the
  /// broken ones.
  package private(set) var conflicts: [Conflict] = []

  package init() {}

  /// How many steps the simplex method took in the components that there are, where rows that pull at once count as one each:
  /// none where all is substituted.
  package var steps: Int { partition.components.reduce(0) { $0 + ($1?.simplex.steps ?? 0) } }

  // MARK: Variables and constraints

  /// Adds a variable, which is 0 as long as no constraint says otherwise.
  package func addVariable() -> Variable {
    if let index = freeVariables.popLast() {
      isVariable[Int(index)] = true
      values[Int(index)] = 0
      reported[Int(index)] = 0
      return Variable(index: Int(index))
    }
    values.append(0)
    reported.append(0)
    isVariable.append(true)
    determination.addVariable()
    partition.addVariable()
    return Variable(index: values.count - 1)
  }

  /// Removes a variable of which all constraints were removed; another may get its index.
  package func removeVariable(_ variable: Variable) {
    precondition(isVariable[variable.index], "the variable was removed before")
    isVariable[variable.index] = false
    freeVariables.append(Int32(variable.index))
    // What an equation that is gone determined is not left in its component.
    if partition.isInComponent(variable.index) || determination.stepOf[variable.index] >= 0 {
      isOutdated = true
    }
  }

  package func add(_ constraint: Constraint) -> ConstraintID {
    let index = store.add(constraint)
    partition.addConstraint(index)
    enter(index)
    return ConstraintID(index: index)
  }

  package func remove(_ id: ConstraintID) {
    leave(id.index)
    store.remove(id.index)
  }

  package func setConstant(_ constant: Double, of id: ConstraintID) {
    guard store.constants[id.index] != constant.held else { return }
    store.constants[id.index] = constant.held
    editedConstants.append(Int32(id.index))
  }

  package func setPriority(_ priority: Double, of id: ConstraintID) {
    guard store.priorities[id.index] != priority.heldPriority else { return }
    leave(id.index)
    store.priorities[id.index] = priority.heldPriority
    enter(id.index)
  }

  /// What was found last.
  package subscript(variable: Variable) -> Double { values[variable.index] }

  /// Lets a constraint count that is new, or of a new priority.
  private func enter(_ index: Int) {
    guard !isOutdated else { return }
    determination.forgetDependents()
    if store.terms(of: index).allSatisfy({ determination.stepOf[Int(store.variables[$0])] >= 0 }) {
      // Only whether it can hold is to be asked.
      editedConstants.append(Int32(index))
    } else {
      partition.enter(index)
    }
  }

  private func leave(_ index: Int) {
    guard !isOutdated else { return }
    if broken.remove(index) != nil {
      // It counted as absent before.
      contradictions.removeAll { $0.broken == index }
      conflicts.removeAll { $0.broken.index == index }
    } else if determination.isStep(index) || contradictions.contains(where: { $0.has(index) }) {
      isOutdated = true
    } else {
      partition.leave(index)
      determination.forgetDependents()
    }
  }

  // MARK: Solving

  /// Finds the solution.
  ///
  /// - Returns: the variables whose value is another than after the last time, ascending.
  @discardableResult package func solve() -> [Variable] {
    let isEdited = !editedConstants.isEmpty || partition.isOutdated
    if isOutdated || (isEdited && !contradictions.allSatisfy { $0.stands(in: store) }) || !update() {
      solveAfresh()
      touched = Array(0..<Int32(values.count))
    }
    isOutdated = false
    editedConstants.removeAll(keepingCapacity: true)
    let changed = Self.report(touched, values, &reported).filter { isVariable[$0.index] }
    touched.removeAll(keepingCapacity: true)
    return changed.sorted()
  }

  private static func report(_ touched: [Int32], _ values: [Double], _ reported: inout [Double]) -> [Variable]
  {
    var changed: [Variable] = []
    for index in touched.lazy.map(Int.init) where values[index] != reported[index] {
      reported[index] = values[index]
      changed.append(Variable(index: index))
    }
    return changed
  }

  /// Takes over what was edited.
  ///
  /// - Returns: false, where all has to be looked at anew.
  private func update() -> Bool {
    partition.rebuild(store, determination) { variable in
      values[Int(variable)] = 0
      touched.append(variable)
    }
    var checks: [Int32] = []
    for index in editedConstants where store.isAlive(Int(index)) {
      if determination.isStep(Int(index)) {
        determination.touch(Int(index))
      } else if !partition.touch(Int(index)) {
        checks.append(index)
      }
    }
    determination.propagate(store, &values) { variable, dependents in
      touched.append(variable)
      for index in dependents where !partition.touch(Int(index)) { checks.append(index) }
    }
    for index in checks where offence(Int(index)) != 0 { return false }
    return solveComponents().isEmpty
  }

  /// Breaks of required constraints those that contradict ones of lower ranks that hold, and no others.
  ///
  /// A contradiction that was found may have a member that another contradiction breaks: then whatever the first one broke
  /// is tried again. The broken one of the lowest rank stays so from the first round on, the second lowest from the second
  /// on, so this comes to an end.
  private func solveAfresh() {
    timesSolvedAfresh += 1
    broken = []
    var found: [Contradiction] = []
    while true {
      let contradictions = attempt()
      if !contradictions.isEmpty {
        found += contradictions
        broken.formUnion(contradictions.map(\.broken))
      } else {
        let standing = found.filter { !$0.members.dropLast().contains { broken.contains($0.index) } }
        if standing.count == found.count { break }
        found = standing
        broken = Set(standing.map(\.broken))
      }
    }
    contradictions = found.sorted { store.precedes($0.broken, $1.broken) }
    conflicts = contradictions.map(\.conflict)
  }

  /// - Returns: sets of required constraints that cannot all hold, as far as they are found at once.
  private func attempt() -> [Contradiction] {
    let broken = broken
    determination = Determination(store, variableCount: values.count) { broken.contains($0) }
    for index in values.indices { values[index] = 0 }
    determination.evaluate(store, &values)
    partition = Partition(store, determination) { broken.contains($0) }
    let offended = partition.settled.map { (index: Int($0), share: offence(Int($0))) }.filter {
      $0.share != 0
    }
    return explain(offended.isEmpty ? solveComponents() : offended.map { [$0] })
  }

  /// Whether a required constraint, of which all variables are determined, does not hold: 1 where its terms are too much, -1
  /// where they are too little.
  private func offence(_ index: Int) -> Double {
    guard store.isAlive(index), store.isRequired(index), !broken.contains(index) else { return 0 }
    var residue = -store.constants[index]
    var size = abs(residue)
    for term in store.terms(of: index) {
      let part = store.coefficients[term] * values[Int(store.variables[term])]
      residue += part
      size = max(size, abs(part))
    }
    guard abs(residue) > 1e-7 + size * 1e-12 else { return 0 }
    return switch store.relations[index] {
    case .equal: residue > 0 ? 1 : -1
    case .lessThanOrEqual: residue > 0 ? 1 : 0
    case .greaterThanOrEqual: residue < 0 ? -1 : 0
    }
  }

  /// - Returns: required constraints that cannot all hold, each set with the shares in a sum that is nothing but a constant.
  private func solveComponents() -> [[(index: Int, share: Double)]] {
    // One after the other: to use the system's properties for each variable takes longer than all else.
    var changes: [(variable: Int32, value: Double)] = []
    let conflicts = partition.solve(store, values) { changes.append(($0, $1)) }
    Self.apply(changes, to: &values)
    touched += changes.lazy.map(\.variable)
    return conflicts
  }

  private static func apply(_ changes: [(variable: Int32, value: Double)], to values: inout [Double]) {
    for (variable, value) in changes { values[Int(variable)] = value }
  }

  /// Of sets of constraints that contradict each other those that are left when the ones before have broken theirs.
  private func explain(_ sets: [[(index: Int, share: Double)]]) -> [Contradiction] {
    var gone: Set<Int> = []
    var contradictions: [Contradiction] = []
    for shares in sets {
      let members = explain(shares).sorted { store.precedes($0.index, $1.index) }
      guard let last = members.last, gone.isDisjoint(with: members.map(\.index)) else { continue }
      gone.insert(last.index)
      contradictions.append(Contradiction(members, in: store))
    }
    return contradictions
  }

  /// Adds to constraints that contradict each other, with their shares, those that determine their variables.
  private func explain(_ shares: [(index: Int, share: Double)]) -> [(index: Int, share: Double)] {
    var pulls: [Int: Double] = [:]
    var members = shares
    for (index, share) in shares {
      for term in store.terms(of: index) {
        let step = Int(determination.stepOf[Int(store.variables[term])])
        if step >= 0 { pulls[step, default: 0] += share * store.coefficients[term] }
      }
    }
    for step in determination.constraints.indices.reversed() where !pulls.isEmpty {
      guard let pull = pulls.removeValue(forKey: step), abs(pull) > 1e-9 else { continue }
      let index = Int(determination.constraints[step])
      members.append((index, -pull / determination.pivots[step]))
      for term in store.terms(of: index) where store.variables[term] != determination.variables[step] {
        pulls[Int(determination.stepOf[Int(store.variables[term])]), default: 0] -=
          pull / determination.pivots[step] * store.coefficients[term]
      }
    }
    return members
  }

  // MARK: What is not determined

  /// The variables that are there, in no component and not determined.
  var unconstrained: [Int] {
    values.indices.filter {
      isVariable[$0] && determination.stepOf[$0] < 0 && !partition.isInComponent($0)
    }
  }

  func freedom(of component: Int, countingRanks: Bool) -> LexicographicSimplex.Freedom? {
    partition.freedom(of: component, countingRanks: countingRanks)
  }
}
