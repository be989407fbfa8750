import SceneValues

/// Support for the static rows of a scene, which a table without a data source displays. A data source can modify them:
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
/// If the data source does not implement the corresponding methods, the scene provides the number of sections and their
/// headers and footers. If the delegate does not provide row heights, the scene does.
extension TableView {
  package var hasStaticSections: Bool { !staticSections.isEmpty }

  /// The number of sections in the scene, or 0 if the data source provides all rows.
  public var numberOfStaticSections: Int { staticSections.count }

  /// Returns the number of rows in a section of the scene, or 0 if the section does not exist.
  public func numberOfStaticRows(inSection section: Int) -> Int { staticSection(section)?.cells.count ?? 0 }

  /// Returns the cell of a row in the scene, or nil if the row does not exist.
  public func staticCell(at indexPath: IndexPath) -> TableViewCell? {
    guard let cells = staticSection(indexPath.section)?.cells, cells.indices.contains(indexPath.row) else {
      return nil
    }
    return cells[indexPath.row]
  }

  /// Returns the height, in points, of a row in the scene. The default is the table's `rowHeight`.
  public func staticHeight(ofRowAt indexPath: IndexPath) -> Double {
    staticHeight(at: indexPath) ?? rowHeight
  }

  func staticHeight(at indexPath: IndexPath) -> Double? {
    guard let heights = staticSection(indexPath.section)?.heights, heights.indices.contains(indexPath.row)
    else { return nil }
    return heights[indexPath.row]
  }

  func staticSection(_ index: Int) -> TableSection? {
    staticSections.indices.contains(index) ? staticSections[index] : nil
  }
}
