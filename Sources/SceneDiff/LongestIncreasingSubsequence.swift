enum LongestIncreasingSubsequence {
  static func indices(of row: [Int]) -> [Int] {
    var ends: [Int] = []
    var before: [Int?] = Array(repeating: nil, count: row.count)
    for index in row.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if row[ends[middle]] < row[index] { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var rise: [Int] = []
    var next = ends.last
    while let index = next {
      rise.append(index)
      next = before[index]
    }
    return rise.reversed()
  }
}
