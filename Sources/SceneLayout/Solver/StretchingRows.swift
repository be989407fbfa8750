/// A heuristic that finds the rows that are probably violated if items exceed their content. With the result, the simplex
/// method starts from a better basis. If a variable is a sum, only its cheapest part stretches. Costs are computed from
/// parts to sums, and violated rows are then found from sums to parts. Other equations and cyclic sums are ignored.
struct StretchingRows {
  private(set) var isLikelyViolated: [Bool]
  private let program: LinearProgram
  private let least: [Double]
  /// The classes of variables that differ only by constants. Each class is identified by one of its variables.
  private var classes: VariableClasses
  private var sums: [Sum]
  /// The number of sums with unknown costs for each class.
  private var pending: [Int32]
  private var costs: [Cost]
  /// The classes with known costs. Parts precede their sums.
  private var order: [Int32] = []
  private var stretches: [Bool]

  /// The cost of stretching a variable by one unit.
  private struct Cost {
    /// The index of the highest violated priority, or -1 for a required constraint.
    var level = Int32.max
    var weight = 0.0
    var cap = Int32.max

    static func + (one: Cost, other: Cost) -> Cost {
      guard one.level == other.level else { return one.level < other.level ? one : other }
      return Cost(level: one.level, weight: one.weight + other.weight, cap: min(one.cap, other.cap))
    }

    func isLess(than other: Cost) -> Bool {
      if level != other.level { return level > other.level }
      return abs(weight - other.weight) > 1e-9 ? weight < other.weight : cap > other.cap
    }
  }

  /// A row that defines a variable or a constant as the sum of other variables.
  private struct Sum {
    /// The variable that is the sum. The value is -1 if the sum is a constant, or -2 if the row is not a sum.
    var whole: Int32
    /// The number of parts whose costs are unknown.
    var pending: Int32
    var cheapest: Int32 = -1
  }

  init(_ program: LinearProgram, least: LowerBounds) {
    self.program = program
    self.least = least.values
    isLikelyViolated = [Bool](repeating: false, count: program.rowCount)
    classes = VariableClasses(program)
    pending = [Int32](repeating: 0, count: program.variableCount)
    stretches = [Bool](repeating: false, count: program.variableCount)
    costs = [Cost](repeating: Cost(), count: program.variableCount)
    sums = []
    sums.reserveCapacity(program.rowCount)
    for row in 0..<program.rowCount {
      let sum = sum(row)
      if sum.whole >= 0 { pending[classes[sum.whole]] += 1 }
      sums.append(sum)
    }
    findCosts()
    for row in 0..<program.rowCount where sums[row].whole == -1 && sums[row].pending == 0 && !exceedsSum(row)
    {
      stretches[Int(sums[row].cheapest)] = true
    }
    for number in order.reversed() { findLikelyViolatedRows(in: Int(number)) }
  }

  private func sum(_ row: Int) -> Sum {
    let terms = program.terms(of: row)
    guard program.isEquation(row), terms.count > 1 else { return Sum(whole: -2, pending: 0) }
    var (positives, lastPositive, lastNegative) = (0, 0, 0)
    for term in terms {
      if program.coefficients[term] > 0 {
        positives += 1
        lastPositive = term
      } else {
        lastNegative = term
      }
    }
    if positives == terms.count || positives == 0 { return Sum(whole: -1, pending: Int32(terms.count)) }
    guard terms.count > 2, positives == 1 || positives == terms.count - 1 else {
      return Sum(whole: -2, pending: 0)
    }
    let whole = program.variables[positives == 1 ? lastPositive : lastNegative]
    return Sum(whole: whole, pending: Int32(terms.count - 1))
  }

  /// Returns the value that an optional row requires for a variable, or nil if it has other variables or is not optional.
  private func content(_ row: Int, of variable: Int) -> Double? {
    let term = Int(program.starts[row])
    guard Int(program.starts[row + 1]) == term + 1, Int(program.variables[term]) == variable,
      !program.isEquation(row)
    else { return nil }
    return program.constants[row] / program.coefficients[term]
  }

  private func isReached(_ content: Double, by variable: Int) -> Bool {
    content >= least[variable] - 1e-6 * (1 + abs(content))
  }

  /// Returns whether the minimum lengths of the parts exceed the sum.
  private func exceedsSum(_ row: Int) -> Bool { excess(row) > 1e-6 * (1 + abs(program.constants[row])) }

  private func excess(_ row: Int) -> Double {
    var (sum, sign) = (-program.constants[row], 1.0)
    for term in program.terms(of: row) {
      sum += program.coefficients[term] * least[Int(program.variables[term])]
      if program.variables[term] != sums[row].whole { sign = program.coefficients[term] > 0 ? 1 : -1 }
    }
    return sign * sum
  }

  // MARK: Costs, from parts to sums

  private mutating func findCosts() {
    for variable in 0..<program.variableCount where classes[Int32(variable)] == variable {
      if pending[variable] == 0 { order.append(Int32(variable)) }
    }
    var head = 0
    while head < order.count {
      let number = Int(order[head])
      head += 1
      findCost(of: number)
    }
  }

  private mutating func findCost(of number: Int) {
    var cost = Cost()
    forEachRow(of: number) { row, variable in
      if Int(sums[row].whole) == variable {
        cost = cost + costs[Int(sums[row].cheapest)]
      } else if let content = content(row, of: variable),
        content <= least[variable] || least[variable] < -1e300
      {
        cost = cost + self.cost(row)
      }
    }
    costs[number] = cost
    var known: [Int32] = []
    forEachRow(of: number) { row, variable in
      guard sums[row].whole > -2, Int(sums[row].whole) != variable else { return }
      known.append(Int32(row))
    }
    for row in known.lazy.map(Int.init) {
      let cheapest = sums[row].cheapest
      if cheapest < 0 || cost.isLess(than: costs[Int(cheapest)]) { sums[row].cheapest = Int32(number) }
      sums[row].pending -= 1
      guard sums[row].pending == 0, sums[row].whole >= 0 else { continue }
      let whole = classes[sums[row].whole]
      pending[whole] -= 1
      if pending[whole] == 0 { order.append(Int32(whole)) }
    }
  }

  private func forEachRow(of number: Int, _ body: (_ row: Int, _ variable: Int) -> Void) {
    classes.forEachMember(of: number) { variable in
      for entry in Int(program.columnStarts[variable])..<Int(program.columnStarts[variable + 1]) {
        body(Int(program.columnRows[entry]), variable)
      }
    }
  }

  private func cost(_ row: Int) -> Cost {
    let coefficient = program.coefficients[Int(program.starts[row])]
    let isUpper = coefficient > 0
    if program.isRequired(row, upper: isUpper) { return Cost(level: -1, weight: 1) }
    let places = program.capPlaces(row, upper: isUpper)
    guard !places.isEmpty else { return Cost() }
    let cap = program.sideCaps[places.lowerBound]
    let level = program.caps[Int(cap)].level
    let weight = program.weight(row, upper: isUpper, level: Int(level)) * abs(coefficient)
    return Cost(level: level, weight: weight, cap: cap)
  }

  // MARK: Violated rows, from sums to parts

  /// Marks the rows of a class as probably violated, except for the row that determines the size of the class. If the
  /// class must stretch, all its rows are marked.
  private mutating func findLikelyViolatedRows(in number: Int) {
    var isDetermined = stretches[number]
    var giving: [Int32] = []
    var stretching: [Int32] = []
    forEachRow(of: number) { row, variable in
      if Int(sums[row].whole) == variable {
        if !isDetermined, excess(row) > -1e-6 * (1 + abs(least[variable])) {
          isDetermined = true
        } else {
          stretching.append(sums[row].cheapest)
        }
      } else if let content = content(row, of: variable) {
        if !isDetermined, isReached(content, by: variable) {
          isDetermined = true
        } else {
          giving.append(Int32(row))
        }
      }
    }
    for row in giving { isLikelyViolated[Int(row)] = true }
    for part in stretching { stretches[Int(part)] = true }
  }
}
