/// The differences between two snapshots, with the minimum number of moves. Computing the differences takes O(n) time if
/// no items have moved and O(n log n) time otherwise.
struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = DiffableDataSourceSnapshot<Section, Item>

  private(set) var updates = ListUpdates()
  private(set) var reconfigured: [IndexPath] = []

  init(from old: Snapshot, to new: Snapshot, animation: TableView.RowAnimation) {
    let oldSections = Self.places(old.sectionIdentifiers)
    compareSections(old, new, oldSections, animation)
    // Skips the common prefix and suffix, because most changes are local.
    var gone: [Item: IndexPath] = [:]
    var come: [(item: Item, path: IndexPath)] = []
    var kept = UnmovedItems()
    for (newIndex, section) in new.sectionIdentifiers.enumerated() {
      let items = new.itemIdentifiers(inSection: section)
      guard let oldIndex = oldSections[section] else {
        come += items.enumerated().map { ($1, IndexPath(item: $0, section: newIndex)) }
        continue
      }
      kept.compare(old.itemIdentifiers(inSection: section), items) { place in
        IndexPath(item: place, section: oldIndex)
      } newPath: { place in
        IndexPath(item: place, section: newIndex)
      } gone: { item, path in
        gone[item] = path
      } come: { item, path in
        come.append((item, path))
      }
    }
    updates.movedRows = kept.moves
    // Items of a deleted section can move to another section.
    for (oldIndex, section) in old.sectionIdentifiers.enumerated() where !new.hasSection(section) {
      for (place, item) in old.itemIdentifiers(inSection: section).enumerated() {
        gone[item] = IndexPath(item: place, section: oldIndex)
      }
    }
    for (item, path) in come {
      if let old = gone.removeValue(forKey: item) {
        updates.movedRows[old] = path
      } else if updates.insertedSections[path.section] == nil {
        updates.insertedRows[path] = animation
      }
    }
    for path in gone.values where updates.deletedSections[path.section] == nil {
      updates.deletedRows[path] = animation
    }
    recordRedisplayed(old, new, oldSections, animation)
  }

  private static func places(_ identifiers: [Section]) -> [Section: Int] {
    Dictionary(uniqueKeysWithValues: identifiers.enumerated().map { ($1, $0) })
  }

  private mutating func compareSections(
    _ old: Snapshot, _ new: Snapshot, _ oldPlaces: [Section: Int], _ animation: TableView.RowAnimation
  ) {
    var kept: [(old: Int, new: Int)] = []
    for (index, section) in new.sectionIdentifiers.enumerated() {
      if let place = oldPlaces[section] {
        kept.append((place, index))
      } else {
        updates.insertedSections[index] = animation
      }
    }
    for (index, section) in old.sectionIdentifiers.enumerated() where !new.hasSection(section) {
      updates.deletedSections[index] = animation
    }
    let staying = longestRise(kept.map(\.old))
    for (index, places) in kept.enumerated() where !staying.contains(index) {
      updates.movedSections[places.old] = places.new
    }
  }

  /// Records which existing items are reloaded or reconfigured. New items are skipped because they receive new cells.
  private mutating func recordRedisplayed(
    _ old: Snapshot, _ new: Snapshot, _ oldSections: [Section: Int], _ animation: TableView.RowAnimation
  ) {
    for section in new.reloadedSectionIdentifiers {
      if let index = oldSections[section] { updates.reloadedSections[index] = animation }
    }
    guard !new.reloadedItemIdentifiers.isEmpty || !new.reconfiguredItemIdentifiers.isEmpty else { return }
    let oldPaths = old.paths(of: Set(new.reloadedItemIdentifiers))
    for path in oldPaths.values { updates.reloadedRows[path] = animation }
    let again = new.reconfiguredItemIdentifiers.filter {
      old.sectionIdentifier(containingItem: $0) != nil && oldPaths[$0] == nil
    }
    reconfigured = new.paths(of: Set(again)).values.sorted()
  }

  private struct UnmovedItems {
    var moves: [IndexPath: IndexPath] = [:]

    mutating func compare(
      _ old: [Item], _ new: [Item], oldPath: (Int) -> IndexPath, newPath: (Int) -> IndexPath,
      gone: (Item, IndexPath) -> Void, come: (Item, IndexPath) -> Void
    ) {
      var start = 0
      while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
      var end = 0
      while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
        end += 1
      }
      let (changed, wanted) = (start..<old.count - end, start..<new.count - end)
      guard !changed.isEmpty || !wanted.isEmpty else { return }
      var places: [Item: Int] = [:]
      for place in changed { places[old[place]] = place }
      var kept: [(old: Int, new: Int)] = []
      for place in wanted {
        if let former = places.removeValue(forKey: new[place]) {
          kept.append((former, place))
        } else {
          come(new[place], newPath(place))
        }
      }
      for (item, place) in places { gone(item, oldPath(place)) }
      let staying = longestRise(kept.map(\.old))
      for (index, pair) in kept.enumerated() where !staying.contains(index) {
        moves[oldPath(pair.old)] = newPath(pair.new)
      }
    }
  }
}

extension DiffableDataSourceSnapshot {
  func paths(of items: Set<Item>) -> [Item: IndexPath] {
    guard !items.isEmpty else { return [:] }
    let sections = Set(items.compactMap { sectionIdentifier(containingItem: $0) })
    var paths: [Item: IndexPath] = [:]
    for (index, section) in sectionIdentifiers.enumerated() where sections.contains(section) {
      for (place, item) in itemIdentifiers(inSection: section).enumerated() where items.contains(item) {
        paths[item] = IndexPath(item: place, section: index)
      }
    }
    return paths
  }
}

/// Returns the indexes of a longest increasing subsequence. The corresponding items can keep their positions.
func longestRise(_ numbers: [Int]) -> Set<Int> {
  if zip(numbers, numbers.dropFirst()).allSatisfy(<) { return Set(numbers.indices) }
  /// For each length, the index of the smallest number that ends an increasing subsequence of this length.
  var ends: [Int] = []
  var before = [Int](repeating: -1, count: numbers.count)
  for index in numbers.indices {
    let length = partition(ends.count) { numbers[ends[$0]] < numbers[index] }
    if length > 0 { before[index] = ends[length - 1] }
    if length == ends.count { ends.append(index) } else { ends[length] = index }
  }
  var rise: Set<Int> = []
  var index = ends.last ?? -1
  while index >= 0 {
    rise.insert(index)
    index = before[index]
  }
  return rise
}
