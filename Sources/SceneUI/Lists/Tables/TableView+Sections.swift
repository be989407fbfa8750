import SceneValues

/// Where sections are, and what stands above and below them.
extension TableView {
  /// All of a section, in the table's coordinates, with the room above its header; nothing for a section that there is
  /// not. Headers and footers that stay in sight are taken to be where they would be otherwise.
  public func rect(forSection section: Int) -> Rect {
    rect(of: section) { ($0.top, $0.bottom) }
  }

  /// The header of a section, in the table's coordinates, wherever it is shown now; of no height where it has none.
  public func rectForHeader(inSection section: Int) -> Rect {
    rect(of: section) { ($0.headerTop, $0.rowsTop) }
  }

  /// The footer of a section, in the table's coordinates; as with headers.
  public func rectForFooter(inSection section: Int) -> Rect {
    rect(of: section) { ($0.footerTop, $0.bottom) }
  }

  private func rect(
    of section: Int, _ extent: (TableLayout.Section) -> (top: Double, bottom: Double)
  ) -> Rect {
    loadIfNeeded()
    guard layout.sections.indices.contains(section) else { return .zero }
    let (top, bottom) = extent(layout.sections[section])
    return Rect(x: 0, y: top, width: bounds.width, height: bottom - top)
  }

  /// What stands above a section now: the delegate's view, or a `TableViewHeaderFooterView` with the text; nil where it
  /// is out of sight, or has none.
  public func headerView(forSection section: Int) -> View? {
    layoutIfNeeded()
    return margins[.header(section)]
  }

  /// What stands below a section now; as with headers.
  public func footerView(forSection section: Int) -> View? {
    layoutIfNeeded()
    return margins[.footer(section)]
  }
}
