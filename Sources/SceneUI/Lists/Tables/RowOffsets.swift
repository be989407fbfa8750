/// Where each row of a section begins, from the first one on.
enum RowOffsets {
  case uniform(height: Double, count: Int)
  /// The sums of the heights, one more than there are rows.
  case measured([Double])
  /// Heights that are known for rows that have been seen, and guessed for others.
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

  /// The first row that ends behind an offset; the count where none does.
  func firstRow(endingAfter offset: Double) -> Int {
    partition(count) { self[$0 + 1] <= offset }
  }

  /// Whether heights are known only of rows that have been seen.
  var isEstimated: Bool {
    if case .estimated = self { true } else { false }
  }

  /// Whether the height of a row is only guessed.
  func isEstimated(_ row: Int) -> Bool {
    guard case .estimated(let heights) = self else { return false }
    return heights.known[row] == nil
  }
}

/// The heights of a section's rows, of which few are known: a row that nobody has seen costs nothing. Setting one, and
/// asking for a sum, takes the logarithm of their number.
final class EstimatedHeights {
  let estimate: Double
  let count: Int
  private(set) var known: [Int: Double] = [:]
  /// A Fenwick tree of what known heights have more than the estimate. None as long as nothing is known.
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

/// How many of the first numbers fulfil a condition that, once it does not hold, holds no more.
func partition(_ count: Int, _ condition: (Int) -> Bool) -> Int {
  var (low, high) = (0, count)
  while low < high {
    let middle = (low + high) / 2
    if condition(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}
