enum RowOffsets {
  case uniform(height: Double, count: Int)
  /// The offset of each row, with an extra entry for the end of the last row.
  case measured([Double])
  /// Measured heights for rows that have been visible, and estimated heights for all other rows.
  case estimated(EstimatedHeights)

  init(heights: [Double]) {
    var sums = [0.0]
    sums.reserveCapacity(heights.count + 1)
    for height in heights { sums.append(sums[sums.count - 1] + height) }
    self = .measured(sums)
  }

  var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .measured(let sums): sums.count - 1
    case .estimated(let heights): heights.count
    }
  }

  subscript(row: Int) -> Double {
    switch self {
    case .uniform(let height, _): height * Double(row)
    case .measured(let sums): sums[row]
    case .estimated(let heights): heights.offset(of: row)
    }
  }

  var total: Double { self[count] }

  /// Returns the index of the first row that ends after an offset, or the number of rows if no row does.
  func firstRow(endingAfter offset: Double) -> Int {
    partition(count) { self[$0 + 1] <= offset }
  }

  var isEstimated: Bool {
    if case .estimated = self { true } else { false }
  }

  func isEstimated(_ row: Int) -> Bool {
    guard case .estimated(let heights) = self else { return false }
    return heights.known[row] == nil
  }
}

/// Row heights, mostly estimated. Estimates use no memory until the first measurement. Access takes O(log n) time.
final class EstimatedHeights {
  let estimate: Double
  let count: Int
  private(set) var known: [Int: Double] = [:]
  /// A Fenwick tree of the differences between the measured heights and the estimate.
  private var corrections: [Double] = []

  init(estimate: Double, count: Int) {
    self.estimate = estimate
    self.count = count
  }

  func set(_ height: Double, row: Int) {
    if corrections.isEmpty { corrections = [Double](repeating: 0, count: count + 1) }
    let change = height - (known[row] ?? estimate)
    known[row] = height
    var node = row + 1
    while node <= count {
      corrections[node] += change
      node += node & -node
    }
  }

  func offset(of row: Int) -> Double {
    var offset = estimate * Double(row)
    guard !corrections.isEmpty else { return offset }
    var node = row
    while node > 0 {
      offset += corrections[node]
      node -= node & -node
    }
    return offset
  }
}

/// Returns the number of leading indexes that satisfy a monotonic condition, using a binary search.
func partition(_ count: Int, _ condition: (Int) -> Bool) -> Int {
  var (low, high) = (0, count)
  while low < high {
    let middle = (low + high) / 2
    if condition(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}
