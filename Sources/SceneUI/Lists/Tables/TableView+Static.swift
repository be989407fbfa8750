import SceneValues

/// Support for the static rows in a scene. A table without a data source displays these rows. A data source
/// can modify what is displayed:
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
/// If the data source does not implement the methods for the number of sections, headers, and footers, the
/// table uses the values from the scene. Likewise, if the delegate does not provide row heights, the table
/// uses the heights from the scene.
extension TableView {
  package var hasStaticSections: Bool { !staticSections.isEmpty }

  /// The number of static sections in the scene, or 0 if the scene contains none.
  public var numberOfStaticSections: Int { staticSections.count }

  /// Returns the number of static rows in a section of the scene, or 0 if the section does not exist.
  public func numberOfStaticRows(inSection section: Int) -> Int { staticSection(section)?.cells.count ?? 0 }

  /// Returns the cell for a static row in the scene, or nil if the row does not exist.
  public func staticCell(at indexPath: IndexPath) -> TableViewCell? {
    guard let cells = staticSection(indexPath.section)?.cells, cells.indices.contains(indexPath.row) else {
      return nil
    }
    return cells[indexPath.row]
  }

  /// Returns the height of a static row in the scene, in points. The default is the table's `rowHeight`.
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
