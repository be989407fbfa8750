/// Linear constraints with priorities. The solution is the best one lexicographically by priority.
package final class ConstraintSystem {
  private var store = ConstraintStore()
  private var values: [Double] = []
  private var isVariable: [Bool] = []
  private var freeVariables: [Int32] = []
  private var reported: [Double] = []
  private var determination: Determination?
  private var components: [Component] = []
  private var broken: Set<Int> = []
  private var isStructureChanged = true
  private var areConstantsChanged = false
  /// After `solve()`: the required constraints that cannot all hold, one minimal set for each that does not count.
  package private(set) var conflicts: [Conflict] = []

  package init() {}

  package func addVariable() -> Variable {
    isStructureChanged = true
    if let index = freeVariables.popLast() {
      isVariable[Int(index)] = true
      values[Int(index)] = 0
      reported[Int(index)] = 0
      return Variable(index: Int(index))
    }
    values.append(0)
    reported.append(0)
    isVariable.append(true)
    return Variable(index: values.count - 1)
  }

  /// Removes a variable whose constraints were all removed; another may get its index.
  package func removeVariable(_ variable: Variable) {
    precondition(isVariable[variable.index], "the variable was removed before")
    isVariable[variable.index] = false
    freeVariables.append(Int32(variable.index))
    isStructureChanged = true
  }

  package func add(_ constraint: Constraint) -> ConstraintID {
    isStructureChanged = true
    return ConstraintID(index: store.add(constraint))
  }

  package func remove(_ id: ConstraintID) {
    isStructureChanged = true
    store.remove(id.index)
  }

  package func setConstant(_ constant: Double, of id: ConstraintID) {
    guard store.constants[id.index] != constant.held else { return }
    store.constants[id.index] = constant.held
    areConstantsChanged = true
  }

  package func setPriority(_ priority: Double, of id: ConstraintID) {
    guard store.priorities[id.index] != priority.heldPriority else { return }
    store.priorities[id.index] = priority.heldPriority
    isStructureChanged = true
  }

  package subscript(variable: Variable) -> Double { values[variable.index] }

  /// Finds the solution.
  ///
  /// - Returns: the variables whose value changed since the last time, ascending.
  @discardableResult package func solve() -> [Variable] {
    if areConstantsChanged, !isStructureChanged { isStructureChanged = !broken.isEmpty || !updateValues() }
    if isStructureChanged { solveAfresh() }
    isStructureChanged = false
    areConstantsChanged = false
    var changed: [Variable] = []
    for index in values.indices where values[index] != reported[index] {
      reported[index] = values[index]
      changed.append(Variable(index: index))
    }
    return changed
  }

  /// - Returns: false, where all has to be looked at anew.
  private func updateValues() -> Bool {
    guard let determination else { return false }
    determination.evaluate(store, &values)
    return checkDetermined() == nil && solveComponents() == nil
  }

  /// Breaks of required constraints those that contradict ones of lower ranks that hold, and no others.
  ///
  /// A contradiction that was found may have a member that another contradiction breaks: then whatever the first one broke
  /// is tried again. The broken one of the lowest rank stays so from the first round on, the second lowest from the second
  /// on, so this comes to an end.
  private func solveAfresh() {
    broken = []
    var found: [Conflict] = []
    while true {
      if let members = attempt() {
        let ordered = members.sorted { store.precedes($0, $1) }
        broken.insert(ordered[ordered.count - 1])
        found.append(
          Conflict(
            members: ordered.map { ConstraintID(index: $0) },
            broken: ConstraintID(index: ordered[ordered.count - 1])))
      } else {
        let standing = found.filter { !$0.members.dropLast().contains { broken.contains($0.index) } }
        if standing.count == found.count { break }
        found = standing
        broken = Set(standing.map(\.broken.index))
      }
    }
    conflicts = found.sorted { store.precedes($0.broken.index, $1.broken.index) }
  }

  /// - Returns: required constraints that cannot all hold, if there are such.
  private func attempt() -> [Int]? {
    let determination = Determination(store, variableCount: values.count) { broken.contains($0) }
    self.determination = determination
    for index in values.indices { values[index] = 0 }
    determination.evaluate(store, &values)
    if let conflict = checkDetermined() { return conflict }
    components = makeComponents(determination)
    return solveComponents()
  }

  /// Looks at required constraints of which all variables are determined.
  private func checkDetermined() -> [Int]? {
    guard let determination else { return nil }
    for index in 0..<store.count
    where store.isAlive(index) && store.isRequired(index) && !broken.contains(index) {
      var residue = -store.constants[index]
      var size = abs(residue)
      var isDetermined = true
      for term in store.terms(of: index) {
        let variable = Int(store.variables[term])
        if determination.stepOf[variable] < 0 {
          isDetermined = false
          break
        }
        residue += store.coefficients[term] * values[variable]
        size = max(size, abs(store.coefficients[term] * values[variable]))
      }
      guard isDetermined, abs(residue) > 1e-7 + size * 1e-12 else { continue }
      let isOffended =
        switch store.relations[index] {
        case .equal: true
        case .lessThanOrEqual: residue > 0
        case .greaterThanOrEqual: residue < 0
        }
      if isOffended { return explain([(index, 1)]) }
    }
    return nil
  }

  /// Adds to constraints that contradict each other, with their multipliers, those that determine their variables.
  private func explain(_ shares: [(index: Int, share: Double)]) -> [Int] {
    guard let determination else { return shares.map(\.index) }
    var pulls: [Int: Double] = [:]
    var members = shares.map(\.index)
    for (index, share) in shares {
      for term in store.terms(of: index) where determination.stepOf[Int(store.variables[term])] >= 0 {
        pulls[Int(determination.stepOf[Int(store.variables[term])]), default: 0] +=
          share * store.coefficients[term]
      }
    }
    var step = determination.constraints.count - 1
    while step >= 0, !pulls.isEmpty {
      defer { step -= 1 }
      guard let pull = pulls.removeValue(forKey: step), abs(pull) > 1e-9 else { continue }
      let index = Int(determination.constraints[step])
      members.append(index)
      for term in store.terms(of: index) where store.variables[term] != determination.variables[step] {
        pulls[Int(determination.stepOf[Int(store.variables[term])]), default: 0] -=
          pull / determination.pivots[step] * store.coefficients[term]
      }
    }
    return members
  }

  private func makeComponents(_ determination: Determination) -> [Component] {
    var parents = Array(0..<Int32(values.count))
    func root(_ variable: Int32) -> Int32 {
      var variable = variable
      while parents[Int(variable)] != variable {
        parents[Int(variable)] = parents[Int(parents[Int(variable)])]
        variable = parents[Int(variable)]
      }
      return variable
    }
    func free(_ index: Int) -> [Int32] {
      store.terms(of: index).lazy.map { self.store.variables[$0] }.filter {
        determination.stepOf[Int($0)] < 0
      }
    }
    let indexes = (0..<store.count).filter { store.isAlive($0) && !broken.contains($0) }
    for index in indexes {
      let variables = free(index)
      guard let first = variables.first else { continue }
      for variable in variables.dropFirst() {
        let (one, other) = (root(first), root(variable))
        // The lowest is the root, so that components are in the order of their first variables.
        if one < other { parents[Int(other)] = one } else { parents[Int(one)] = other }
      }
    }
    var members: [Int32: [Int32]] = [:]
    for index in indexes {
      if let first = free(index).first { members[root(first), default: []].append(Int32(index)) }
    }
    var variables: [Int32: [Int32]] = [:]
    var localIndex = [Int32](repeating: -1, count: values.count)
    for variable in values.indices where determination.stepOf[variable] < 0 && isVariable[variable] {
      let root = root(Int32(variable))
      localIndex[variable] = Int32(variables[root, default: []].count)
      variables[root, default: []].append(Int32(variable))
    }
    return members.keys.sorted().map { root in
      Component(
        variables: variables[root] ?? [], members: members[root] ?? [], store, localIndex: localIndex)
    }
  }

  private func solveComponents() -> [Int]? {
    for index in components.indices {
      guard components[index].updateConstants(store, values) else {
        // Rows that were one are not any more.
        return [-1]
      }
      if let shares = components[index].solve() { return explain(shares) }
      for (local, variable) in components[index].variables.enumerated() {
        values[Int(variable)] = components[index].simplex.values[local]
      }
    }
    return nil
  }
}
