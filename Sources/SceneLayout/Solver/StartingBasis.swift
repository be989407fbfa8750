/// Rows for a simplex method to begin with, chosen so that they are triangular, and so that as few as possible have to give
/// way later: a row is taken when it has one variable left that no row before determines.
///
/// Required equations come first, then the others by priority and rank, so of rows that contradict each other the weaker
/// ones are left out. Where nothing has just one variable left, a variable of an equation is pinned: the equation that
/// turns out to be left over determines it later.
struct StartingBasis {
  /// As many as there are variables.
  private(set) var rows: [Int32] = []
  private let program: LinearProgram
  /// How many variables of each row are not determined.
  private var counts: [Int32]
  private var isDetermined: [Bool]
  private var equations: [Int32] = []
  private var pairs: [Int32] = []
  private var others = Heap()

  init(_ program: LinearProgram) {
    self.program = program
    counts = [Int32](repeating: 0, count: program.rowCount)
    isDetermined = [Bool](repeating: false, count: program.variableCount)
    rows.reserveCapacity(program.variableCount)
    for row in 0..<program.rowCount {
      counts[row] = program.starts[row + 1] - program.starts[row]
      enlist(row)
    }
    pairs.reverse()
    var next = 0
    while true {
      settle()
      // An equation of two variables makes one of the other; one of more needs more pins.
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

  private mutating func enlist(_ row: Int) {
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

  private mutating func settle() {
    var head = 0
    while true {
      let row: Int
      if head < equations.count {
        row = Int(equations[head])
        head += 1
      } else if let other = others.pop() {
        row = Int(other)
      } else {
        break
      }
      guard counts[row] == 1 else { continue }
      let terms = Int(program.starts[row])..<Int(program.starts[row + 1])
      guard let term = terms.first(where: { !isDetermined[Int(program.variables[$0])] }) else { continue }
      // What is next to nothing determines nothing.
      guard abs(program.coefficients[term]) > 1e-6 else { continue }
      determine(Int(program.variables[term]), by: row)
    }
    equations.removeAll(keepingCapacity: true)
  }

  private mutating func determine(_ variable: Int, by row: Int) {
    rows.append(Int32(row))
    isDetermined[variable] = true
    for entry in Int(program.columnStarts[variable])..<Int(program.columnStarts[variable + 1]) {
      let other = Int(program.columnRows[entry])
      counts[other] -= 1
      enlist(other)
    }
  }
}

/// A queue of rows, of which the one with the least key is next.
struct Heap {
  private var keys: [Double] = []
  private var rows: [Int32] = []

  var isEmpty: Bool { rows.isEmpty }

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
