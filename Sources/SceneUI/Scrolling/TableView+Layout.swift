import SceneValues

extension TableView {
  // MARK: What there is

  public var numberOfSections: Int {
    loadIfNeeded()
    return layout.sections.count
  }

  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return layout.sections.indices.contains(section) ? layout.sections[section].rows.count : 0
  }

  func measured() -> TableLayout {
    var layout = TableLayout()
    for section in 0..<countSections() {
      layout.append(
        TableLayout.Section(
          header: height(ofMargin: .header(section)), rows: measuredRows(of: section),
          footer: height(ofMargin: .footer(section))))
    }
    return layout
  }

  private func countSections() -> Int {
    max(0, dataSource?.numberOfSections(in: self) ?? staticSections.count)
  }

  private func measuredRows(of section: Int) -> TableLayout.RowOffsets {
    if let dataSource {
      let count = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
      guard let tableDelegate else { return .uniform(height: max(0, rowHeight), count: count) }
      return TableLayout.RowOffsets(
        heights: (0..<count).map {
          max(0, tableDelegate.tableView(self, heightForRowAt: IndexPath(row: $0, section: section)))
        })
    }
    return TableLayout.RowOffsets(heights: staticSections[section].heights.map { $0 ?? max(0, rowHeight) })
  }

  // MARK: Where it is

  /// In the table's coordinates; nothing for a row that there is not.
  public func rectForRow(at indexPath: IndexPath) -> Rect {
    loadIfNeeded()
    guard layout.contains(indexPath) else { return .zero }
    let extent = layout.extent(of: indexPath)
    return Rect(x: 0, y: extent.top, width: bounds.width, height: extent.height)
  }

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
    let rect = rectForRow(at: indexPath)
    let visible = bounds.height
    let top: Double
    switch position {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: top = rect.minY - adjustedContentInset.top
    case .middle: top = rect.midY - visible / 2
    case .bottom: top = rect.maxY - visible + adjustedContentInset.bottom
    }
    setContentOffset(clamped(Point(x: contentOffset.x, y: top)), animated: animated)
  }
}
