/// A linear program with lexicographic costs, stored in flat arrays. The residue of a row is its sum minus a constant.
/// Caps determine the cost of a positive or negative residue, so "at most 80" and "at least 80" can share a row. The rows
/// are followed by a pin for each variable. A pin is a row that keeps its variable at its default and has the lowest
/// cost.
struct LinearProgram {
  struct Cap {
    /// The index of the priority in descending order, or -1 for a required constraint.
    var level: Int32
    var rank: Int
    var weight: Double
    var owner: Int32
    var row: Int32 = 0
    var isUpper: Bool
  }

  let variableCount: Int
  private(set) var rowCount = 0
  private(set) var starts: [Int32] = [0]
  private(set) var variables: [Int32] = []
  private(set) var coefficients: [Double] = []
  var constants: [Double] = []
  /// For each side of each row, the required owner with the lowest rank, or -1. Upper sides are at index 2 · row.
  private(set) var requiredOwners: [Int32] = []
  /// The caps of all optional constraints, sorted by level, rank, and owner.
  private(set) var caps: [Cap] = []
  /// The index of each level's first cap, followed by the number of caps.
  private(set) var levelStarts: [Int] = []
  /// For each side, the start of the side's range in `sideCaps`, which contains ascending indices into `caps`.
  private(set) var sideStarts: [Int32] = []
  private(set) var sideCaps: [Int32] = []
  private(set) var columnStarts: [Int32] = []
  private(set) var columnRows: [Int32] = []

  private(set) var defaults: [Double]
  /// Whether a variable's lower side is more important than the pins of other variables.
  private var avoidsLess: [Bool]

  init(variableCount: Int) {
    self.variableCount = variableCount
    defaults = [Double](repeating: 0, count: variableCount)
    avoidsLess = [Bool](repeating: false, count: variableCount)
  }

  mutating func setDefaults(_ values: [Double], avoidsLess: [Bool]) {
    (defaults, self.avoidsLess) = (values, avoidsLess)
  }

  /// Returns the position of one side of a pin in the order of all caps and pins.
  func orderOfPin(_ row: Int, upper: Bool) -> Int {
    let variable = row - rowCount
    return caps.count + variable + (!upper && avoidsLess[variable] ? 0 : variableCount)
  }

  func hasEqualSides(_ pin: Int) -> Bool { !avoidsLess[pin - rowCount] }

  var total: Int { rowCount + variableCount }
  var levelCount: Int { levelStarts.count - 1 }

  mutating func addRow(constant: Double) -> Int {
    starts.append(Int32(variables.count))
    constants.append(constant)
    requiredOwners.append(-1)
    requiredOwners.append(-1)
    rowCount += 1
    return rowCount - 1
  }

  mutating func appendTerm(_ variable: Int32, _ coefficient: Double) {
    variables.append(variable)
    coefficients.append(coefficient)
  }

  mutating func add(_ cap: Cap) { caps.append(cap) }

  /// Makes one side of a row required. The `precedes` closure returns whether the new owner replaces the existing owner.
  mutating func require(_ row: Int, upper: Bool, _ owner: Int32, precedes: (Int32, Int32) -> Bool) {
    let side = 2 * row + (upper ? 0 : 1)
    if requiredOwners[side] < 0 || precedes(owner, requiredOwners[side]) { requiredOwners[side] = owner }
  }

  mutating func finish(levels: Int) {
    levelStarts = [Int](repeating: 0, count: levels + 1)
    for cap in caps { levelStarts[Int(cap.level) + 1] += 1 }
    for level in 0..<levels { levelStarts[level + 1] += levelStarts[level] }
    sortCaps()
    sideStarts = [Int32](repeating: 0, count: 2 * rowCount + 1)
    for cap in caps { sideStarts[2 * Int(cap.row) + (cap.isUpper ? 0 : 1) + 1] += 1 }
    for side in 0..<2 * rowCount { sideStarts[side + 1] += sideStarts[side] }
    var fill = sideStarts
    sideCaps = [Int32](repeating: 0, count: caps.count)
    for (index, cap) in caps.enumerated() {
      let side = 2 * Int(cap.row) + (cap.isUpper ? 0 : 1)
      sideCaps[Int(fill[side])] = Int32(index)
      fill[side] += 1
    }
    columnStarts = [Int32](repeating: 0, count: variableCount + 1)
    for variable in variables { columnStarts[Int(variable) + 1] += 1 }
    for variable in 0..<variableCount { columnStarts[variable + 1] += columnStarts[variable] }
    fill = columnStarts
    columnRows = [Int32](repeating: 0, count: variables.count)
    for row in 0..<rowCount {
      for term in terms(of: row) {
        let variable = Int(variables[term])
        columnRows[Int(fill[variable])] = Int32(row)
        fill[variable] += 1
      }
    }
  }

  /// Sorts the caps by level and rank. The caps are usually already sorted by rank.
  private mutating func sortCaps() {
    guard var place = caps.first.map({ _ in levelStarts }) else { return }
    var sorted = caps
    for cap in caps {
      sorted[place[Int(cap.level)]] = cap
      place[Int(cap.level)] += 1
    }
    let isOrdered = { (one: Cap, other: Cap) in
      one.level != other.level
        ? one.level < other.level : one.rank != other.rank ? one.rank < other.rank : one.owner < other.owner
    }
    if zip(sorted, sorted.dropFirst()).contains(where: { isOrdered($1, $0) }) { sorted.sort(by: isOrdered) }
    caps = sorted
  }

  func isEquation(_ row: Int) -> Bool { requiredOwners[2 * row] >= 0 && requiredOwners[2 * row + 1] >= 0 }

  func order(_ row: Int) -> Double? {
    var first: Int32?
    for side in [2 * row, 2 * row + 1] where sideStarts[side] < sideStarts[side + 1] {
      let cap = sideCaps[Int(sideStarts[side])]
      first = min(first ?? cap, cap)
    }
    return first.map(Double.init)
  }

  func isRequired(_ row: Int, upper: Bool) -> Bool {
    row < rowCount && requiredOwners[2 * row + (upper ? 0 : 1)] >= 0
  }

  func costs(_ row: Int, upper: Bool) -> Bool {
    guard row < rowCount else { return true }
    let side = 2 * row + (upper ? 0 : 1)
    return requiredOwners[side] >= 0 || sideStarts[side] < sideStarts[side + 1]
  }

  /// Returns the strongest level that a row violates on one side: -1 for required rows, or the number of levels for pins.
  func level(_ row: Int, upper: Bool) -> Int {
    guard row < rowCount else { return levelCount }
    let side = 2 * row + (upper ? 0 : 1)
    if requiredOwners[side] >= 0 { return -1 }
    let start = sideStarts[side]
    return start < sideStarts[side + 1] ? Int(caps[Int(sideCaps[Int(start)])].level) : levelCount
  }

  /// Returns the range of a side's caps in `sideCaps`. A range is used because returning a slice would retain the array.
  func capPlaces(_ row: Int, upper: Bool) -> Range<Int> {
    guard row < rowCount else { return 0..<0 }
    let side = 2 * row + (upper ? 0 : 1)
    return Int(sideStarts[side])..<Int(sideStarts[side + 1])
  }

  func weight(_ row: Int, upper: Bool, level: Int) -> Double {
    var sum = 0.0
    for place in capPlaces(row, upper: upper) {
      let cap = caps[Int(sideCaps[place])]
      if cap.level == level { sum += cap.weight } else if cap.level > level { break }
    }
    return sum
  }

  func terms(of row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

  func forEachTerm(of row: Int, _ body: (Int32, Double) -> Void) {
    guard row < rowCount else { return body(Int32(row - rowCount), 1) }
    for term in terms(of: row) { body(variables[term], coefficients[term]) }
  }

  func residue(_ row: Int, _ values: [Double]) -> Double {
    guard row < rowCount else { return values[row - rowCount] - defaults[row - rowCount] }
    var sum = -constants[row]
    for term in terms(of: row) {
      sum += coefficients[term] * values[Int(variables[term])]
    }
    return sum
  }
}
