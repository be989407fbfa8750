import SceneValues

/// The titles at the trailing edge that lead to sections:
///
/// ```swift
/// func sectionIndexTitles(for table: TableView) -> [String]? { sections.map(\.letter) }
/// ```
extension TableView {
  /// A title of the index that is shown as a lens. It commonly leads to what stands above the sections.
  public static let indexSearch = "{search}"

  /// Asks the data source for the titles of the index anew. Loading and updating the table do so too.
  public func reloadSectionIndexTitles() {
    guard !needsReload else { return }
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    let rows = layout.rowCounts.reduce(0, +)
    guard !titles.isEmpty, rows >= sectionIndexMinimumDisplayRowCount else {
      sectionIndex?.removeFromSuperview()
      sectionIndex = nil
      return sectionIndexDidChange()
    }
    let bar = sectionIndex ?? SectionIndexBar(of: self)
    bar.titles = titles
    if sectionIndex == nil {
      sectionIndex = bar
      addSubview(bar)
      sectionIndexDidChange()
    }
    colorSectionIndex()
  }

  /// In points: how much of a row's trailing side the index lies over.
  var sectionIndexCover: Double {
    sectionIndex == nil || style == .insetGrouped ? 0 : SectionIndexBar.width
  }

  /// What is in rows makes way for the index, or takes its place.
  private func sectionIndexDidChange() {
    for case let cell as TableViewCell in subviews {
      cell.setNeedsLayout()
      cell.setNeedsDisplay()
    }
    setNeedsLayout()
  }

  func colorSectionIndex() {
    sectionIndex?.color = sectionIndexColor
    sectionIndex?.ground = sectionIndexBackgroundColor
    sectionIndex?.trackingGround = sectionIndexTrackingBackgroundColor
  }

  /// It lies still while the rows pass, between the bars.
  func placeSectionIndex() {
    guard let sectionIndex else { return }
    let (inset, safe) = (adjustedContentInset, safeAreaInsets)
    let x =
      readsFromRightToLeft ? bounds.minX + safe.left : bounds.maxX - safe.right - SectionIndexBar.width
    sectionIndex.frame = Rect(
      x: x, y: bounds.minY + inset.top, width: SectionIndexBar.width,
      height: max(0, bounds.height - inset.top - inset.bottom))
  }

  /// A finger is on a title.
  func show(indexTitle title: String, at index: Int) {
    guard let dataSource,
      let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    else { return }
    loadIfNeeded()
    guard layout.sections.indices.contains(section) else { return }
    // Rows that come into sight may turn out to be higher than they were taken for.
    for _ in 0..<8 {
      guard layout.sections.indices.contains(section) else { return }
      let top = layout.sections[section].headerTop - adjustedContentInset.top
      let offset = clamped(Point(x: contentOffset.x, y: top))
      guard offset != contentOffset else { return }
      contentOffset = offset
      placeAll()
    }
  }
}

extension AppearanceKeys where Object: TableView {
  /// The color of the titles of a table's index.
  public var sectionIndexColor: AppearanceKey<Color> { AppearanceKey() }
  /// The color behind the titles of a table's index.
  public var sectionIndexBackgroundColor: AppearanceKey<Color> { AppearanceKey() }
  /// The same while a finger is on them.
  public var sectionIndexTrackingBackgroundColor: AppearanceKey<Color> { AppearanceKey() }
}
