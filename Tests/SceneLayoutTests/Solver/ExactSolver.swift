import SceneLayout

/// Finds the best solution by trying every corner, in exact arithmetic: slow, and too simple to be wrong.
///
/// The best solution is where as many of the constraints and of the equations "variable = 0" as there are variables hold
/// exactly.
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
  /// Ascending by rank.
  let rows: [Row]

  init(variableCount: Int, rows: [Row]) {
    self.variableCount = variableCount
    self.rows = rows.sorted { $0.rank < $1.rank }
  }

  /// The ranks of the required rows that do not count, since they contradict required rows of lower ranks.
  func broken() -> [Int] {
    var kept: [Row] = []
    var broken: [Int] = []
    for row in rows where row.priority == 1000 {
      if Self.canHold(kept + [row], variableCount) { kept.append(row) } else { broken.append(row.rank) }
    }
    return broken
  }

  static func canHold(_ rows: [Row], _ variableCount: Int) -> Bool {
    corners(of: rows, variableCount).contains { point in rows.allSatisfy { $0.violation(at: point) == 0 } }
  }

  func solution() -> [Fraction] {
    let broken = broken()
    let rows = rows.filter { $0.priority < 1000 || !broken.contains($0.rank) }
    let required = rows.filter { $0.priority == 1000 }
    let levels = Set(rows.map(\.priority)).subtracting([1000]).sorted(by: >)
    var best: (costs: [Fraction], point: [Fraction])?
    for point in Self.corners(of: rows, variableCount) {
      guard required.allSatisfy({ $0.violation(at: point) == 0 }) else { continue }
      var costs: [Fraction] = []
      for level in levels {
        let violations = rows.filter { $0.priority == level }.map { $0.violation(at: point) }
        costs.append(violations.reduce(0, +))
        costs += violations
      }
      costs += point.map(\.magnitude)
      if best.map({ costs.lexicographicallyPrecedes($0.costs) }) ?? true { best = (costs, point) }
    }
    return best?.point ?? []
  }

  /// The points at which as many rows or pins as there are variables hold exactly.
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
