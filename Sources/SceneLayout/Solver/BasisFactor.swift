/// The factorization of a component's basis. The basis consists of the rows in force, one for each variable. Most rows of
/// a layout can be put in an order in which they form a triangular matrix: each row determines one variable from
/// variables that preceding rows have determined. These rows are used directly. The remaining rows, called the nucleus,
/// are factorized. A row that later replaces another one is stored as an eta, a combination of the rows in force.
struct BasisFactor {
  private(set) var size = 0
  /// The result of `combine`: the coefficients of the rows in force, by position.
  var combination = SparseVector(count: 0)
  /// The result of `move`: the change in each variable.
  var direction = SparseVector(count: 0)
  private var starts: [Int32] = [0]
  private var variables: [Int32] = []
  private var coefficients: [Double] = []
  /// The positions of the rows for the triangular steps. The steps before the nucleus precede those after it.
  private var stepPlaces: [Int32] = []
  private var stepVariables: [Int32] = []
  private var stepPivots: [Double] = []
  private var stepsBeforeNucleus = 0
  private var nucleus = Nucleus()
  private var nucleusRight: [Double] = []
  private var nucleusValues: [Double] = []
  private var etaPlaces: [Int32] = []
  private var etaPivots: [Double] = []
  private var etaStarts: [Int32] = [0]
  private var etaIndices: [Int32] = []
  private var etaValues: [Double] = []
  private var right = SparseVector(count: 0)
  private var row = SparseVector(count: 0)
  /// The pending steps, identified by index or by distance from the last step.
  private var queue = IndexQueue(count: 0)
  /// The triangular step for each variable or position, or -1 if the variable or position is in the nucleus.
  private var stepOfVariable: [Int32] = []
  private var stepOfPlace: [Int32] = []
  /// For each variable, the start of the range in `columns` that contains the positions of the rows with the variable.
  private var columnStarts: [Int32] = []
  private var columns: [Int32] = []
  private var updateCost = 0

  var replacements: Int { etaPlaces.count }
  /// Whether a new factorization costs less than continuing to use the replacements.
  var needsFactorization: Bool { updateCost > 2000 + 20 * variables.count || etaPlaces.count >= 1000 }

  /// Factorizes the basis. The closure enumerates the terms of each row. If there are linearly dependent rows, the caller
  /// must replace each of them with a row that contains only the returned variable, and then factorize the basis again.
  /// Returns the positions of linearly dependent rows, each with a variable for which there is no row.
  mutating func factorize(
    size: Int, rows: (_ place: Int, _ term: (Int32, Double) -> Void) -> Void
  ) -> [(place: Int, variable: Int)] {
    self.size = size
    starts.removeAll(keepingCapacity: true)
    variables.removeAll(keepingCapacity: true)
    coefficients.removeAll(keepingCapacity: true)
    starts.append(0)
    for place in 0..<size {
      rows(place) { variable, coefficient in
        variables.append(variable)
        coefficients.append(coefficient)
      }
      starts.append(Int32(variables.count))
    }
    etaPlaces.removeAll(keepingCapacity: true)
    etaPivots.removeAll(keepingCapacity: true)
    etaStarts.removeAll(keepingCapacity: true)
    etaStarts.append(0)
    etaIndices.removeAll(keepingCapacity: true)
    etaValues.removeAll(keepingCapacity: true)
    combination = SparseVector(count: size)
    direction = SparseVector(count: size)
    right = SparseVector(count: size)
    row = SparseVector(count: size)
    queue = IndexQueue(count: size)
    updateCost = 0
    let dependent = eliminateSingletons()
    stepOfVariable = [Int32](repeating: -1, count: size)
    stepOfPlace = stepOfVariable
    if !nucleus.isEmpty {
      nucleusRight = [Double](repeating: 0, count: size)
      nucleusValues = nucleusRight
    }
    for step in stepPlaces.indices {
      stepOfVariable[Int(stepVariables[step])] = Int32(step)
      stepOfPlace[Int(stepPlaces[step])] = Int32(step)
    }
    return dependent
  }

  private mutating func eliminateSingletons() -> [(place: Int, variable: Int)] {
    stepPlaces.removeAll(keepingCapacity: true)
    stepVariables.removeAll(keepingCapacity: true)
    stepPivots.removeAll(keepingCapacity: true)
    columnStarts = [Int32](repeating: 0, count: size + 1)
    for variable in variables { columnStarts[Int(variable) + 1] += 1 }
    for variable in 0..<size { columnStarts[variable + 1] += columnStarts[variable] }
    var fill = columnStarts
    columns = [Int32](repeating: 0, count: variables.count)
    for place in 0..<size {
      for term in Int(starts[place])..<Int(starts[place + 1]) {
        let variable = Int(variables[term])
        columns[Int(fill[variable])] = Int32(place)
        fill[variable] += 1
      }
    }
    var rowCounts = (0..<size).map { starts[$0 + 1] - starts[$0] }
    var columnCounts = (0..<size).map { columnStarts[$0 + 1] - columnStarts[$0] }
    var rowDone = [Bool](repeating: false, count: size)
    var columnDone = [Bool](repeating: false, count: size)
    var queue: [Int32] = []
    for place in 0..<size where rowCounts[place] == 1 { queue.append(Int32(place)) }
    var head = 0
    while head < queue.count {
      let place = Int(queue[head])
      head += 1
      guard !rowDone[place],
        let term = (Int(starts[place])..<Int(starts[place + 1])).first(where: {
          !columnDone[Int(variables[$0])]
        })
      else { continue }
      let variable = Int(variables[term])
      stepPlaces.append(Int32(place))
      stepVariables.append(Int32(variable))
      stepPivots.append(coefficients[term])
      rowDone[place] = true
      columnDone[variable] = true
      for entry in Int(columnStarts[variable])..<Int(columnStarts[variable + 1]) {
        let other = Int(columns[entry])
        rowCounts[other] -= 1
        if rowCounts[other] == 1, !rowDone[other] { queue.append(Int32(other)) }
      }
    }
    stepsBeforeNucleus = stepPlaces.count
    // The rows with a variable that occurs in no other remaining row come last, in reverse order.
    for place in 0..<size where rowDone[place] {
      for term in Int(starts[place])..<Int(starts[place + 1]) { columnCounts[Int(variables[term])] -= 1 }
    }
    queue.removeAll(keepingCapacity: true)
    head = 0
    for variable in 0..<size where columnCounts[variable] == 1 && !columnDone[variable] {
      queue.append(Int32(variable))
    }
    while head < queue.count {
      let variable = Int(queue[head])
      head += 1
      guard !columnDone[variable],
        let entry = (Int(columnStarts[variable])..<Int(columnStarts[variable + 1])).first(where: {
          !rowDone[Int(columns[$0])]
        })
      else { continue }
      let place = Int(columns[entry])
      let terms = Int(starts[place])..<Int(starts[place + 1])
      guard let term = terms.first(where: { Int(variables[$0]) == variable }),
        abs(coefficients[term]) > 1e-3
      else { continue }
      stepPlaces.append(Int32(place))
      stepVariables.append(Int32(variable))
      stepPivots.append(coefficients[term])
      rowDone[place] = true
      columnDone[variable] = true
      for term in terms {
        let other = Int(variables[term])
        columnCounts[other] -= 1
        if columnCounts[other] == 1, !columnDone[other] { queue.append(Int32(other)) }
      }
    }
    stepPlaces[stepsBeforeNucleus...].reverse()
    stepVariables[stepsBeforeNucleus...].reverse()
    stepPivots[stepsBeforeNucleus...].reverse()
    let places = (0..<Int32(size)).filter { !rowDone[Int($0)] }
    let columnsLeft = (0..<Int32(size)).filter { !columnDone[Int($0)] }
    return nucleus.factorize(places: places, variables: columnsLeft, size: size) { place, term in
      for index in Int(starts[place])..<Int(starts[place + 1]) { term(variables[index], coefficients[index]) }
    }
  }

  /// Replaces the row at a position with the row that was last passed to `combine`.
  mutating func replace(_ place: Int) {
    etaPlaces.append(Int32(place))
    etaPivots.append(combination[place])
    for index in combination.indexes where Int(index) != place && combination[Int(index)] != 0 {
      etaIndices.append(index)
      etaValues.append(combination[Int(index)])
    }
    etaStarts.append(Int32(etaIndices.count))
  }

  /// Solves for the variables. `right` contains the values of the rows by position.
  mutating func solve(_ right: [Double], into values: inout [Double]) {
    var right = right
    var eta = etaPlaces.count - 1
    while eta >= 0 {
      let place = Int(etaPlaces[eta])
      let sum = sum(of: eta, right)
      right[place] = sum / etaPivots[eta]
      eta -= 1
    }
    determine(0..<stepsBeforeNucleus, right, &values)
    if !nucleus.isEmpty {
      for place in nucleus.places.lazy.map(Int.init) {
        for term in Int(starts[place])..<Int(starts[place + 1]) where !nucleus.has(variables[term]) {
          right[place] -= coefficients[term] * values[Int(variables[term])]
        }
      }
      nucleus.solve(&right, into: &values)
    }
    determine(stepsBeforeNucleus..<stepPlaces.count, right, &values)
  }

  /// Performs consecutive triangular steps. Bounds checks are avoided because the loop dominates the cost of solving.
  private func determine(_ steps: Range<Int>, _ right: [Double], _ values: inout [Double]) {
    values.withUnsafeMutableBufferPointer { values in
      variables.withUnsafeBufferPointer { variables in
        coefficients.withUnsafeBufferPointer { coefficients in
          for step in steps {
            let place = Int(stepPlaces[step])
            let pivot = stepVariables[step]
            var sum = right[place]
            for term in Int(starts[place])..<Int(starts[place + 1]) where variables[term] != pivot {
              sum -= coefficients[term] * values[Int(variables[term])]
            }
            values[Int(pivot)] = sum / stepPivots[step]
          }
        }
      }
    }
  }

  /// Returns the value of a replacement row minus the contributions of the other rows that were in force.
  private func sum(of eta: Int, _ right: [Double]) -> Double {
    var sum = right[Int(etaPlaces[eta])]
    for index in Int(etaStarts[eta])..<Int(etaStarts[eta + 1]) {
      sum -= etaValues[index] * right[Int(etaIndices[index])]
    }
    return sum
  }

  /// Sets `direction` to the changes in the variables if only the value of the row at a position increases by 1.
  mutating func move(_ place: Int) {
    direction.clear()
    right.clear()
    right.set(1, at: place)
    updateCost += etaIndices.count
    var eta = etaPlaces.count - 1
    while eta >= 0 {
      let place = Int(etaPlaces[eta])
      // Inlined, because passing the arrays to a function would copy them.
      var sum = right[place]
      for index in Int(etaStarts[eta])..<Int(etaStarts[eta + 1]) {
        sum -= etaValues[index] * right[Int(etaIndices[index])]
      }
      if sum != 0 || right[place] != 0 { right.set(sum / etaPivots[eta], at: place) }
      eta -= 1
    }
    var reachesNucleus = false
    for place in right.indexes {
      let step = stepOfPlace[Int(place)]
      if step >= 0 { queue.push(step) } else { reachesNucleus = true }
    }
    while true {
      let next = queue.first.map(Int.init) ?? Int.max
      if reachesNucleus, next >= stepsBeforeNucleus {
        reachesNucleus = false
        moveNucleus()
      } else if let step = queue.pop().map(Int.init) {
        // Inlined, because passing `direction` to a function would retain it in each step.
        let pivot = stepVariables[step]
        let place = Int(stepPlaces[step])
        var sum = right[place]
        for term in Int(starts[place])..<Int(starts[place + 1]) where variables[term] != pivot {
          sum -= coefficients[term] * direction[Int(variables[term])]
        }
        let value = sum / stepPivots[step]
        guard value != 0 else { continue }
        direction.set(value, at: Int(stepVariables[step]))
        if follow(Int(stepVariables[step]), after: step) { reachesNucleus = true }
      } else {
        break
      }
    }
  }

  /// Queues the subsequent rows that contain a variable. Returns whether a row of the nucleus contains the variable.
  private mutating func follow(_ variable: Int, after step: Int) -> Bool {
    var reachesNucleus = false
    for entry in Int(columnStarts[variable])..<Int(columnStarts[variable + 1]) {
      let next = stepOfPlace[Int(columns[entry])]
      if next > step { queue.push(next) } else if next < 0 { reachesNucleus = true }
    }
    return reachesNucleus
  }

  private mutating func moveNucleus() {
    updateCost += 2 * nucleus.weight
    for place in nucleus.places.lazy.map(Int.init) {
      var sum = right[place]
      for term in Int(starts[place])..<Int(starts[place + 1]) where !nucleus.has(variables[term]) {
        sum -= coefficients[term] * direction[Int(variables[term])]
      }
      nucleusRight[place] = sum
    }
    nucleus.solve(&nucleusRight, into: &nucleusValues)
    for variable in nucleus.variables.lazy.map(Int.init) where nucleusValues[variable] != 0 {
      direction.set(nucleusValues[variable], at: variable)
      _ = follow(variable, after: stepsBeforeNucleus - 1)
    }
  }

  /// Sets `combination` to the coefficients with which the rows in force add up to the given row.
  mutating func combine(_ terms: (_ term: (Int32, Double) -> Void) -> Void) {
    combination.clear()
    row.clear()
    terms { row.add($1, at: Int($0)) }
    let last = stepPlaces.count - 1
    var reachesNucleus = false
    guard row.indexes.count <= size / 8 else {
      combineAll()
      return combineReplaced()
    }
    for variable in row.indexes {
      let step = stepOfVariable[Int(variable)]
      if step >= 0 { queue.push(Int32(last) - step) } else { reachesNucleus = true }
    }
    while true {
      let next = queue.first.map { last - Int($0) } ?? -1
      if reachesNucleus, next < stepsBeforeNucleus {
        reachesNucleus = false
        combineNucleus()
      } else if let step = queue.pop().map({ last - Int($0) }) {
        let value = row[Int(stepVariables[step])]
        guard value != 0 else { continue }
        let place = Int(stepPlaces[step])
        let share = value / stepPivots[step]
        combination.set(share, at: place)
        if take(share, of: place, except: stepVariables[step]) { reachesNucleus = true }
      } else {
        break
      }
    }
    combineReplaced()
  }

  /// A variant of `combine` that visits every step, for rows with many variables.
  private mutating func combineAll() {
    for step in stepPlaces.indices.reversed() {
      if step == stepsBeforeNucleus - 1 { combineNucleusAlone() }
      takeStep(step)
    }
    if stepsBeforeNucleus == 0 { combineNucleusAlone() }
  }

  private mutating func takeStep(_ step: Int) {
    let value = row[Int(stepVariables[step])]
    guard value != 0 else { return }
    let place = Int(stepPlaces[step])
    let share = value / stepPivots[step]
    combination.set(share, at: place)
    for term in Int(starts[place])..<Int(starts[place + 1]) where variables[term] != stepVariables[step] {
      row.add(-share * coefficients[term], at: Int(variables[term]))
    }
  }

  /// Combines only the nucleus rows. The caller performs all steps that follow the nucleus.
  private mutating func combineNucleusAlone() {
    guard !nucleus.isEmpty else { return }
    combineNucleus()
    while queue.pop() != nil {}
  }

  /// Returns the leading terms of `combine`'s result, or nil if the basis is not a triangular matrix. Modifies `row`.
  func combineLeading(_ row: inout [LeadingTerm]) -> [LeadingTerm]? {
    guard nucleus.isEmpty, etaPlaces.isEmpty else { return nil }
    var shares = [LeadingTerm](repeating: LeadingTerm(), count: size)
    for step in stepPlaces.indices.reversed() {
      let term = row[Int(stepVariables[step])]
      guard !term.isZero else { continue }
      let place = Int(stepPlaces[step])
      shares[place].add(term, times: 1 / stepPivots[step])
      for other in Int(starts[place])..<Int(starts[place + 1]) where variables[other] != stepVariables[step] {
        row[Int(variables[other])].add(term, times: -coefficients[other] / stepPivots[step])
      }
    }
    return shares
  }

  private mutating func combineReplaced() {
    updateCost += etaPlaces.count
    for eta in etaPlaces.indices where combination[Int(etaPlaces[eta])] != 0 {
      let place = Int(etaPlaces[eta])
      let share = combination[place] / etaPivots[eta]
      combination.set(share, at: place)
      updateCost += Int(etaStarts[eta + 1] - etaStarts[eta])
      for index in Int(etaStarts[eta])..<Int(etaStarts[eta + 1]) {
        combination.add(-share * etaValues[index], at: Int(etaIndices[index]))
      }
    }
  }

  /// Subtracts a multiple of a row. Returns whether the row contains other variables of the nucleus.
  private mutating func take(_ share: Double, of place: Int, except pivot: Int32) -> Bool {
    let last = Int32(stepPlaces.count - 1)
    var reachesNucleus = false
    for term in Int(starts[place])..<Int(starts[place + 1]) where variables[term] != pivot {
      let variable = Int(variables[term])
      row.add(-share * coefficients[term], at: variable)
      let step = stepOfVariable[variable]
      if step >= 0 { queue.push(last - step) } else { reachesNucleus = true }
    }
    return reachesNucleus
  }

  private mutating func combineNucleus() {
    updateCost += 2 * nucleus.weight
    for variable in nucleus.variables.lazy.map(Int.init) { nucleusValues[variable] = row[variable] }
    nucleus.combine(&nucleusValues, into: &nucleusRight)
    let last = Int32(stepPlaces.count - 1)
    for place in nucleus.places.lazy.map(Int.init) where nucleusRight[place] != 0 {
      let share = nucleusRight[place]
      combination.set(share, at: place)
      for term in Int(starts[place])..<Int(starts[place + 1]) where !nucleus.has(variables[term]) {
        row.add(-share * coefficients[term], at: Int(variables[term]))
        queue.push(last - stepOfVariable[Int(variables[term])])
      }
    }
  }
}
