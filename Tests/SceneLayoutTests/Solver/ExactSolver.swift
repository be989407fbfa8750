import SceneLayout

/// Finds the best solution by trying every corner in exact arithmetic. The solver is slow, but simple enough
/// to be trusted.
///
/// In the best solution, as many constraints and equations "variable = 0" hold exactly as there are
/// variables.
struct ExactSolver {
  struct Row {
    var coefficients: [Int]
    var relation: ConstraintSystem.Relation
    var constant: Int
    var priority: Int
    var rank: Int

    func violation(at point: [Fraction]) -> Fraction {
      var residue = Fraction(-constant)
      for (variable, coefficient) in coefficients.enumerated() {
        residue = residue + Fraction(coefficient) * point[variable]
      }
      return switch relation {
      case .equal: residue.magnitude
      case .lessThanOrEqual: max(0, residue)
      case .greaterThanOrEqual: max(0, Fraction(0) - residue)
      }
    }
  }

  let variableCount: Int
  /// The rows, in ascending order of rank.
  let rows: [Row]
  /// The ranks of the required rows that are ignored because they contradict required rows with lower ranks.
  let broken: [Int]
  private let standing: [Row]

  init(variableCount: Int, rows: [Row]) {
    self.variableCount = variableCount
    self.rows = rows.sorted { $0.rank < $1.rank }
    var kept: [Row] = []
    var broken: [Int] = []
    for row in self.rows where row.priority == 1000 {
      if Self.canHold(kept + [row], variableCount) { kept.append(row) } else { broken.append(row.rank) }
    }
    self.broken = broken
    standing = self.rows.filter { $0.priority < 1000 || !broken.contains($0.rank) }
  }

  static func canHold(_ rows: [Row], _ variableCount: Int) -> Bool {
    corners(of: rows, variableCount).contains { point in rows.allSatisfy { $0.violation(at: point) == 0 } }
  }

  func solution() -> [Fraction] {
    var best: (costs: [Fraction], point: [Fraction])?
    for point in Self.corners(of: standing, variableCount) {
      guard let own = costs(at: point) else { continue }
      let costs = own + point.map(\.magnitude)
      if best.map({ costs.lexicographicallyPrecedes($0.costs) }) ?? true { best = (costs, point) }
    }
    return best?.point ?? []
  }

  /// Returns the costs of a point in order of comparison, or nil if a required row does not hold.
  func costs(at point: [Fraction]) -> [Fraction]? {
    guard standing.allSatisfy({ $0.priority < 1000 || $0.violation(at: point) == 0 }) else { return nil }
    let levels = Set(standing.map(\.priority)).subtracting([1000]).sorted(by: >)
    let violations = levels.map { level in
      standing.filter { $0.priority == level }.map { $0.violation(at: point) }
    }
    return violations.map { $0.reduce(0, +) } + violations.joined()
  }

  /// Returns whether a variable has two values with equal costs. It has a second value at another corner if
  /// an equation of only this variable is added.
  func isAmbiguous(_ variable: Int) -> Bool {
    let solution = solution()
    let costs = costs(at: solution)
    return [1, -1].contains { side in
      let step = solution[variable] + Fraction(side, 1000)
      let coefficients = (0..<variableCount).map { $0 == variable ? step.denominator : 0 }
      let beside = Row(
        coefficients: coefficients, relation: .equal, constant: step.numerator, priority: 0, rank: -1)
      return Self.corners(of: standing + [beside], variableCount).contains {
        $0[variable] == step && self.costs(at: $0) == costs
      }
    }
  }

  /// Returns the points at which as many rows or pins hold exactly as there are variables.
  private static func corners(of rows: [Row], _ variableCount: Int) -> [[Fraction]] {
    let pins = (0..<variableCount).map { pinned in
      Row(
        coefficients: (0..<variableCount).map { $0 == pinned ? 1 : 0 }, relation: .equal, constant: 0,
        priority: 0,
        rank: 0)
    }
    var points: [[Fraction]] = []
    func choose(_ chosen: [Row], from rest: ArraySlice<Row>) {
      if chosen.count == variableCount {
        if let point = intersection(of: chosen) { points.append(point) }
        return
      }
      for index in rest.indices { choose(chosen + [rest[index]], from: rest[(index + 1)...]) }
    }
    choose([], from: (rows + pins)[...])
    return points
  }

  private static func intersection(of rows: [Row]) -> [Fraction]? {
    var matrix = rows.map { row in row.coefficients.map { Fraction($0) } + [Fraction(row.constant)] }
    let count = rows.count
    for column in 0..<count {
      guard let pivot = (column..<count).first(where: { matrix[$0][column] != 0 }) else { return nil }
      matrix.swapAt(column, pivot)
      let scale = matrix[column][column]
      matrix[column] = matrix[column].map { $0 / scale }
      for other in 0..<count where other != column && matrix[other][column] != 0 {
        let factor = matrix[other][column]
        matrix[other] = zip(matrix[other], matrix[column]).map { $0 - factor * $1 }
      }
    }
    return matrix.map { $0[count] }
  }
}
