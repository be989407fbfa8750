/// Rows for a simplex method to begin with, chosen so that they are triangular, and so that as few as possible have to give
/// way later: a row is taken when it has one variable left that no row before determines.
///
/// Required equations come first, then the others by priority and rank, so of rows that contradict each other the weaker
/// ones are left out. Where nothing has just one variable left, a variable of an equation is pinned: the equation that
/// turns out to be left over determines it later.
///
/// Where it is asked how large variables are at least, a row comes later that would make one smaller. So of views that are
/// equally large, the one with the largest content says how large they are, and not the first. What has to stretch at the
/// least cost comes last.
struct StartingBasis {
  /// As many as there are variables.
  private(set) var rows: [Int32] = []
  private let program: LinearProgram
  /// How many variables of each row are not determined.
  private var counts: [Int32]
  private var isDetermined: [Bool]
  /// The variables that the rows determine.
  private var determined: [Int32] = []
  private var equations: [Int32] = []
  private var pairs: [Int32] = []
  private var others = Heap()
  /// Rows that would have made something smaller than it is to be.
  private var postponed = Heap()
  /// Of each variable what it is, as far as the rows before determine it.
  private var values: [Double]
  private let least: [Double]
  /// For each row whether it comes last, since it probably gives way: empty where that is not asked.
  let giveWay: [Bool]

  /// - Parameters:
  ///   - program: the rows to choose from.
  ///   - least: how large variables are to be at least, as far as rows can be chosen so; nil where that is not asked.
  init(_ program: LinearProgram, least: LeastValues? = nil) {
    self.program = program
    self.least = least?.values ?? []
    giveWay = least.map { StretchingRows(program, least: $0).giveWay } ?? []
    values = [Double](repeating: 0, count: program.variableCount)
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

  /// Takes rows that have one variable left, equations first.
  private mutating func settle() {
    _ = takeEquations(within: Int.max)
    while true {
      if let other = others.pop() {
        let row = Int(other)
        guard counts[row] == 1, let variable = variable(leftIn: row), let order = program.order(row) else {
          continue
        }
        if !giveWay.isEmpty, giveWay[row] {
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

  /// Nil where what is left is next to nothing, which determines nothing.
  private func variable(leftIn row: Int) -> Int? {
    let terms = Int(program.starts[row])..<Int(program.starts[row + 1])
    guard let term = terms.first(where: { !isDetermined[Int(program.variables[$0])] }),
      abs(program.coefficients[term]) > 1e-6
    else { return nil }
    return Int(program.variables[term])
  }

  /// Takes a row, and the equations that have one variable left then, unless something becomes smaller by that than it is
  /// to be.
  private mutating func tries(_ variable: Int, by row: Int) -> Bool {
    let start = rows.count
    determine(variable, by: row)
    guard !least.isEmpty else { return takeEquations(within: Int.max) }
    guard isLarge(variable), takeEquations(within: Self.mostTried) else {
      while rows.count > start { undo() }
      equations.removeAll(keepingCapacity: true)
      return false
    }
    return true
  }

  /// How far what follows from a row is looked at: beyond that, the row is taken.
  private static let mostTried = 64

  private func isLarge(_ variable: Int) -> Bool {
    values[variable] >= least[variable] - 1e-6 * (1 + abs(least[variable]))
  }

  /// - Parameter limit: of how many variables to look at the values.
  /// - Returns: false where one of them is smaller than it is to be; then some of the equations are not taken.
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
      enlist(other)
    }
  }

  /// What a row makes of its variable, where its others are known.
  private func value(of variable: Int, by row: Int) -> Double {
    guard row < program.rowCount else { return 0 }
    var (sum, pivot) = (program.constants[row], 1.0)
    for term in Int(program.starts[row])..<Int(program.starts[row + 1]) {
      let other = Int(program.variables[term])
      if other == variable {
        pivot = program.coefficients[term]
      } else {
        sum -= program.coefficients[term] * values[other]
      }
    }
    return sum / pivot
  }

  /// Gives back the row that was taken last.
  private mutating func undo() {
    rows.removeLast()
    let variable = Int(determined.removeLast())
    isDetermined[variable] = false
    for entry in Int(program.columnStarts[variable])..<Int(program.columnStarts[variable + 1]) {
      counts[Int(program.columnRows[entry])] += 1
    }
  }
}

/// A queue of rows, of which the one with the least key is next.
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
