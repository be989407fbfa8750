/// The required equations that each determine one variable from previously determined variables. The steps do not depend
/// on constants, so they remain valid until one of the equations is removed.
struct Determination {
  /// The constraints in topological order.
  private(set) var constraints: [Int32] = []
  private(set) var variables: [Int32] = []
  private(set) var pivots: [Double] = []
  /// The step that determines each variable, or -1 if there is none.
  private(set) var stepOf: [Int32] = []
  /// The step of each constraint, or -1 if there is none.
  private var stepOfConstraint: [Int32] = []
  private var queue = IndexQueue(count: 0)
  /// The start of each determined variable's range of other constraints. Empty until it is first required.
  private var dependentStarts: [Int32] = []
  private var dependents: [Int32] = []

  init() {}

  init(_ store: ConstraintStore, variableCount: Int, isBroken: (Int) -> Bool) {
    stepOf = [Int32](repeating: -1, count: variableCount)
    stepOfConstraint = [Int32](repeating: -1, count: store.count)
    var counts = [Int32](repeating: 0, count: store.count)
    var columnStarts = [Int32](repeating: 0, count: variableCount + 1)
    var queue: [Int32] = []
    for index in 0..<store.count {
      guard store.isAlive(index), store.isRequired(index), store.relations[index] == .equal, !isBroken(index)
      else { continue }
      let terms = store.terms(of: index)
      counts[index] = Int32(terms.count)
      for term in terms { columnStarts[Int(store.variables[term]) + 1] += 1 }
      if terms.count == 1 { queue.append(Int32(index)) }
    }
    guard !queue.isEmpty else { return }
    for variable in 0..<variableCount { columnStarts[variable + 1] += columnStarts[variable] }
    var fill = columnStarts
    var columns = [Int32](repeating: 0, count: Int(columnStarts[variableCount]))
    for index in 0..<store.count where counts[index] > 0 {
      for term in store.terms(of: index) {
        let variable = Int(store.variables[term])
        columns[Int(fill[variable])] = Int32(index)
        fill[variable] += 1
      }
    }
    var head = 0
    while head < queue.count {
      let index = Int(queue[head])
      head += 1
      guard counts[index] == 1,
        let term = store.terms(of: index).first(where: { stepOf[Int(store.variables[$0])] < 0 })
      else { continue }
      let variable = Int(store.variables[term])
      stepOf[variable] = Int32(constraints.count)
      stepOfConstraint[index] = Int32(constraints.count)
      constraints.append(Int32(index))
      variables.append(Int32(variable))
      pivots.append(store.coefficients[term])
      for entry in Int(columnStarts[variable])..<Int(columnStarts[variable + 1]) {
        let other = Int(columns[entry])
        counts[other] -= 1
        if counts[other] == 1 { queue.append(Int32(other)) }
      }
    }
    self.queue = IndexQueue(count: constraints.count)
  }

  func isStep(_ index: Int) -> Bool { index < stepOfConstraint.count && stepOfConstraint[index] >= 0 }

  mutating func addVariable() { stepOf.append(-1) }

  func evaluate(_ store: ConstraintStore, _ values: inout [Double]) {
    for step in constraints.indices { values[Int(variables[step])] = value(of: step, store, values) }
  }

  private func value(of step: Int, _ store: ConstraintStore, _ values: [Double]) -> Double {
    let index = Int(constraints[step])
    let pivot = variables[step]
    var sum = store.constants[index]
    for term in store.terms(of: index) where store.variables[term] != pivot {
      sum -= store.coefficients[term] * values[Int(store.variables[term])]
    }
    return (sum / pivots[step]).held
  }

  mutating func touch(_ index: Int) { queue.push(stepOfConstraint[index]) }

  /// Recomputes the steps of the constraints that were passed to `touch`, and the steps that depend on the results.
  mutating func propagate(
    _ store: ConstraintStore, _ values: inout [Double], changed: (Int32, ArraySlice<Int32>) -> Void
  ) {
    guard queue.first != nil else { return }
    if dependentStarts.isEmpty { findDependents(store) }
    while let step = queue.pop().map(Int.init) {
      let variable = Int(variables[step])
      let value = value(of: step, store, values)
      guard value != values[variable] else { continue }
      values[variable] = value
      let range = Int(dependentStarts[variable])..<Int(dependentStarts[variable + 1])
      // The constraints that determine other variables are stored first.
      var others = range.lowerBound
      while others < range.upperBound, isStep(Int(dependents[others])) {
        queue.push(stepOfConstraint[Int(dependents[others])])
        others += 1
      }
      changed(Int32(variable), dependents[others..<range.upperBound])
    }
  }

  mutating func forgetDependents() { dependentStarts = [] }

  private mutating func findDependents(_ store: ConstraintStore) {
    dependentStarts = [Int32](repeating: 0, count: stepOf.count + 1)
    for index in 0..<store.count where store.isAlive(index) {
      for term in store.terms(of: index) where isDependent(index, store.variables[term]) {
        dependentStarts[Int(store.variables[term]) + 1] += 1
      }
    }
    for variable in stepOf.indices { dependentStarts[variable + 1] += dependentStarts[variable] }
    dependents = [Int32](repeating: 0, count: Int(dependentStarts[stepOf.count]))
    var fill = dependentStarts
    for areSteps in [true, false] {
      for index in 0..<store.count where store.isAlive(index) && isStep(index) == areSteps {
        for term in store.terms(of: index) where isDependent(index, store.variables[term]) {
          let variable = Int(store.variables[term])
          dependents[Int(fill[variable])] = Int32(index)
          fill[variable] += 1
        }
      }
    }
  }

  private func isDependent(_ index: Int, _ variable: Int32) -> Bool {
    let step = stepOf[Int(variable)]
    return step >= 0 && Int(constraints[Int(step)]) != index
  }
}
