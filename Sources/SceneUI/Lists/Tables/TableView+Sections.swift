import SceneValues

extension TableView {
  /// Returns the rectangle of a section in the table's coordinates, or an empty rectangle if the section does not exist.
  /// The rectangle includes the space above the section's header. Floating headers and footers do not affect the result.
  public func rect(forSection section: Int) -> Rect {
    rect(of: section) { ($0.top, $0.bottom) }
  }

  /// Returns the rectangle of a section's header at its nonfloating position, in the table's coordinates. The
  /// height is 0 if the section has no header.
  public func rectForHeader(inSection section: Int) -> Rect {
    rect(of: section) { ($0.headerTop, $0.rowsTop) }
  }

  /// Returns the rectangle of a section's footer at its nonfloating position, in the table's coordinates. The
  /// height is 0 if the section has no footer.
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

  /// Returns a section's header view, which is either the delegate's view or a `TableViewHeaderFooterView`
  /// that displays the header text. Returns nil if the section has no header or the header is not visible.
  public func headerView(forSection section: Int) -> View? {
    layoutIfNeeded()
    return margins[.header(section)]
  }

  /// Returns a section's footer view, which is either the delegate's view or a `TableViewHeaderFooterView`
  /// that displays the footer text. Returns nil if the section has no footer or the footer is not visible.
  public func footerView(forSection section: Int) -> View? {
    layoutIfNeeded()
    return margins[.footer(section)]
  }
}
