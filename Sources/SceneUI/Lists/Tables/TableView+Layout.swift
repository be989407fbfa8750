import SceneValues

extension TableView {
  /// The number of sections that the data source provides or, without a data source, the number of sections in the scene.
  /// Accessing this property calls the data source only if the data has not been loaded.
  public var numberOfSections: Int {
    loadIfNeeded()
    return layout.sections.count
  }

  /// Returns the number of rows in a section, or 0 if the section does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return layout.sections.indices.contains(section) ? layout.sections[section].rows.count : 0
  }

  func numberOfPlaces(inSection section: Int) -> Int { numberOfRows(inSection: section) }

  /// Returns a layout with all row counts and heights. After updates, only reloaded rows lose their measured heights.
  func measured(after updates: ListUpdates? = nil, of old: TableLayout = TableLayout()) -> TableLayout {
    // Updates can change the sections, and thus the headers and footers.
    let reuses = updates == nil
    if !reuses { measuredMargins = [:] }
    var measured = TableLayout(top: tableHeaderView?.bounds.height ?? 0)
    for section in 0..<countSections() {
      let header = height(ofMargin: .header(section), reuses: reuses)
      measured.append(
        TableLayout.Section(
          padding: header > 0 ? max(0, sectionHeaderTopPadding) : 0, header: header,
          rows: measuredRows(of: section), footer: height(ofMargin: .footer(section), reuses: reuses)))
    }
    guard let updates else { return measured }
    for (index, section) in old.sections.enumerated() {
      guard case .estimated(let heights) = section.rows else { continue }
      for (row, height) in heights.known {
        let path = IndexPath(row: row, section: index)
        // A height from the delegate takes precedence over a previous measurement.
        guard !updates.reloads(path), let new = updates.path(path), measured.contains(new),
          measured.isEstimated(new)
        else { continue }
        measured.set(height, ofRowAt: new)
      }
    }
    measured.restack()
    return measured
  }

  private func countSections() -> Int {
    max(0, dataSource?.numberOfSections(in: self) ?? staticSections.count)
  }

  private var estimate: Double { estimatedRowHeight > 0 ? estimatedRowHeight : 44 }

  private func measuredRows(of section: Int) -> RowOffsets {
    guard let dataSource else {
      let rows = staticSections[section].cells.indices
      return self.rows(rows.map { height(ofRow: IndexPath(row: $0, section: section)) })
    }
    let count = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
    if hasStaticSections {
      return rows((0..<count).map { height(ofRow: IndexPath(row: $0, section: section)) })
    }
    if estimatedRowHeight > 0 || rowHeight == Self.automaticDimension {
      return .estimated(EstimatedHeights(estimate: estimate, count: count))
    }
    guard tableDelegate != nil else { return .uniform(height: max(0, rowHeight), count: count) }
    return rows((0..<count).map { height(ofRow: IndexPath(row: $0, section: section)) })
  }

  private func height(ofRow path: IndexPath) -> Double {
    tableDelegate?.tableView(self, heightForRowAt: path) ?? staticHeight(ofRowAt: path)
  }

  private func rows(_ heights: [Double]) -> RowOffsets {
    guard heights.contains(Self.automaticDimension) else {
      return RowOffsets(heights: heights.map { $0.bounded(to: .lengths, from: 0) })
    }
    let rows = EstimatedHeights(estimate: estimate, count: heights.count)
    for (row, height) in heights.enumerated() where height != Self.automaticDimension {
      rows.set(height.bounded(to: .lengths, from: 0), row: row)
    }
    return .estimated(rows)
  }

  /// Measures self-sizing rows again after the width has changed. The first visible row stays in place.
  func widthDidChange() {
    let anchor = visibleRows.first
    let top = anchor.map { layout.extent(of: $0).top }
    if hasFittingMargins || layout.sections.contains(where: \.rows.isEstimated) { layout = measured() }
    layoutDidChange()
    guard let anchor, let top, layout.contains(anchor) else { return }
    shiftContent(by: layout.extent(of: anchor).top - top)
  }

  func measuredHeight(of cell: TableViewCell, at path: IndexPath) -> Double {
    let wanted = height(ofRow: path)
    guard wanted == Self.automaticDimension else { return max(0, wanted) }
    // The width of the table may have changed since the cell was laid out.
    let width = bounds.width - 2 * rowInset
    cell.bounds.size.width = width
    cell.layoutIfNeeded()
    return max(0, cell.sizeThatFits(Size(width: width, height: 0)).height)
  }

  func contentDidChange(in cell: ReusableCell) {
    guard let path = cells.first(where: { $0.value === cell })?.key, layout.contains(path),
      layout.sections[path.section].rows.isEstimated
    else { return }
    outdated.insert(path)
    setNeedsLayout()
  }

  var rowMargin: Double { Self.rowMargin(inWidth: bounds.width) }

  /// Returns the horizontal margin for row content, in points, in a list of the specified width.
  static func rowMargin(inWidth width: Double) -> Double { width >= 414 ? 20 : 16 }

  var rowInset: Double {
    guard style == .insetGrouped else { return 0 }
    let sides = contextIfAny?.systemMetrics.rows.sides
    return coveredSide
      + (sides?.margin(width: bounds.width, preserves: false, isOfController: false) ?? rowMargin)
  }

  /// The larger of the table's left and right safe area insets, in points.
  var coveredSide: Double {
    let safe = safeAreaInsets
    return max(safe.left, safe.right)
  }

  /// Returns the rectangle of a row in the table's coordinates, or an empty rectangle if the row does not exist.
  public func rectForRow(at indexPath: IndexPath) -> Rect {
    loadIfNeeded()
    guard layout.contains(indexPath) else { return .zero }
    let extent = layout.extent(of: indexPath)
    return Rect(
      x: rowInset, y: extent.top, width: max(0, bounds.width - 2 * rowInset), height: extent.height)
  }

  /// Returns the index path of the row at a point in the table's coordinates, or nil if no row contains the
  /// point. The search takes O(log n) time for n rows.
  public func indexPathForRow(at point: Point) -> IndexPath? {
    loadIfNeeded()
    return layout.rows(from: point.y, to: point.y.nextUp).first { rectForRow(at: $0).contains(point) }
  }

  /// The index paths of the visible rows, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath] {
    layoutIfNeeded()
    return cells.keys.sorted()
  }

  /// The visible cells, from top to bottom.
  public var visibleCells: [TableViewCell] { indexPathsForVisibleRows.compactMap { cells[$0] } }

  /// Returns the cell for a row, or nil if the row is not visible.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    layoutIfNeeded()
    return cells[indexPath]
  }

  /// Returns the index path of a cell, or nil if the cell is not visible.
  public func indexPath(for cell: TableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// Scrolls so that a row is displayed at a position in the table.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard layout.contains(indexPath) else { return }
    if animated, window != nil {
      setContentOffset(offset(showing: indexPath, at: position), animated: true)
      // Self-sizing rows that become visible during the animation can change the destination.
      motion?.destination = { [weak self] in
        guard let self, layout.contains(indexPath) else { return nil }
        return offset(showing: indexPath, at: position)
      }
      return
    }
    // Self-sizing rows that become visible can change the offset, so scrolling is repeated.
    for _ in 0..<8 {
      let offset = offset(showing: indexPath, at: position)
      guard offset != contentOffset else { return }
      contentOffset = offset
      placeAll()
      guard layout.contains(indexPath) else { return }
    }
  }

  private func offset(showing path: IndexPath, at position: ScrollPosition) -> Point {
    let (top, height) = layout.extent(of: path)
    let inset = adjustedContentInset
    // In a plain table, the section's header and footer overlap its rows.
    let cover = style == .plain ? layout.sections[path.section].header : 0
    let under = style == .plain ? layout.sections[path.section].footer : 0
    let start = bounds.minY + inset.top + cover
    let end = bounds.maxY - inset.bottom - under
    let target: Double
    switch position {
    case .none where top < start: target = top - cover - inset.top
    case .none where top + height > end: target = bounds.minY + min(top + height - end, top - start)
    case .none: target = contentOffset.y
    case .top: target = top - cover - inset.top
    case .middle:
      target = top + height / 2 - (cover + inset.top + bounds.height - inset.bottom - under) / 2
    case .bottom: target = top + height - bounds.height + inset.bottom + under
    }
    return clamped(Point(x: contentOffset.x, y: target))
  }
}
