import SceneUI

/// A data source that shows each prototype of a list once, because the app's data is unknown.
final class PrototypeShow: TableViewDataSource, TableViewDelegate, CollectionViewDataSource {
  private var rows: [TableViewCell] = []
  private var heights: [Double] = []
  private var items: [String] = []
  private weak var collection: CollectionView?
  private let prepare: (View) -> Void

  /// Creates data sources for the lists below a view. The caller must retain the data sources, because lists do not.
  /// `prepare` is called with each row or item before it is laid out.
  static func shows(in view: View, prepare: @escaping (View) -> Void = { _ in }) -> [PrototypeShow] {
    let own: PrototypeShow?
    switch view {
    case let table as TableView: own = PrototypeShow(table, prepare)
    case let collection as CollectionView: own = PrototypeShow(collection, prepare)
    default: own = nil
    }
    return (own.map { [$0] } ?? []) + view.subviews.flatMap { shows(in: $0, prepare: prepare) }
  }

  private init?(_ table: TableView, _ prepare: @escaping (View) -> Void) {
    self.prepare = prepare
    guard table.dataSource == nil, !table.hasStaticSections, !table.reuseIdentifiers.isEmpty else {
      return nil
    }
    rows = table.reuseIdentifiers.compactMap { table.dequeueReusableCell(withIdentifier: $0) }
    rows.forEach(prepare)
    heights = rows.map(\.frame.height)
    table.dataSource = self
    table.delegate = self
  }

  private init?(_ collection: CollectionView, _ prepare: @escaping (View) -> Void) {
    self.prepare = prepare
    guard collection.dataSource == nil, !collection.reuseIdentifiers.isEmpty else { return nil }
    items = collection.reuseIdentifiers
    self.collection = collection
    // The base class is a substitute for a layout that only the app defines, and positions nothing.
    if type(of: collection.collectionLayout) == CollectionLayout.self {
      let cells = items.enumerated().map { index, identifier in
        collection.dequeueReusableCell(
          withReuseIdentifier: identifier, for: IndexPath(item: index, section: 0))
      }
      collection.collectionLayout = PrototypeLayout(cells.map(\.frame))
    }
    collection.dataSource = self
  }

  func isShown(_ view: View) -> Bool {
    if view is CollectionViewCell, let collection { return view.superview === collection }
    return rows.contains { $0 === view }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    rows[indexPath.row]
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    let height = heights[indexPath.row]
    return height > 0 ? height : tableView.rowHeight > 0 ? tableView.rowHeight : 44
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: items[indexPath.item], for: indexPath)
    prepare(cell)
    return cell
  }
}
