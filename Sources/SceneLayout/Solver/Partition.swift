/// The variables that `Determination` does not determine, divided into components without common variables.
struct Partition {
  /// The components. An entry is nil if the component was split or merged.
  private(set) var components: [Component?] = []
  /// The constraints whose variables were all determined when the partition was created.
  private(set) var determined: [Int32] = []
  /// The component of each variable or constraint, or -1 if there is none.
  private var componentOfVariable: [Int32] = []
  private var componentOfConstraint: [Int32] = []
  private var localIndex: [Int32] = []
  /// The components to solve, each with its changed constraints.
  private var touched: [Int: [Int32]] = [:]
  /// The components to rebuild and the constraints that must be added to a component.
  private var outdated: Set<Int> = []
  private var entered: Set<Int32> = []

  init() {}

  init(_ store: ConstraintStore, _ determination: Determination, isBroken: (Int) -> Bool) {
    let count = determination.stepOf.count
    componentOfVariable = [Int32](repeating: -1, count: count)
    componentOfConstraint = [Int32](repeating: -1, count: store.count)
    localIndex = componentOfVariable
    var members: [Int32] = []
    members.reserveCapacity(store.count)
    for index in 0..<store.count
    where store.isAlive(index) && !isBroken(index) && !determination.isStep(index) {
      if store.terms(of: index).allSatisfy({ determination.stepOf[Int(store.variables[$0])] >= 0 }) {
        determined.append(Int32(index))
      } else {
        members.append(Int32(index))
      }
    }
    makeComponents((0..<Int32(count)).filter { determination.stepOf[Int($0)] < 0 }, members, store)
  }

  var isOutdated: Bool { !outdated.isEmpty || !entered.isEmpty }

  func isInComponent(_ variable: Int) -> Bool { componentOfVariable[variable] >= 0 }

  func place(of variable: Int) -> (component: Int, place: Int)? {
    let component = componentOfVariable[variable]
    return component < 0 ? nil : (Int(component), Int(localIndex[variable]))
  }

  mutating func addVariable() {
    componentOfVariable.append(-1)
    localIndex.append(-1)
  }

  mutating func addConstraint(_ index: Int) {
    if index == componentOfConstraint.count {
      componentOfConstraint.append(-1)
    } else {
      componentOfConstraint[index] = -1
    }
  }

  mutating func enter(_ index: Int) {
    entered.insert(Int32(index))
  }

  mutating func leave(_ index: Int) {
    entered.remove(Int32(index))
    let component = Int(componentOfConstraint[index])
    guard component >= 0 else { return }
    outdated.insert(component)
    touched[component] = nil
    componentOfConstraint[index] = -1
  }

  /// Records a change to a constraint. Returns whether the constraint is in a component.
  mutating func touch(_ index: Int) -> Bool {
    let component = Int(componentOfConstraint[index])
    guard component >= 0 else { return false }
    touched[component, default: []].append(Int32(index))
    return true
  }

  mutating func removeVariable(_ variable: Int) {
    if componentOfVariable[variable] >= 0 { outdated.insert(Int(componentOfVariable[variable])) }
  }

  /// Rebuilds the components that edits have invalidated. Calls `released` for variables left without constraints.
  mutating func rebuild(_ store: ConstraintStore, _ determination: Determination, released: (Int32) -> Void) {
    guard isOutdated else { return }
    var variables: [Int32] = []
    for index in entered {
      for term in store.terms(of: Int(index)) where determination.stepOf[Int(store.variables[term])] < 0 {
        let variable = store.variables[term]
        let component = Int(componentOfVariable[Int(variable)])
        if component >= 0 { outdated.insert(component) } else { variables.append(variable) }
      }
    }
    var members = Array(entered)
    for index in outdated {
      guard let component = components[index] else { continue }
      variables += component.variables
      members += component.members.filter { componentOfConstraint[Int($0)] == Int32(index) }
      components[index] = nil
      touched[index] = nil
    }
    for variable in variables { componentOfVariable[Int(variable)] = -1 }
    outdated = []
    entered = []
    makeComponents(Set(variables).sorted(), members.sorted(), store)
    for variable in variables where componentOfVariable[Int(variable)] < 0 { released(variable) }
  }

  private mutating func makeComponents(_ variables: [Int32], _ members: [Int32], _ store: ConstraintStore) {
    guard !variables.isEmpty else { return }
    // A disjoint-set forest of the variables. The root of each tree is the variable with the lowest index.
    for (place, variable) in variables.enumerated() { localIndex[Int(variable)] = Int32(place) }
    var parents = Array(0..<Int32(variables.count))
    func root(_ place: Int32) -> Int32 {
      var place = place
      while parents[Int(place)] != place {
        parents[Int(place)] = parents[Int(parents[Int(place)])]
        place = parents[Int(place)]
      }
      return place
    }
    var firsts = [Int32](repeating: -1, count: members.count)
    for (number, member) in members.enumerated() {
      for term in store.terms(of: Int(member)) {
        let place = localIndex[Int(store.variables[term])]
        guard place >= 0 else { continue }
        guard firsts[number] >= 0 else {
          firsts[number] = place
          continue
        }
        let (one, other) = (root(firsts[number]), root(place))
        if one < other { parents[Int(other)] = one } else { parents[Int(one)] = other }
      }
    }
    var numberOfRoot = [Int32](repeating: -1, count: variables.count)
    var variableStarts: [Int32] = []
    var memberStarts: [Int32] = []
    for first in firsts {
      let root = Int(root(first))
      if numberOfRoot[root] < 0 {
        numberOfRoot[root] = Int32(memberStarts.count)
        memberStarts.append(0)
        variableStarts.append(0)
      }
      memberStarts[Int(numberOfRoot[root])] += 1
    }
    let count = memberStarts.count
    var numbers = [Int32](repeating: -1, count: variables.count)
    for place in variables.indices {
      numbers[place] = numberOfRoot[Int(root(Int32(place)))]
      if numbers[place] >= 0 { variableStarts[Int(numbers[place])] += 1 }
    }
    var groupsOfVariables = variableStarts.map { count in
      var group: [Int32] = []
      group.reserveCapacity(Int(count))
      return group
    }
    for (place, variable) in variables.enumerated() {
      let number = Int(numbers[place])
      localIndex[Int(variable)] = -1
      guard number >= 0 else { continue }
      localIndex[Int(variable)] = Int32(groupsOfVariables[number].count)
      componentOfVariable[Int(variable)] = Int32(components.count + number)
      groupsOfVariables[number].append(variable)
    }
    var groups = memberStarts.map { count in
      var group: [Int32] = []
      group.reserveCapacity(Int(count))
      return group
    }
    for (number, member) in members.enumerated() {
      let group = numbers[Int(firsts[number])]
      componentOfConstraint[Int(member)] = Int32(components.count + Int(group))
      groups[Int(group)].append(member)
    }
    for number in 0..<count {
      touched[components.count] = []
      components.append(
        Component(
          variables: groupsOfVariables[number], members: groups[number], store, localIndex: localIndex))
    }
  }

  /// Solves the changed components and calls the closure for each changed variable. Returns a set of conflicting required
  /// constraints for each component without a solution. The weighted sum of the set, in which each share is a weight, is
  /// a nonzero constant without variables.
  mutating func solve(
    _ store: ConstraintStore, _ values: [Double], changed: (Int32, Double) -> Void
  ) -> [[(index: Int, share: Double)]] {
    var conflicts: [[(index: Int, share: Double)]] = []
    let order = touched.keys.sorted()
    defer { touched.removeAll(keepingCapacity: true) }
    for index in order {
      guard var component = components[index].take() else { continue }
      defer { components[index] = component }
      if !component.updateConstants(touched[index] ?? [], store, values) {
        component = Component(
          variables: component.variables, members: component.members, store, localIndex: localIndex)
        _ = component.updateConstants([], store, values)
      }
      if let shares = component.solve() {
        conflicts.append(shares)
        continue
      }
      for (local, variable) in component.variables.enumerated() {
        let value = component.simplex.values[local].held
        if value != values[Int(variable)] { changed(variable, value) }
      }
    }
    return conflicts
  }

  mutating func freedom(of index: Int, countingRanks: Bool) -> LexicographicSimplex.Freedom? {
    components[index]?.freedom(countingRanks: countingRanks)
  }
}
