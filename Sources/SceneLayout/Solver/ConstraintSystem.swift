/// A system of linear constraints with priorities, and its unique best solution.
///
/// **Solution.** Required constraints (priority 1000) are satisfied. The sum of the absolute violations is minimized at
/// the highest remaining priority, then the next, and so on. Among equally good solutions, constraints are satisfied in
/// order of their ranks. Unconstrained variables have their default values, which are 0 unless set. Variables limited
/// only by inequalities are as close to their defaults as possible, in the order of the variables. Variables that avoid
/// smaller values come first. Thus, the solution is unique and does not depend on the order of edits.
///
/// **Conflicts.** Required constraints that cannot all be satisfied are reported as minimal sets. The member with the
/// highest rank is inactive until the conflict is resolved. The proof of a conflict is cached, so edits to other
/// constraints and to constants cost the same as they would without conflicts.
///
/// **Numbers.** Coefficients, constants, and variables are clamped to ±1e12. NaN is treated as zero. So is a coefficient
/// that is smaller than 1e-11 times the largest coefficient in its constraint. A constraint is satisfied if its violation
/// is at most 1e-7 or at most 1e-12 times its constant, whichever is larger.
///
/// **Algorithm.** Required equations that determine variables one after another are substituted (see `Determination`).
/// The remaining constraints are divided into components without common variables. Each component is solved with the
/// simplex method (see `LexicographicSimplex`). After an edit, only the affected components are solved again, starting
/// from their previous state.
package final class ConstraintSystem {
  private(set) var store = ConstraintStore()
  private(set) var values: [Double] = []
  private var isVariable: [Bool] = []
  private var freeVariables: [Int32] = []
  private var reported: [Double] = []
  private var touched: [Int32] = []
  private(set) var determination = Determination()
  private(set) var partition = Partition()
  private var broken: Set<Int> = []
  /// The proof for each broken constraint, in the order in which the conflicts were found.
  private var contradictions: [Contradiction] = []
  package private(set) var timesSolvedFromScratch = 0
  private var isOutdated = true
  private var editedConstants: [Int32] = []
  /// The minimal conflicting sets from the last call to `solve()`, sorted by the rank of the broken constraint.
  package private(set) var conflicts: [Conflict] = []

  package init() {}

  /// The number of simplex steps in the current components, or zero if all variables were substituted.
  package var steps: Int { partition.components.reduce(0) { $0 + ($1?.simplex.steps ?? 0) } }

  // MARK: Variables and constraints

  package func addVariable() -> Variable {
    if let index = freeVariables.popLast() {
      isVariable[Int(index)] = true
      values[Int(index)] = 0
      reported[Int(index)] = 0
      store.setDefault(0, avoidingLess: false, of: Int(index))
      return Variable(index: Int(index))
    }
    values.append(0)
    reported.append(0)
    isVariable.append(true)
    store.setDefault(0, avoidingLess: false, of: values.count - 1)
    determination.addVariable()
    partition.addVariable()
    return Variable(index: values.count - 1)
  }

  package func setDefault(_ value: Double, avoidingLess avoids: Bool, of variable: Variable) {
    let index = variable.index
    guard store.defaults[index] != value.held || store.avoidsLess[index] != avoids else { return }
    store.setDefault(value, avoidingLess: avoids, of: index)
    if partition.isInComponent(index) || determination.stepOf[index] >= 0 {
      isOutdated = true
    } else {
      values[index] = value.held
      touched.append(Int32(index))
    }
  }

  /// Removes a variable that has no constraints. The variable's index can be reused for a new variable.
  package func removeVariable(_ variable: Variable) {
    precondition(isVariable[variable.index], "the variable was already removed")
    isVariable[variable.index] = false
    freeVariables.append(Int32(variable.index))
    // A variable of a removed equation must not remain in its component.
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

  package subscript(variable: Variable) -> Double { values[variable.index] }

  private func enter(_ index: Int) {
    guard !isOutdated else { return }
    determination.forgetDependents()
    if store.terms(of: index).allSatisfy({ determination.stepOf[Int(store.variables[$0])] >= 0 }) {
      // All variables of the constraint are already determined, so it only needs to be checked.
      editedConstants.append(Int32(index))
    } else {
      partition.enter(index)
    }
  }

  private func leave(_ index: Int) {
    guard !isOutdated else { return }
    if broken.remove(index) != nil {
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

  /// - Returns: The variables whose values have changed since the last call, in ascending order.
  @discardableResult package func solve() -> [Variable] {
    let isEdited = !editedConstants.isEmpty || partition.isOutdated
    if isOutdated || (isEdited && !contradictions.allSatisfy { $0.persists(in: store) }) || !update() {
      solveFromScratch()
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

  private func update() -> Bool {
    partition.rebuild(store, determination) { variable in
      values[Int(variable)] = store.defaults[Int(variable)]
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
    for index in checks where violation(Int(index)) != 0 { return false }
    return solveComponents().isEmpty
  }

  /// Breaks exactly those required constraints that contradict active constraints with lower ranks. A new contradiction
  /// can break a member of an earlier contradiction. If so, the constraint that the earlier contradiction broke is tried
  /// again. The process terminates because after the nth round, the broken constraints with the n lowest ranks are final.
  private func solveFromScratch() {
    timesSolvedFromScratch += 1
    broken = []
    var found: [Contradiction] = []
    while true {
      let contradictions = attempt()
      if !contradictions.isEmpty {
        found += contradictions
        broken.formUnion(contradictions.map(\.broken))
      } else {
        let remaining = found.filter { !$0.members.dropLast().contains { broken.contains($0.index) } }
        if remaining.count == found.count { break }
        found = remaining
        broken = Set(remaining.map(\.broken))
      }
    }
    contradictions = found.sorted { store.precedes($0.broken, $1.broken) }
    conflicts = contradictions.map(\.conflict)
  }

  private func attempt() -> [Contradiction] {
    let broken = broken
    determination = Determination(store, variableCount: values.count) { broken.contains($0) }
    values = store.defaults
    determination.evaluate(store, &values)
    partition = Partition(store, determination) { broken.contains($0) }
    let violated = partition.determined.map { (index: Int($0), share: violation(Int($0))) }.filter {
      $0.share != 0
    }
    return explain(violated.isEmpty ? solveComponents() : violated.map { [$0] })
  }

  /// Returns 1 if the sum of a constraint's terms is too large, -1 if it is too small, and 0 if it is satisfied.
  private func violation(_ index: Int) -> Double {
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

  /// Solves the components. Returns the sets of conflicting required constraints. The weighted sum of each set, in which
  /// each share is a weight, is a nonzero constant without variables.
  private func solveComponents() -> [[(index: Int, share: Double)]] {
    // The changes are applied after the loop, because accessing properties for each variable would dominate the cost.
    var changes: [(variable: Int32, value: Double)] = []
    let conflicts = partition.solve(store, values) { changes.append(($0, $1)) }
    Self.apply(changes, to: &values)
    touched += changes.lazy.map(\.variable)
    return conflicts
  }

  private static func apply(_ changes: [(variable: Int32, value: Double)], to values: inout [Double]) {
    for (variable, value) in changes { values[Int(variable)] = value }
  }

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

  /// Returns the conflicting constraints together with the equations that determine their variables.
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

  // MARK: Undetermined variables

  var unconstrained: [Int] {
    values.indices.filter {
      isVariable[$0] && determination.stepOf[$0] < 0 && !partition.isInComponent($0)
    }
  }

  func freedom(of component: Int, countingRanks: Bool) -> LexicographicSimplex.Freedom? {
    partition.freedom(of: component, countingRanks: countingRanks)
  }
}
