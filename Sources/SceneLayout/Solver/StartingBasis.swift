/// A triangular starting basis for the simplex method that requires few exchanges. A row is selected if earlier rows
/// determine all but one of its variables. Required equations come first, followed by the other rows in order of priority
/// and rank. If no row has exactly one undetermined variable, a variable of an equation is pinned. Rows that would
/// violate a lower bound are postponed. As a result, if views must have equal sizes, the largest content determines them.
struct StartingBasis {
  private(set) var rows: [Int32] = []
  private let program: LinearProgram
  private var counts: [Int32]
  private var isDetermined: [Bool]
  private var determined: [Int32] = []
  private var equations: [Int32] = []
  private var pairs: [Int32] = []
  private var others = Heap()
  private var postponed = Heap()
  private var values: [Double]
  private let least: [Double]
  /// Whether each row is selected last because it is probably violated. The array is empty if there are no lower bounds.
  let isLikelyViolated: [Bool]

  /// Creates a basis that satisfies the given lower bounds if possible. The bounds of squeezed variables are selected first.
  init(_ program: LinearProgram, least: LowerBounds? = nil, squeezed: SqueezedRows? = nil) {
    self.program = program
    self.least = least?.values ?? []
    var likelyViolated = least.map { StretchingRows(program, least: $0).isLikelyViolated } ?? []
    if let squeezed {
      for row in likelyViolated.indices where squeezed.isLikelyViolated[row] { likelyViolated[row] = true }
    }
    isLikelyViolated = likelyViolated
    values = [Double](repeating: 0, count: program.variableCount)
    counts = [Int32](repeating: 0, count: program.rowCount)
    isDetermined = [Bool](repeating: false, count: program.variableCount)
    rows.reserveCapacity(program.variableCount)
    for row in 0..<program.rowCount {
      counts[row] = program.starts[row + 1] - program.starts[row]
      addCandidate(row)
    }
    pairs.reverse()
    for bound in squeezed?.bounds ?? [] where counts[Int(bound)] == 1 {
      if let variable = variable(leftIn: Int(bound)) { determine(variable, by: Int(bound)) }
    }
    var next = 0
    while true {
      selectDeterminedRows()
      // An equation with two variables determines one of them from the other. Longer equations require more pins.
      var open: Int?
      while let row = pairs.popLast() {
        if counts[Int(row)] == 2 {
          open = Int(row)
          break
        }
      }
      while open == nil, next < program.rowCount {
        if counts[next] > 1, program.isEquation(next) { open = next } else { next += 1 }
      }
      guard let open else { break }
      let variables = program.starts[open]..<program.starts[open + 1]
      if let term = variables.last(where: { !isDetermined[Int(program.variables[Int($0)])] }) {
        let variable = Int(program.variables[Int(term)])
        determine(variable, by: program.rowCount + variable)
      }
    }
    for variable in 0..<program.variableCount where !isDetermined[variable] {
      rows.append(Int32(program.rowCount + variable))
    }
  }

  private mutating func addCandidate(_ row: Int) {
    if program.isEquation(row) {
      if counts[row] == 1 {
        equations.append(Int32(row))
      } else if counts[row] == 2 {
        pairs.append(Int32(row))
      }
    } else if counts[row] == 1, let order = program.order(row) {
      others.push(order, Int32(row))
    }
  }

  private mutating func selectDeterminedRows() {
    _ = takeEquations(within: Int.max)
    while true {
      if let other = others.pop() {
        let row = Int(other)
        guard counts[row] == 1, let variable = variable(leftIn: row), let order = program.order(row) else {
          continue
        }
        if !isLikelyViolated.isEmpty, isLikelyViolated[row] {
          postponed.push(Double(program.caps.count) + order, other)
        } else if !tries(variable, by: row) {
          postponed.push(order, other)
        }
      } else if let other = postponed.pop() {
        let row = Int(other)
        guard counts[row] == 1, let variable = variable(leftIn: row) else { continue }
        determine(variable, by: row)
        _ = takeEquations(within: Int.max)
      } else {
        break
      }
    }
  }

  private func variable(leftIn row: Int) -> Int? {
    let terms = program.terms(of: row)
    guard let term = terms.first(where: { !isDetermined[Int(program.variables[$0])] }),
      abs(program.coefficients[term]) > 1e-6
    else { return nil }
    return Int(program.variables[term])
  }

  /// Selects a row and the equations it determines, unless a variable would fall below its lower bound. Returns whether
  /// the row remains selected.
  private mutating func tries(_ variable: Int, by row: Int) -> Bool {
    let start = rows.count
    determine(variable, by: row)
    guard !least.isEmpty else { return takeEquations(within: Int.max) }
    guard isLarge(variable), takeEquations(within: Self.maxChecked) else {
      while rows.count > start { undo() }
      equations.removeAll(keepingCapacity: true)
      return false
    }
    return true
  }

  /// The maximum number of equations to check for a row. If there are more equations, the row is selected.
  private static let maxChecked = 64

  private func isLarge(_ variable: Int) -> Bool {
    values[variable] >= least[variable] - 1e-6 * (1 + abs(least[variable]))
  }

  /// Selects the determined equations. Returns false if one of the first `limit` values is below its bound.
  private mutating func takeEquations(within limit: Int) -> Bool {
    var head = 0
    while head < equations.count {
      let row = Int(equations[head])
      head += 1
      guard counts[row] == 1, let variable = variable(leftIn: row) else { continue }
      determine(variable, by: row)
      if limit < Int.max, head <= limit, !isLarge(variable) { return false }
    }
    equations.removeAll(keepingCapacity: true)
    return true
  }

  private mutating func determine(_ variable: Int, by row: Int) {
    rows.append(Int32(row))
    determined.append(Int32(variable))
    isDetermined[variable] = true
    if !least.isEmpty { values[variable] = value(of: variable, by: row) }
    for entry in Int(program.columnStarts[variable])..<Int(program.columnStarts[variable + 1]) {
      let other = Int(program.columnRows[entry])
      counts[other] -= 1
      addCandidate(other)
    }
  }

  private func value(of variable: Int, by row: Int) -> Double {
    guard row < program.rowCount else { return program.defaults[row - program.rowCount] }
    var (sum, pivot) = (program.constants[row], 1.0)
    for term in program.terms(of: row) {
      let other = Int(program.variables[term])
      if other == variable {
        pivot = program.coefficients[term]
      } else {
        sum -= program.coefficients[term] * values[other]
      }
    }
    return sum / pivot
  }

  private mutating func undo() {
    rows.removeLast()
    let variable = Int(determined.removeLast())
    isDetermined[variable] = false
    for entry in Int(program.columnStarts[variable])..<Int(program.columnStarts[variable + 1]) {
      counts[Int(program.columnRows[entry])] += 1
    }
  }
}

struct Heap {
  private var keys: [Double] = []
  private var rows: [Int32] = []

  var isEmpty: Bool { rows.isEmpty }
  var count: Int { rows.count }

  mutating func push(_ key: Double, _ row: Int32) {
    keys.append(key)
    rows.append(row)
    var place = rows.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      guard isBefore(place, parent) else { break }
      keys.swapAt(place, parent)
      rows.swapAt(place, parent)
      place = parent
    }
  }

  mutating func pop() -> Int32? {
    guard let first = rows.first else { return nil }
    let (key, row) = (keys.removeLast(), rows.removeLast())
    guard !rows.isEmpty else { return first }
    keys[0] = key
    rows[0] = row
    var place = 0
    while true {
      var least = 2 * place + 1
      guard least < rows.count else { break }
      if least + 1 < rows.count, isBefore(least + 1, least) { least += 1 }
      guard isBefore(least, place) else { break }
      keys.swapAt(place, least)
      rows.swapAt(place, least)
      place = least
    }
    return first
  }

  mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
  }

  private func isBefore(_ one: Int, _ other: Int) -> Bool {
    keys[one] != keys[other] ? keys[one] < keys[other] : rows[one] < rows[other]
  }
}
