/// Which required equalities determine a variable each, one after another, from variables determined before.
///
/// That depends on no constant, so it holds until constraints are added or removed.
struct Determination {
  /// The constraints, in the order in which they determine.
  private(set) var constraints: [Int32] = []
  private(set) var variables: [Int32] = []
  private(set) var pivots: [Double] = []
  /// For each variable the step that determines it, or -1.
  private(set) var stepOf: [Int32]

  init(_ store: ConstraintStore, variableCount: Int, isBroken: (Int) -> Bool) {
    stepOf = [Int32](repeating: -1, count: variableCount)
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
      constraints.append(Int32(index))
      variables.append(Int32(variable))
      pivots.append(store.coefficients[term])
      for entry in Int(columnStarts[variable])..<Int(columnStarts[variable + 1]) {
        let other = Int(columns[entry])
        counts[other] -= 1
        if counts[other] == 1 { queue.append(Int32(other)) }
      }
    }
  }

  /// Determines all variables anew.
  func evaluate(_ store: ConstraintStore, _ values: inout [Double]) {
    for step in constraints.indices {
      let index = Int(constraints[step])
      let pivot = variables[step]
      var sum = store.constants[index]
      for term in store.terms(of: index) where store.variables[term] != pivot {
        sum -= store.coefficients[term] * values[Int(store.variables[term])]
      }
      values[Int(pivot)] = (sum / pivots[step]).held
    }
  }
}
