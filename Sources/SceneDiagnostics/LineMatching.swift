/// A patience diff, which matches lines that occur exactly once in each version. This avoids quadratic time.
struct LineMatching {
  struct Change: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }

  private static let smallRegion = 64

  private let old: [Int]
  private let new: [Int]
  private var changes: [Change] = []

  static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Change] {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    var matching = LineMatching(old: old.map(number), new: new.map(number))
    matching.run()
    return matching.changes
  }

  private init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
  }

  /// Compares all regions. This method uses a stack, because recursion could overflow for some inputs.
  private mutating func run() {
    var regions = [Change(old: 0..<old.count, new: 0..<new.count)]
    while let whole = regions.popLast() {
      let region = trimmed(whole)
      if region.old.isEmpty && region.new.isEmpty { continue }
      let anchors = anchors(in: region)
      if anchors.isEmpty {
        compare(region)
        continue
      }
      var (oldEnd, newEnd) = (region.old.upperBound, region.new.upperBound)
      for anchor in anchors.reversed() {
        regions.append(Change(old: anchor.old + 1..<oldEnd, new: anchor.new + 1..<newEnd))
        (oldEnd, newEnd) = (anchor.old, anchor.new)
      }
      regions.append(Change(old: region.old.lowerBound..<oldEnd, new: region.new.lowerBound..<newEnd))
    }
  }

  private func trimmed(_ region: Change) -> Change {
    var (old, new) = (region.old, region.new)
    while let first = old.first, let other = new.first, self.old[first] == self.new[other] {
      old.removeFirst()
      new.removeFirst()
    }
    while let last = old.last, let other = new.last, self.old[last] == self.new[other] {
      old.removeLast()
      new.removeLast()
    }
    return Change(old: old, new: new)
  }

  private func anchors(in region: Change) -> [(old: Int, new: Int)] {
    guard !region.old.isEmpty, !region.new.isEmpty else { return [] }
    var places: [Int: (old: Int, new: Int, oldCount: Int, newCount: Int)] = [:]
    for index in region.old { places[old[index], default: (index, 0, 0, 0)].oldCount += 1 }
    for index in region.new where places[new[index]] != nil {
      places[new[index]]!.new = index
      places[new[index]]!.newCount += 1
    }
    let common = places.values.filter { $0.oldCount == 1 && $0.newCount == 1 }.sorted { $0.old < $1.old }
    var ends: [Int] = []
    var before: [Int?] = []
    for (index, line) in common.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if common[ends[middle]].new < line.new { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var row: [(old: Int, new: Int)] = []
    var last = ends.last
    while let index = last {
      row.append((common[index].old, common[index].new))
      last = before[index]
    }
    return row.reversed()
  }

  /// Computes the exact difference of small regions. Larger regions without anchors are treated as replaced.
  private mutating func compare(_ region: Change) {
    guard max(region.old.count, region.new.count) <= Self.smallRegion else { return changes.append(region) }
    let difference = new[region.new].difference(from: old[region.old])
    let removed = Set(difference.removals.map { change in region.old.lowerBound + change.place })
    let inserted = Set(difference.insertions.map { change in region.new.lowerBound + change.place })
    var (oldPlace, newPlace) = (region.old.lowerBound, region.new.lowerBound)
    while oldPlace < region.old.upperBound || newPlace < region.new.upperBound {
      let start = (oldPlace, newPlace)
      while removed.contains(oldPlace) { oldPlace += 1 }
      while inserted.contains(newPlace) { newPlace += 1 }
      if start != (oldPlace, newPlace) {
        changes.append(Change(old: start.0..<oldPlace, new: start.1..<newPlace))
      }
      (oldPlace, newPlace) = (oldPlace + 1, newPlace + 1)
    }
  }

}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
