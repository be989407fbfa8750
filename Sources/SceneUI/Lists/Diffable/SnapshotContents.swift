import SceneRuntime

struct SnapshotContents<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var snapshot = DiffableDataSourceSnapshot<Section, Item>()
  /// The items, grouped by section index, so that a row's item can be found without an identifier lookup.
  private var items: [[Item]] = []
  private var paths: [Item: IndexPath]?

  mutating func replace(by snapshot: DiffableDataSourceSnapshot<Section, Item>) {
    self.snapshot = snapshot.withoutChanges
    items = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    paths = nil
  }

  mutating func change(
    to snapshot: DiffableDataSourceSnapshot<Section, Item>, animation: TableView.RowAnimation
  ) -> SnapshotDifference<Section, Item> {
    let difference = SnapshotDifference(from: self.snapshot, to: snapshot, animation: animation)
    replace(by: snapshot)
    return difference
  }

  mutating func move(from path: IndexPath, to newPath: IndexPath) {
    guard let item = item(at: path), let section = section(at: newPath.section) else { return }
    snapshot.moveItem(item, toSection: section, at: newPath.item)
    replace(by: snapshot)
  }

  func count(inSection section: Int) -> Int { items.indices.contains(section) ? items[section].count : 0 }

  func section(at index: Int) -> Section? {
    snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }

  func item(at path: IndexPath) -> Item? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item) else {
      return nil
    }
    return items[path.section][path.item]
  }

  mutating func path(of item: Item) -> IndexPath? {
    if let paths { return paths[item] }
    var paths: [Item: IndexPath] = [:]
    for (section, items) in items.enumerated() {
      for (place, item) in items.enumerated() { paths[item] = IndexPath(item: place, section: section) }
    }
    self.paths = paths
    return paths[item]
  }
}

extension DiffableDataSourceSnapshot {
  func report(to context: SceneContext?) {
    for error in errors { context?.report(error) }
  }
}
