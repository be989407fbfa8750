import SceneValues

extension TableView {
  // MARK: What there is

  /// The number of sections: the data source's, which is asked if the table has to load, or else the scene's.
  public var numberOfSections: Int {
    loadIfNeeded()
    return layout.sections.count
  }

  /// The number of rows in a section; 0 for a section that there is not.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return layout.sections.indices.contains(section) ? layout.sections[section].rows.count : 0
  }

  func numberOfPlaces(inSection section: Int) -> Int { numberOfRows(inSection: section) }

  /// Asks for everything.
  ///
  /// - Parameters:
  ///   - updates: what has happened to an earlier layout, of which known heights are kept.
  ///   - old: the earlier layout.
  /// - Returns: where all rows are, or are taken to be.
  func measured(after updates: ListUpdates? = nil, of old: TableLayout = TableLayout()) -> TableLayout {
    // Where sections are others than before, so may be what stands above and below them.
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
        // A height that the delegate gives counts more than an earlier one.
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

  /// What the delegate says, the scene, or the table.
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

  /// What is as high as its content has another height in another width. The first of them that is in sight stays there.
  func widthDidChange() {
    let anchor = rowsInSight.first
    let top = anchor.map { layout.extent(of: $0).top }
    if hasFittingMargins || layout.sections.contains(where: \.rows.isEstimated) { layout = measured() }
    layoutDidChange()
    guard let anchor, let top, layout.contains(anchor) else { return }
    shiftContent(by: layout.extent(of: anchor).top - top)
  }

  /// The height of a row that comes into sight: what the delegate says, or else what its content wants.
  func measuredHeight(of cell: TableViewCell, at path: IndexPath) -> Double {
    let wanted = height(ofRow: path)
    guard wanted == Self.automaticDimension else { return max(0, wanted) }
    // The table may be wider than when the cell was last placed.
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

  /// The margin at the sides of what is in rows, in points.
  var rowMargin: Double { Self.rowMargin(inWidth: bounds.width) }

  /// The same for a list of any width, in points.
  static func rowMargin(inWidth width: Double) -> Double { width >= 414 ? 20 : 16 }

  /// How far from the table's sides rows begin and end.
  var rowInset: Double {
    guard style == .insetGrouped else { return 0 }
    let sides = contextIfAny?.systemMetrics.rows.sides
    return coveredSide
      + (sides?.margin(width: bounds.width, preserves: false, isOfController: false) ?? rowMargin)
  }

  /// How much of the table's sides the screen covers, in points.
  var coveredSide: Double {
    let safe = safeAreaInsets
    return max(safe.left, safe.right)
  }

  // MARK: Where it is

  /// In the table's coordinates; nothing for a row that there is not.
  public func rectForRow(at indexPath: IndexPath) -> Rect {
    loadIfNeeded()
    guard layout.contains(indexPath) else { return .zero }
    let extent = layout.extent(of: indexPath)
    return Rect(
      x: rowInset, y: extent.top, width: max(0, bounds.width - 2 * rowInset), height: extent.height)
  }

  /// The row at a point in the table's coordinates; nil where there is none.
  ///
  /// It takes time in proportion to the logarithm of the number of rows.
  public func indexPathForRow(at point: Point) -> IndexPath? {
    loadIfNeeded()
    return layout.rows(from: point.y, to: point.y.nextUp).first { rectForRow(at: $0).contains(point) }
  }

  /// From top to bottom.
  public var indexPathsForVisibleRows: [IndexPath] {
    layoutIfNeeded()
    return cells.keys.sorted()
  }

  /// From top to bottom.
  public var visibleCells: [TableViewCell] { indexPathsForVisibleRows.compactMap { cells[$0] } }

  /// Nil for a row out of sight.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    layoutIfNeeded()
    return cells[indexPath]
  }

  /// Nil for a cell that is not in sight.
  public func indexPath(for cell: TableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// Brings a row into sight.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard layout.contains(indexPath) else { return }
    if animated, window != nil {
      setContentOffset(offset(showing: indexPath, at: position), animated: true)
      // Rows on the way may turn out to be higher than they were taken for.
      motion?.destination = { [weak self] in
        guard let self, layout.contains(indexPath) else { return nil }
        return offset(showing: indexPath, at: position)
      }
      return
    }
    // Rows that come into sight may turn out to be higher than they were taken for.
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
    // The header and the footer of a plain table's section lie over its rows.
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
