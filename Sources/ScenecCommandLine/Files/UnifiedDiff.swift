/// What changed in a text, line by line, as `patch -p1` and `git apply` read it.
struct UnifiedDiff {
  private static let context = 3

  private enum Step {
    case kept(ArraySlice<UInt8>), removed(ArraySlice<UInt8>), inserted(ArraySlice<UInt8>)

    var isKept: Bool { if case .kept = self { true } else { false } }
    var isRemoved: Bool { if case .removed = self { true } else { false } }
    var isInserted: Bool { if case .inserted = self { true } else { false } }
  }

  private let path: String
  private let steps: [Step]

  init(path: String, from old: [UInt8], to new: [UInt8]) {
    self.path = ProjectPath.relative(path)
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(Self.line))
    let inserted = Set(difference.insertions.map(Self.line))
    var steps: [Step] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        steps.append(.removed(old[left]))
        left += 1
      } else if inserted.contains(right) {
        steps.append(.inserted(new[right]))
        right += 1
      } else {
        steps.append(.kept(old[left]))
        left += 1
        right += 1
      }
    }
    self.steps = steps
  }

  /// Empty where nothing changed.
  var bytes: [UInt8] {
    let hunks = hunks
    guard !hunks.isEmpty else { return [] }
    let isBelow = !path.hasPrefix("/")
    var bytes = Array("--- \(isBelow ? "a/" : "")\(path)\n+++ \(isBelow ? "b/" : "")\(path)\n".utf8)
    for hunk in hunks { write(hunk, to: &bytes) }
    return bytes
  }

  /// The changes with what stands around them; those that lie near one another together.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in steps.indices where !steps[index].isKept {
      let start = max(0, index - Self.context)
      let end = min(steps.count, index + Self.context + 1)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private func write(_ hunk: Range<Int>, to bytes: inout [UInt8]) {
    let old = place(before: hunk.lowerBound, count: steps[hunk].count { !$0.isInserted }) { !$0.isInserted }
    let new = place(before: hunk.lowerBound, count: steps[hunk].count { !$0.isRemoved }) { !$0.isRemoved }
    bytes += "@@ -\(old) +\(new) @@\n".utf8
    for step in steps[hunk] {
      switch step {
      case .kept(let line): write(" ", line, to: &bytes)
      case .removed(let line): write("-", line, to: &bytes)
      case .inserted(let line): write("+", line, to: &bytes)
      }
    }
  }

  /// The first line and how many; of no lines, the line that they would follow.
  private func place(before index: Int, count: Int, _ belongs: (Step) -> Bool) -> String {
    let before = steps[..<index].count(where: belongs)
    return "\(count == 0 ? before : before + 1),\(count)"
  }

  private func write(_ mark: String, _ line: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    bytes += mark.utf8
    bytes += line
    if line.last != UInt8(ascii: "\n") { bytes += "\n\\ No newline at end of file\n".utf8 }
  }

  private static func line(of change: CollectionDifference<ArraySlice<UInt8>>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// Lines with what ends them.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") || index == bytes.count - 1 {
      lines.append(bytes[start...index])
      start = index + 1
    }
    return lines
  }
}
