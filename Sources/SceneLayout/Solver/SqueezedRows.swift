/// A heuristic that finds the rows that are probably violated if items do not fit, such as the views of a stack that is
/// too short. With the result, the simplex method starts from a better basis. If a sum is too small for its parts, the
/// parts that are cheapest to compress are compressed first. Sums of sums are expanded.
struct SqueezedRows {
  /// The rows that probably determine compressed variables, such as the minimum lengths of views.
  private(set) var bounds: [Int32] = []
  private(set) var isLikelyViolated: [Bool]
  private let program: LinearProgram
  private var isExpanded: [Bool]

  /// A part of a sum, with the rows that keep it from becoming smaller, in descending order of their values.
  private struct Part {
    var factor: Double
    var limits: [Limit]
  }

  private struct Limit {
    var row: Int32
    var value: Double
    /// The index of the priority, or -1 for a required row.
    var level: Int
    var cap: Int32
  }

  private struct Squeeze {
    var part: Int
    var limit: Int
    var amount: Double
    var level: Int
    var cap: Int32

    static func < (one: Squeeze, other: Squeeze) -> Bool {
      if one.level != other.level { return one.level > other.level }
      if one.cap != other.cap { return one.cap > other.cap }
      return (one.part, one.limit) < (other.part, other.limit)
    }
  }

  init(_ program: LinearProgram) {
    self.program = program
    isLikelyViolated = [Bool](repeating: false, count: program.rowCount)
    isExpanded = [Bool](repeating: false, count: program.variableCount)
    for row in 0..<program.rowCount where isBoundedSum(row) {
      guard let (parts, excess) = parts(ofSum: row), excess > 1e-6 else { continue }
      squeeze(parts, by: excess)
    }
  }

  private func isBoundedSum(_ row: Int) -> Bool {
    let terms = program.terms(of: row)
    let isPositive = program.coefficients[terms.lowerBound] > 0
    return terms.count > 1 && program.isRequired(row, upper: isPositive)
      && terms.allSatisfy { (program.coefficients[$0] > 0) == isPositive }
  }

  /// Returns the parts of a sum, and the amount by which they exceed it. Returns nil if a part has no lower limit.
  private mutating func parts(ofSum row: Int) -> (parts: [Part], excess: Double)? {
    var parts: [Part] = []
    let isPositive = program.coefficients[program.terms(of: row).lowerBound] > 0
    var excess = isPositive ? -program.constants[row] : program.constants[row]
    var open = program.terms(of: row).map { term in
      (variable: Int(program.variables[term]), factor: abs(program.coefficients[term]))
    }
    while let (variable, factor) = open.popLast() {
      guard !isExpanded[variable] else { return nil }
      isExpanded[variable] = true
      let limits = limits(of: variable)
      if let first = limits.first {
        excess += factor * first.value
        parts.append(Part(factor: factor, limits: limits))
      } else if let (sum, term) = definition(of: variable) {
        let pivot = program.coefficients[term]
        excess += factor * program.constants[sum] / pivot
        for other in program.terms(of: sum) where other != term {
          open.append((Int(program.variables[other]), -factor * program.coefficients[other] / pivot))
        }
      } else {
        return nil
      }
    }
    return (parts, excess)
  }

  private func limits(of variable: Int) -> [Limit] {
    var limits: [Limit] = []
    for entry in Int(program.columnStarts[variable])..<Int(program.columnStarts[variable + 1]) {
      let row = program.columnRows[entry]
      let terms = program.terms(of: Int(row))
      let coefficient = program.coefficients[terms.lowerBound]
      let isUpper = coefficient < 0
      guard terms.count == 1, program.costs(Int(row), upper: isUpper) else { continue }
      let caps = program.capPlaces(Int(row), upper: isUpper)
      limits.append(
        Limit(
          row: row, value: program.constants[Int(row)] / coefficient,
          level: program.level(Int(row), upper: isUpper),
          cap: caps.isEmpty ? -1 : program.sideCaps[caps.lowerBound]))
    }
    return limits.sorted { $0.value > $1.value }
  }

  /// Returns an equation that defines a variable as a sum of unexpanded variables, and the variable's term.
  private func definition(of variable: Int) -> (row: Int, term: Int)? {
    for entry in Int(program.columnStarts[variable])..<Int(program.columnStarts[variable + 1]) {
      let row = Int(program.columnRows[entry])
      guard program.isEquation(row), program.terms(of: row).count > 1,
        let own = program.terms(of: row).first(where: { Int(program.variables[$0]) == variable })
      else { continue }
      let isSum = program.terms(of: row).allSatisfy { term in
        term == own
          || (program.coefficients[term] > 0) != (program.coefficients[own] > 0)
            && !isExpanded[Int(program.variables[term])]
      }
      if isSum { return (row, own) }
    }
    return nil
  }

  private mutating func squeeze(_ parts: [Part], by excess: Double) {
    var squeezes: [Squeeze] = []
    for (index, part) in parts.enumerated() {
      var (level, cap) = (Int.max, Int32.max)
      for (number, limit) in part.limits.enumerated() {
        if limit.level < level { (level, cap) = (limit.level, limit.cap) }
        if limit.level == level { cap = min(cap, limit.cap) }
        let next = number + 1 < part.limits.count ? part.limits[number + 1].value : -.infinity
        squeezes.append(
          Squeeze(
            part: index, limit: number, amount: part.factor * (limit.value - next), level: level, cap: cap))
      }
    }
    squeezes.sort { $0 < $1 }
    var reached = [Int](repeating: 0, count: parts.count)
    var rest = excess
    var last: Int?
    for squeeze in squeezes {
      guard squeeze.level >= 0 else { break }
      for limit in parts[squeeze.part].limits[...squeeze.limit] { isLikelyViolated[Int(limit.row)] = true }
      guard squeeze.amount < rest - 1e-9 else {
        // The sum determines the part that is compressed last.
        last = squeeze.part
        break
      }
      reached[squeeze.part] = squeeze.limit + 1
      rest -= squeeze.amount
    }
    for (index, part) in parts.enumerated() where reached[index] > 0 && index != last {
      bounds.append(part.limits[reached[index]].row)
    }
  }
}
