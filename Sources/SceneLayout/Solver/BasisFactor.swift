/// The rows that determine the variables of a component, as many as there are variables, in a form that is quickly solved.
///
/// Most rows of a layout are triangular: each determines one variable from others that are determined before it. Such rows
/// are peeled off and used as they are. What is left, the nucleus, is factorized. A row that is replaced later is kept as
/// an eta: the combination of the rows in force that it is.
struct BasisFactor {
  private(set) var size = 0
  // The rows, by their place in the basis.
  private var starts: [Int32] = [0]
  private var variables: [Int32] = []
  private var coefficients: [Double] = []
  /// The triangular steps: first those before the nucleus, then those after it.
  private var stepPlaces: [Int32] = []
  private var stepVariables: [Int32] = []
  private var stepPivots: [Double] = []
  private var stepsBeforeNucleus = 0
  private var nucleus = Nucleus()
  // Etas.
  private var etaPlaces: [Int32] = []
  private var etaPivots: [Double] = []
  private var etaStarts: [Int32] = [0]
  private var etaIndices: [Int32] = []
  private var etaValues: [Double] = []
  private var work: [Double] = []

  /// How many rows were replaced since the rows were last factorized, and whether these make solving slow.
  var replacements: Int { etaPlaces.count }
  var isWorn: Bool { etaPlaces.count >= 64 || etaIndices.count > 4 * variables.count + 1000 }

  /// Puts the rows in order.
  ///
  /// - Parameter row: calls its second parameter with each variable and coefficient of the row at a place.
  /// - Returns: places whose rows depend on the others, each with a variable that is left without a row: to be replaced by
  ///   rows of that variable alone, and factorized again. Empty where all is well.
  mutating func factorize(
    size: Int, row: (_ place: Int, _ term: (Int32, Double) -> Void) -> Void
  ) -> [(place: Int, variable: Int)] {
    self.size = size
    starts.removeAll(keepingCapacity: true)
    variables.removeAll(keepingCapacity: true)
    coefficients.removeAll(keepingCapacity: true)
    starts.append(0)
    for place in 0..<size {
      row(place) { variable, coefficient in
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
    work = [Double](repeating: 0, count: size)
    return peel()
  }

  private mutating func peel() -> [(place: Int, variable: Int)] {
    stepPlaces.removeAll(keepingCapacity: true)
    stepVariables.removeAll(keepingCapacity: true)
    stepPivots.removeAll(keepingCapacity: true)
    // Columns: the places in which a variable occurs.
    var columnStarts = [Int32](repeating: 0, count: size + 1)
    for variable in variables { columnStarts[Int(variable) + 1] += 1 }
    for variable in 0..<size { columnStarts[variable + 1] += columnStarts[variable] }
    var fill = columnStarts
    var columns = [Int32](repeating: 0, count: variables.count)
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
    // Variables of one row that is left: their rows come last, in reverse.
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

  /// Keeps that the row at a place became another, which is the combination of the rows in force.
  mutating func replace(_ place: Int, by combination: [Double]) {
    etaPlaces.append(Int32(place))
    etaPivots.append(combination[place])
    for index in 0..<size where index != place && combination[index] != 0 {
      etaIndices.append(Int32(index))
      etaValues.append(combination[index])
    }
    etaStarts.append(Int32(etaIndices.count))
  }

  /// The values of the variables for which the rows have these values, by their places; these are used up.
  mutating func solve(_ right: inout [Double], into values: inout [Double]) {
    var eta = etaPlaces.count - 1
    while eta >= 0 {
      let place = Int(etaPlaces[eta])
      var sum = right[place]
      for index in Int(etaStarts[eta])..<Int(etaStarts[eta + 1]) {
        sum -= etaValues[index] * right[Int(etaIndices[index])]
      }
      right[place] = sum / etaPivots[eta]
      eta -= 1
    }
    for step in 0..<stepsBeforeNucleus { determine(step, right, &values) }
    if !nucleus.isEmpty {
      for variable in nucleus.variables { values[Int(variable)] = 0 }
      for place in nucleus.places {
        var sum = right[Int(place)]
        for term in Int(starts[Int(place)])..<Int(starts[Int(place) + 1]) where !nucleus.has(variables[term])
        {
          sum -= coefficients[term] * values[Int(variables[term])]
        }
        work[Int(place)] = sum
      }
      nucleus.solve(&work, into: &values)
    }
    for step in stepsBeforeNucleus..<stepPlaces.count { determine(step, right, &values) }
  }

  private func determine(_ step: Int, _ right: [Double], _ values: inout [Double]) {
    let place = Int(stepPlaces[step])
    let pivot = stepVariables[step]
    var sum = right[place]
    for term in Int(starts[place])..<Int(starts[place + 1]) where variables[term] != pivot {
      sum -= coefficients[term] * values[Int(variables[term])]
    }
    values[Int(pivot)] = sum / stepPivots[step]
  }

  /// The combination of the rows, by their places, that a row is; the row, by its variables, is used up.
  mutating func combine(_ row: inout [Double], into combination: inout [Double]) {
    var step = stepPlaces.count - 1
    while step >= stepsBeforeNucleus {
      take(step, &row, &combination)
      step -= 1
    }
    if !nucleus.isEmpty {
      nucleus.combine(&row, into: &combination)
      for place in nucleus.places where combination[Int(place)] != 0 {
        let share = combination[Int(place)]
        for term in Int(starts[Int(place)])..<Int(starts[Int(place) + 1]) {
          row[Int(variables[term])] -= share * coefficients[term]
        }
      }
    }
    while step >= 0 {
      take(step, &row, &combination)
      step -= 1
    }
    for eta in etaPlaces.indices {
      let place = Int(etaPlaces[eta])
      guard combination[place] != 0 else { continue }
      let share = combination[place] / etaPivots[eta]
      combination[place] = share
      for index in Int(etaStarts[eta])..<Int(etaStarts[eta + 1]) {
        combination[Int(etaIndices[index])] -= share * etaValues[index]
      }
    }
  }

  private func take(_ step: Int, _ row: inout [Double], _ combination: inout [Double]) {
    let place = Int(stepPlaces[step])
    let value = row[Int(stepVariables[step])]
    guard value != 0 else {
      combination[place] = 0
      return
    }
    let share = value / stepPivots[step]
    combination[place] = share
    for term in Int(starts[place])..<Int(starts[place + 1]) {
      row[Int(variables[term])] -= share * coefficients[term]
    }
  }
}
