import SceneValues

/// What a scene says of rows that stay as they are.
///
/// A table without a data source shows them. A data source of a table that has some may show them too, and change what
/// it likes:
///
/// ```swift
/// func tableView(_ table: TableView, numberOfRowsInSection section: Int) -> Int {
///   section == 1 && !showsDetails ? 0 : table.numberOfStaticRows(inSection: section)
/// }
/// func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
///   table.staticCell(at: path)!
/// }
/// ```
///
/// What it does not say of them is as the scene has it: how many sections there are, their headers and footers; and
/// heights of rows, where the delegate does not.
extension TableView {
  package var hasStaticSections: Bool { !staticSections.isEmpty }

  /// How many sections the scene has; 0 for a table whose rows are all its data source's.
  public var numberOfStaticSections: Int { staticSections.count }

  /// How many rows the scene has in a section; 0 where it has no such section.
  public func numberOfStaticRows(inSection section: Int) -> Int { staticSection(section)?.cells.count ?? 0 }

  /// The scene's cell for a row; nil where it has none.
  public func staticCell(at indexPath: IndexPath) -> TableViewCell? {
    guard let cells = staticSection(indexPath.section)?.cells, cells.indices.contains(indexPath.row) else {
      return nil
    }
    return cells[indexPath.row]
  }

  /// In points: of a row as the scene has it; the table's `rowHeight` where it does not say.
  public func staticHeight(ofRowAt indexPath: IndexPath) -> Double {
    staticHeight(at: indexPath) ?? rowHeight
  }

  func staticHeight(at indexPath: IndexPath) -> Double? {
    guard let heights = staticSection(indexPath.section)?.heights, heights.indices.contains(indexPath.row)
    else { return nil }
    return heights[indexPath.row]
  }

  /// None where a data source has more, or one that has gone had.
  func staticSection(_ index: Int) -> TableSection? {
    staticSections.indices.contains(index) ? staticSections[index] : nil
  }
}
