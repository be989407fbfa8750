/// What is left of a basis when its triangular rows were peeled off, factorized.
struct Nucleus {
  private(set) var places: [Int32] = []
  private(set) var variables: [Int32] = []
  private var localVariable: [Int32] = []
  private var matrix: [Double] = []
  private var order: [Int] = []

  var isEmpty: Bool { places.isEmpty }

  func has(_ variable: Int32) -> Bool { localVariable[Int(variable)] >= 0 }

  mutating func factorize(
    places: [Int], variables: [Int], size: Int, row: (_ place: Int, _ term: (Int32, Double) -> Void) -> Void
  ) -> [(place: Int, variable: Int)] {
    let count = places.count
    self.places = places.map(Int32.init)
    self.variables = variables.map(Int32.init)
    localVariable = [Int32](repeating: -1, count: size)
    for (local, variable) in variables.enumerated() { localVariable[variable] = Int32(local) }
    // The transposed of the rows: matrix[variable][place].
    matrix = [Double](repeating: 0, count: count * count)
    for (local, place) in places.enumerated() {
      row(place) { variable, coefficient in
        let column = Int(localVariable[Int(variable)])
        if column >= 0 { matrix[local * count + column] += coefficient }
      }
    }
    order = Array(0..<count)
    // Rows are combined; columns are chosen for each row.
    var bad: [(place: Int, variable: Int)] = []
    var columnTaken = [Bool](repeating: false, count: count)
    var badRows: [Int] = []
    pivots = [Int](repeating: -1, count: count)
    for row in 0..<count {
      var best = -1
      var size = 1e-9
      for column in 0..<count where !columnTaken[column] && abs(matrix[row * count + column]) > size {
        best = column
        size = abs(matrix[row * count + column])
      }
      guard best >= 0 else {
        badRows.append(row)
        continue
      }
      columnTaken[best] = true
      pivots[row] = best
      for other in (row + 1)..<max(count, row + 1) {
        let factor = matrix[other * count + best] / matrix[row * count + best]
        guard factor != 0 else { continue }
        for column in 0..<count where !columnTaken[column] {
          matrix[other * count + column] -= factor * matrix[row * count + column]
        }
        matrix[other * count + best] = factor
      }
    }
    var left = (0..<count).filter { !columnTaken[$0] }[...]
    for row in badRows { bad.append((places[row], variables[left.removeFirst()])) }
    return bad
  }

  private var pivots: [Int] = []

  func solve(_ right: [Double], into values: inout [Double]) {
    let count = places.count
    var sums = places.map { right[Int($0)] }
    for row in 0..<count {
      for other in 0..<row {
        sums[row] -= matrix[row * count + pivots[other]] * sums[other]
      }
    }
    var local = [Double](repeating: 0, count: count)
    for row in (0..<count).reversed() {
      var sum = sums[row]
      for other in (row + 1)..<max(count, row + 1) {
        sum -= matrix[row * count + pivots[other]] * local[pivots[other]]
      }
      local[pivots[row]] = sum / matrix[row * count + pivots[row]]
    }
    for (index, variable) in variables.enumerated() { values[Int(variable)] = local[index] }
  }

  func combine(_ row: [Double], into combination: inout [Double]) {
    let count = places.count
    var shares = [Double](repeating: 0, count: count)
    for step in 0..<count {
      var sum = row[Int(variables[pivots[step]])]
      for other in 0..<step { sum -= shares[other] * matrix[other * count + pivots[step]] }
      shares[step] = sum / matrix[step * count + pivots[step]]
    }
    for step in (0..<count).reversed() {
      for other in (step + 1)..<max(count, step + 1) {
        shares[step] -= shares[other] * matrix[other * count + pivots[step]]
      }
    }
    for (step, place) in places.enumerated() { combination[Int(place)] = shares[step] }
  }
}
