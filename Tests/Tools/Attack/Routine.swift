import SceneTesting
import SceneUI
import SceneValues

/// Frequently repeated operations of apps that scenes cannot contain, used by name instead of an element.
enum Routine: String, CaseIterable {
  case insertions, deletions, moves, changesOneByOne, scrolling, timers, strokes

  func play(_ count: Int) throws {
    let lists = try Lists(count: self == .deletions ? 2 * count : count)
    switch self {
    case .insertions: lists.change(inserting: 0..<count)
    case .deletions: lists.change(deleting: 0..<count)
    case .moves: lists.change(moving: count)
    case .changesOneByOne: for _ in 0..<count { lists.change(inserting: 1..<2) }
    case .scrolling: lists.scroll()
    case .timers:
      let clock = ManualClock()
      for number in 0..<count { Timer(interval: Double(number * 7919 % count + 1), on: clock) { _ in } }
      clock.advance(by: Double(count) + 1)
    case .strokes: try lists.tap(count)
    }
  }
}

private final class Lists: TableViewDataSource, CollectionViewDataSource {
  private var count: Int
  private let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 400))
  private let collection = CollectionView(frame: Rect(x: 0, y: 400, width: 320, height: 400))
  private let harness: Harness

  init(count: Int) throws {
    self.count = count
    let window = Window(
      frame: Rect(x: 0, y: 0, width: 320, height: 800), context: SceneContext(clock: ManualClock()))
    harness = Harness(window)
    table.rowHeight = TableView.automaticDimension
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    (table.dataSource, collection.dataSource) = (self, self)
    window.addSubview(table)
    window.addSubview(collection)
    try window.makeKeyAndVisible()
    harness.advance(seconds: 0)
  }

  func change(inserting new: Range<Int> = 0..<0, deleting old: Range<Int> = 0..<0, moving moved: Int = 0) {
    count += new.count - old.count
    let (inserted, deleted) = (new.map(path), old.map(path))
    table.performBatchUpdates {
      table.deleteRows(at: deleted)
      table.insertRows(at: inserted)
      for row in 0..<moved { table.moveRow(at: path(row), to: path(moved - 1 - row)) }
    }
    collection.performBatchUpdates {
      collection.deleteItems(at: deleted)
      collection.insertItems(at: inserted)
      for item in 0..<moved { collection.moveItem(at: path(item), to: path(moved - 1 - item)) }
    }
    harness.advance(seconds: 1)
  }

  func scroll() {
    for list in [table, collection] {
      for page in 0..<count / 4 {
        list.contentOffset.y = Double(page) * 170
        harness.advance(seconds: 0)
      }
    }
  }

  func tap(_ times: Int) throws {
    for _ in 0..<times { try harness.tap(at: Point(x: 20, y: 20)) }
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
