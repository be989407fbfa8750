/// The sparse factorization of the rows outside the triangular part of a basis. The pivot row is the shortest row. Among
/// the variables with sufficiently large coefficients, the pivot variable is the one that occurs in the fewest rows.
struct Nucleus {
  private(set) var places: [Int32] = []
  private(set) var variables: [Int32] = []
  private var isInside: [Bool] = []
  private var stepPlaces: [Int32] = []
  private var stepVariables: [Int32] = []
  private var stepPivots: [Double] = []
  /// For each step, the start of the range of remaining terms, which are the terms of the step's row except the pivot.
  private var upperStarts: [Int32] = []
  private var upperVariables: [Int32] = []
  private var upperValues: [Double] = []
  /// For each step, the start of the range of factors with which the step's row was subtracted from other rows.
  private var lowerStarts: [Int32] = []
  private var lowerPlaces: [Int32] = []
  private var lowerValues: [Double] = []

  var isEmpty: Bool { places.isEmpty }
  var weight: Int { stepPlaces.count + upperValues.count + lowerValues.count }

  func has(_ variable: Int32) -> Bool { isInside[Int(variable)] }

  /// Factorizes the nucleus. Returns the positions of linearly dependent rows, each with a variable that has no row.
  mutating func factorize(
    places: [Int32], variables: [Int32], size: Int,
    row: (_ place: Int, _ term: (Int32, Double) -> Void) -> Void
  ) -> [(place: Int, variable: Int)] {
    self = Nucleus()
    guard !places.isEmpty else { return [] }
    self.places = places
    self.variables = variables
    isInside = [Bool](repeating: false, count: size)
    for variable in variables { isInside[Int(variable)] = true }
    lowerStarts = [0]
    upperStarts = [0]
    var matrix = ShrinkingMatrix(size: size)
    for place in places {
      row(Int(place)) { variable, coefficient in
        if isInside[Int(variable)] { matrix.append(variable, coefficient, to: Int(place)) }
      }
    }
    matrix.begin(places)
    var dependent: [Int32] = []
    var isLeft = isInside
    while let place = matrix.shortestRow() {
      guard let (variable, pivot) = matrix.pivot(of: place) else {
        dependent.append(Int32(place))
        continue
      }
      isLeft[Int(variable)] = false
      stepPlaces.append(Int32(place))
      stepVariables.append(variable)
      stepPivots.append(pivot)
      for (other, coefficient) in matrix.rows[place] where other != variable {
        upperVariables.append(other)
        upperValues.append(coefficient)
      }
      upperStarts.append(Int32(upperVariables.count))
      matrix.eliminate(variable, by: place, pivot) { target, factor in
        lowerPlaces.append(Int32(target))
        lowerValues.append(factor)
      }
      lowerStarts.append(Int32(lowerPlaces.count))
    }
    var left = variables.filter { isLeft[Int($0)] }[...]
    return dependent.sorted().map { (Int($0), Int(left.removeFirst())) }
  }

  /// Solves for the nucleus variables. The `right` argument is modified.
  func solve(_ right: inout [Double], into values: inout [Double]) {
    for step in stepPlaces.indices {
      let value = right[Int(stepPlaces[step])]
      guard value != 0 else { continue }
      for entry in Int(lowerStarts[step])..<Int(lowerStarts[step + 1]) {
        right[Int(lowerPlaces[entry])] -= lowerValues[entry] * value
      }
    }
    for step in stepPlaces.indices.reversed() {
      var sum = right[Int(stepPlaces[step])]
      for entry in Int(upperStarts[step])..<Int(upperStarts[step + 1]) {
        sum -= upperValues[entry] * values[Int(upperVariables[entry])]
      }
      values[Int(stepVariables[step])] = sum / stepPivots[step]
    }
  }

  /// Finds the coefficients with which the nucleus rows add up to a row of nucleus variables. Modifies `row`.
  func combine(_ row: inout [Double], into combination: inout [Double]) {
    for step in stepPlaces.indices {
      let share = row[Int(stepVariables[step])] / stepPivots[step]
      combination[Int(stepPlaces[step])] = share
      guard share != 0 else { continue }
      for entry in Int(upperStarts[step])..<Int(upperStarts[step + 1]) {
        row[Int(upperVariables[entry])] -= share * upperValues[entry]
      }
    }
    for step in stepPlaces.indices.reversed() {
      var share = combination[Int(stepPlaces[step])]
      for entry in Int(lowerStarts[step])..<Int(lowerStarts[step + 1]) {
        share -= lowerValues[entry] * combination[Int(lowerPlaces[entry])]
      }
      combination[Int(stepPlaces[step])] = share
    }
  }
}

private struct ShrinkingMatrix {
  private(set) var rows: [[(Int32, Double)]]
  /// The rows that contain each variable. The list can include rows that no longer contain the variable.
  private var columns: [[Int32]]
  private var columnCounts: [Int32]
  private var isDone: [Bool]
  /// The position of each variable in the current row, or -1 if the row does not contain the variable.
  private var placeOf: [Int32]
  /// The rows grouped by length. A group can include rows whose length has changed.
  private var byLength: [[Int32]] = []
  private var shortest = 0

  init(size: Int) {
    rows = Array(repeating: [], count: size)
    columns = Array(repeating: [], count: size)
    columnCounts = Array(repeating: 0, count: size)
    isDone = Array(repeating: false, count: size)
    placeOf = Array(repeating: -1, count: size)
  }

  mutating func append(_ variable: Int32, _ coefficient: Double, to row: Int) {
    rows[row].append((variable, coefficient))
    columns[Int(variable)].append(Int32(row))
    columnCounts[Int(variable)] += 1
  }

  mutating func begin(_ places: [Int32]) {
    for place in places.reversed() { addCandidate(Int(place)) }
  }

  private mutating func addCandidate(_ row: Int) {
    let length = rows[row].count
    while byLength.count <= length { byLength.append([]) }
    byLength[length].append(Int32(row))
    shortest = min(shortest, length)
  }

  mutating func shortestRow() -> Int? {
    while shortest < byLength.count {
      guard let row = byLength[shortest].popLast() else {
        shortest += 1
        continue
      }
      if !isDone[Int(row)], rows[Int(row)].count == shortest {
        isDone[Int(row)] = true
        return Int(row)
      }
    }
    return nil
  }

  func pivot(of row: Int) -> (Int32, Double)? {
    var largest = 1e-9
    for (_, coefficient) in rows[row] { largest = max(largest, abs(coefficient)) }
    var best: (Int32, Double)?
    for (variable, coefficient) in rows[row]
    where abs(coefficient) >= largest * 0.1 && abs(coefficient) > 1e-9 {
      guard let (known, value) = best else {
        best = (variable, coefficient)
        continue
      }
      let (one, other) = (columnCounts[Int(variable)], columnCounts[Int(known)])
      if one < other || one == other && abs(coefficient) > abs(value) { best = (variable, coefficient) }
    }
    return best
  }

  /// Subtracts multiples of a row from all rows that contain a variable. Calls `taken` with each row and its factor.
  mutating func eliminate(
    _ variable: Int32, by row: Int, _ pivot: Double, taken: (_ target: Int, _ factor: Double) -> Void
  ) {
    let taking = rows[row]
    for (other, _) in taking { columnCounts[Int(other)] -= 1 }
    let targets = columns[Int(variable)]
    columns[Int(variable)] = []
    for target in targets.map(Int.init) where !isDone[target] {
      for (place, term) in rows[target].enumerated() { placeOf[Int(term.0)] = Int32(place) }
      defer {
        for (other, _) in rows[target] { placeOf[Int(other)] = -1 }
        addCandidate(target)
      }
      let place = Int(placeOf[Int(variable)])
      guard place >= 0 else { continue }
      let factor = rows[target][place].1 / pivot
      drop(place, from: target)
      taken(target, factor)
      for (other, coefficient) in taking where other != variable {
        let place = Int(placeOf[Int(other)])
        guard place >= 0 else {
          placeOf[Int(other)] = Int32(rows[target].count)
          rows[target].append((other, -factor * coefficient))
          columns[Int(other)].append(Int32(target))
          columnCounts[Int(other)] += 1
          continue
        }
        let old = rows[target][place].1
        rows[target][place].1 = old - factor * coefficient
        if abs(rows[target][place].1) <= 1e-12 * max(1, abs(old)) {
          drop(place, from: target)
          columnCounts[Int(other)] -= 1
        }
      }
    }
  }

  private mutating func drop(_ place: Int, from row: Int) {
    placeOf[Int(rows[row][place].0)] = -1
    let last = rows[row].removeLast()
    guard place < rows[row].count else { return }
    rows[row][place] = last
    placeOf[Int(last.0)] = Int32(place)
  }
}
