/// The rows of a linear program whose costs are compared lexicographically, in flat arrays.
///
/// A row is a sum of terms less a constant: its residue. What it costs where its residue is above or below zero, is said by
/// caps, as many on each side as there are constraints of the same sum and constant: "at most 80" and "at least 80" are
/// one row. Behind the rows there is one for each variable, its pin: the variable itself, which costs least of all where it
/// is not zero.
struct LinearProgram {
  /// What one constraint costs, for each unit of the row's residue on one side.
  struct Cap {
    /// The priority's place, from the highest; -1 is required.
    var level: Int32
    var rank: Int
    var weight: Double
    /// Whose it is, for whoever made the program.
    var owner: Int32
    var row: Int32 = 0
    /// Whether it costs above zero, or below.
    var isUpper: Bool
  }

  let variableCount: Int
  private(set) var rowCount = 0
  private(set) var starts: [Int32] = [0]
  private(set) var variables: [Int32] = []
  private(set) var coefficients: [Double] = []
  var constants: [Double] = []
  /// For each row and side (upper at 2 · row, lower after it) the required owner of the lowest rank, or -1.
  private(set) var requiredOwners: [Int32] = []
  /// All caps that are not required, by level, rank and owner.
  private(set) var caps: [Cap] = []
  /// Where each level's caps begin, and where the last end.
  private(set) var levelStarts: [Int] = []
  /// For each row and side, its caps: indexes into `caps`, ascending.
  private(set) var sideStarts: [Int32] = []
  private(set) var sideCaps: [Int32] = []

  init(variableCount: Int) { self.variableCount = variableCount }

  /// How many rows there are with the pins.
  var total: Int { rowCount + variableCount }
  var levelCount: Int { levelStarts.count - 1 }

  mutating func add(_ terms: some Sequence<(Int32, Double)>, constant: Double) -> Int {
    for (variable, coefficient) in terms {
      variables.append(variable)
      coefficients.append(coefficient)
    }
    starts.append(Int32(variables.count))
    constants.append(constant)
    requiredOwners.append(-1)
    requiredOwners.append(-1)
    rowCount += 1
    return rowCount - 1
  }

  mutating func add(_ cap: Cap) {
    guard cap.level < 0 else { return caps.append(cap) }
    let side = 2 * Int(cap.row) + (cap.isUpper ? 0 : 1)
    if requiredOwners[side] < 0 { requiredOwners[side] = cap.owner }
  }

  /// Puts the caps in order, when all were added; required ones were added by rank.
  mutating func finish(levels: Int) {
    caps.sort {
      $0.level != $1.level
        ? $0.level < $1.level : $0.rank != $1.rank ? $0.rank < $1.rank : $0.owner < $1.owner
    }
    levelStarts = [Int](repeating: 0, count: levels + 1)
    for cap in caps { levelStarts[Int(cap.level) + 1] += 1 }
    for level in 0..<levels { levelStarts[level + 1] += levelStarts[level] }
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
  }

  func isRequired(_ row: Int, upper: Bool) -> Bool {
    row < rowCount && requiredOwners[2 * row + (upper ? 0 : 1)] >= 0
  }

  /// Whether a residue on that side costs anything.
  func costs(_ row: Int, upper: Bool) -> Bool {
    guard row < rowCount else { return true }
    let side = 2 * row + (upper ? 0 : 1)
    return requiredOwners[side] >= 0 || sideStarts[side] < sideStarts[side + 1]
  }

  /// The level of the highest priority that a residue on that side offends: -1 is required, that of pins the count of
  /// levels.
  func level(_ row: Int, upper: Bool) -> Int {
    guard row < rowCount else { return levelCount }
    let side = 2 * row + (upper ? 0 : 1)
    if requiredOwners[side] >= 0 { return -1 }
    let start = sideStarts[side]
    return start < sideStarts[side + 1] ? Int(caps[Int(sideCaps[Int(start)])].level) : levelCount
  }

  func capIndexes(_ row: Int, upper: Bool) -> ArraySlice<Int32> {
    guard row < rowCount else { return [] }
    let side = 2 * row + (upper ? 0 : 1)
    return sideCaps[Int(sideStarts[side])..<Int(sideStarts[side + 1])]
  }

  /// The sum of what a unit of residue on that side costs at a level.
  func weight(_ row: Int, upper: Bool, level: Int) -> Double {
    var sum = 0.0
    for index in capIndexes(row, upper: upper) {
      let cap = caps[Int(index)]
      if cap.level == level { sum += cap.weight } else if cap.level > level { break }
    }
    return sum
  }

  func forEachTerm(of row: Int, _ body: (Int32, Double) -> Void) {
    guard row < rowCount else { return body(Int32(row - rowCount), 1) }
    for term in Int(starts[row])..<Int(starts[row + 1]) { body(variables[term], coefficients[term]) }
  }

  func residue(_ row: Int, _ values: [Double]) -> Double {
    guard row < rowCount else { return values[row - rowCount] }
    var sum = -constants[row]
    for term in Int(starts[row])..<Int(starts[row + 1]) {
      sum += coefficients[term] * values[Int(variables[term])]
    }
    return sum
  }
}
