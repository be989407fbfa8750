import SceneDiagnostics

/// The ranges that chosen fixes edit. Two Fenwick trees count their starts and ends, because a file can have many fixes.
struct TakenRanges {
  private let starts: [UInt32]
  private let ends: [UInt32]
  private var startCounts: [Int]
  private var endCounts: [Int]

  /// Creates an empty set. `ranges` contains all ranges that can be inserted.
  init(among ranges: [SourceRange]) {
    starts = Set(ranges.map(\.start)).sorted()
    ends = Set(ranges.map(\.end)).sorted()
    startCounts = [Int](repeating: 0, count: starts.count)
    endCounts = [Int](repeating: 0, count: ends.count)
  }

  func touches(_ range: SourceRange) -> Bool {
    let begun = Self.count(in: startCounts, before: Self.place(of: range.end + 1, in: starts))
    return begun > Self.count(in: endCounts, before: Self.place(of: range.start, in: ends))
  }

  mutating func insert(_ range: SourceRange) {
    Self.add(at: Self.place(of: range.start, in: starts), to: &startCounts)
    Self.add(at: Self.place(of: range.end, in: ends), to: &endCounts)
  }

  private static func place(of offset: UInt32, in offsets: [UInt32]) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func count(in counts: [Int], before place: Int) -> Int {
    var (sum, rest) = (0, place)
    while rest > 0 {
      sum += counts[rest - 1]
      rest &= rest - 1
    }
    return sum
  }

  private static func add(at place: Int, to counts: inout [Int]) {
    var next = place
    while next < counts.count {
      counts[next] += 1
      next |= next + 1
    }
  }
}
