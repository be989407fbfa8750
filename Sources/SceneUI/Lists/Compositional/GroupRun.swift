import SceneValues

/// The sequence of groups in a section, starting at position 0. Without estimated sizes, all groups except the last are
/// identical, and the run computes their positions from their indexes. If sizes are estimated but the number of items per
/// group is fixed, the run computes and stores only the groups that have been visible. Otherwise, the run positions the
/// groups one after another.
struct GroupRun {
  private enum Lengths {
    case uniform
    case estimated(EstimatedHeights)
    /// The index of each group's first item and each group's start. Both arrays have an extra entry for the run's end.
    case listed(firsts: [Int], starts: [Double])
  }

  let group: CollectionLayoutGroup
  let container: Size
  let traits: TraitCollection
  let count: Int
  let spacing: Double
  let isVertical: Bool
  private(set) var wanted: [Int: Size]
  private let work: LayoutWork
  /// A group that contains the maximum number of items, each at its estimated size.
  private let model: SolvedGroup
  private var lengths = Lengths.uniform
  /// The sizes, perpendicular to the run, of the groups whose cells have reported sizes. The keys are group indexes.
  private var thicknesses: [Int: Double] = [:]

  init(
    of group: CollectionLayoutGroup, count: Int, in container: Size, spacing: Double, isVertical: Bool,
    wanted: [Int: Size], traits: TraitCollection, work: LayoutWork
  ) {
    (self.group, self.count, self.container, self.spacing) = (group, count, container, spacing)
    (self.isVertical, self.traits, self.work) = (isVertical, traits, work)
    self.wanted = wanted.filter { $0.key < count }
    model = GroupSolver(traits: traits) { _ in nil }.solve(group, in: container, limit: max(0, count))
    guard group.isEstimated, model.count > 0 else { return }
    if group.hasFloatingCount {
      lengths = .listed(firsts: [0], starts: [0])
      list(fromGroup: 0)
    } else {
      lengths = .estimated(EstimatedHeights(estimate: length(of: model) + spacing, count: numberOfGroups))
      for index in Set(self.wanted.keys.map { $0 / model.count }) { measure(index) }
    }
  }

  private func length(of group: SolvedGroup) -> Double { isVertical ? group.size.height : group.size.width }

  var numberOfGroups: Int {
    if case .listed(let firsts, _) = lengths { return firsts.count - 1 }
    return model.count > 0 ? (count + model.count - 1) / model.count : 0
  }

  var length: Double { numberOfGroups > 0 ? start(of: numberOfGroups) - spacing : 0 }

  var thickness: Double { thicknesses.values.max() ?? across(model) }

  private func across(_ group: SolvedGroup) -> Double { isVertical ? group.size.width : group.size.height }

  func start(of index: Int) -> Double {
    switch lengths {
    case .uniform: Double(index) * (length(of: model) + spacing)
    case .estimated(let heights): heights.offset(of: index)
    case .listed(_, let starts): starts[index]
    }
  }

  func group(of item: Int) -> Int {
    if case .listed(let firsts, _) = lengths {
      return max(0, partition(firsts.count) { firsts[$0] <= item } - 1)
    }
    return model.count > 0 ? item / model.count : 0
  }

  private func firstItem(of index: Int) -> Int {
    if case .listed(let firsts, _) = lengths { return firsts[index] }
    return index * model.count
  }

  func groups(from start: Double, to end: Double) -> Range<Int> {
    let count = numberOfGroups
    // Groups of zero length would all be visible at the same position.
    guard length > 0 else { return 0..<0 }
    let first = partition(count) { self.start(of: $0 + 1) - spacing <= start }
    let last = partition(count) { self.start(of: $0) < end }
    return first..<max(first, last)
  }

  private func solved(_ index: Int) -> SolvedGroup {
    let first = firstItem(of: index)
    let limit = count - first
    guard group.isEstimated || limit < model.count else { return model }
    work.groups += 1
    return GroupSolver(traits: traits) { wanted[first + $0] }.solve(group, in: container, limit: limit)
  }

  /// Returns the elements of a group in the run's coordinates. The item indexes are relative to the section.
  func elements(of index: Int) -> [SolvedElement] {
    let (first, start) = (firstItem(of: index), start(of: index))
    let way = isVertical ? Point(x: 0, y: start) : Point(x: start, y: 0)
    return solved(index).elements.map { element in
      var moved = element.moved(by: way)
      switch element.kind {
      case .item(let item, let estimates): moved.kind = .item(first + item, estimates: estimates)
      case .supplementary(let kind, let item): moved.kind = .supplementary(kind: kind, item: first + item)
      }
      return moved
    }
  }

  func length(ofGroup index: Int) -> Double { start(of: index + 1) - start(of: index) - spacing }

  mutating func set(_ sizes: [Int: Size]) {
    for (item, size) in sizes where item < count { wanted[item] = size }
    switch lengths {
    case .uniform: return
    case .estimated: for index in Set(sizes.keys.map { group(of: $0) }) { measure(index) }
    case .listed: sizes.keys.min().map { list(fromGroup: group(of: $0)) }
    }
  }

  private mutating func measure(_ index: Int) {
    guard case .estimated(let heights) = lengths, index < heights.count else { return }
    let solved = solved(index)
    thicknesses[index] = across(solved)
    heights.set(length(of: solved) + spacing, row: index)
  }

  private mutating func list(fromGroup index: Int) {
    guard case .listed(var firsts, var starts) = lengths else { return }
    let wanted = wanted
    firsts.removeLast(max(0, firsts.count - 1 - index))
    starts.removeLast(max(0, starts.count - 1 - index))
    while let first = firsts.last, let start = starts.last, first < count {
      work.groups += 1
      let solver = GroupSolver(traits: traits) { wanted[first + $0] }
      let solved = solver.solve(group, in: container, limit: count - first)
      guard solved.count > 0 else { break }
      let isKnown = (first..<first + solved.count).contains { wanted[$0] != nil }
      thicknesses[firsts.count - 1] = isKnown ? across(solved) : nil
      firsts.append(first + solved.count)
      starts.append(start + length(of: solved) + spacing)
    }
    lengths = .listed(firsts: firsts, starts: starts)
  }
}

/// A counter of the groups that a layout has computed. Tests check this number instead of measuring times.
final class LayoutWork {
  var groups = 0
}
