import SceneValues

/// Support for the section index at the table's trailing edge. To display an index, return its titles from
/// the data source:
///
/// ```swift
/// func sectionIndexTitles(for table: TableView) -> [String]? { sections.map(\.letter) }
/// ```
extension TableView {
  /// The index title that is displayed as a magnifying glass. This title usually represents the content above
  /// the sections, such as a search bar.
  public static let indexSearch = "{search}"

  /// Reloads the index titles from the data source. The titles are also reloaded whenever the table is loaded or updated.
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

  /// The width of the trailing part of a row that is covered by the section index, in points.
  var sectionIndexCover: Double {
    sectionIndex == nil || style == .insetGrouped ? 0 : SectionIndexBar.width
  }

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

  /// Positions the index between the bars, where it stays while the rows scroll.
  func placeSectionIndex() {
    guard let sectionIndex else { return }
    let (inset, safe) = (adjustedContentInset, safeAreaInsets)
    let x =
      readsFromRightToLeft ? bounds.minX + safe.left : bounds.maxX - safe.right - SectionIndexBar.width
    sectionIndex.frame = Rect(
      x: x, y: bounds.minY + inset.top, width: SectionIndexBar.width,
      height: max(0, bounds.height - inset.top - inset.bottom))
  }

  func show(indexTitle title: String, at index: Int) {
    guard let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    loadIfNeeded()
    guard layout.sections.indices.contains(section) else { return }
    // Self-sizing rows that become visible can change the offset, so scrolling is repeated.
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
  /// The color of the section index titles.
  public var sectionIndexColor: AppearanceKey<Color> { AppearanceKey() }
  /// The background color of the section index.
  public var sectionIndexBackgroundColor: AppearanceKey<Color> { AppearanceKey() }
  /// The background color of the section index while the user touches it.
  public var sectionIndexTrackingBackgroundColor: AppearanceKey<Color> { AppearanceKey() }
}
