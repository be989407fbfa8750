import SceneRuntime
import SceneValues

/// A layout that arranges items in lines. Lines are horizontal if the collection scrolls vertically, and vertical if it
/// scrolls horizontally. Sections can have headers and footers.
///
/// A `CollectionViewDelegateFlowLayout` can override the layout's properties for individual sections and items.
///
/// If all items have the same size, each position is computed from an index in constant time.
open class FlowLayout: CollectionLayout {
  /// The direction in which the collection scrolls. The lines are perpendicular to this direction.
  public enum Direction: String, SceneEnumeration {
    case vertical, horizontal
  }

  /// The size of each item, in points. The default is 50 by 50.
  @Within(.lengths) public var itemSize = Size(width: 50, height: 50) {
    didSet { changed(itemSize != oldValue) }
  }
  /// The size, in points, that is assumed for items until their cells become visible. With `automaticSize`, the estimate
  /// is `itemSize`. If zero, which is the default, items are not self-sizing. Visible items stay in place on the screen
  /// when the size of a preceding item changes.
  @Bounded(-1...16_777_216) public var estimatedItemSize = Size.zero {
    didSet { changed(estimatedItemSize != oldValue) }
  }
  /// The distance between adjacent lines, in points. The default is 10.
  @Within(.coordinates) public var minimumLineSpacing = 10.0 {
    didSet { changed(minimumLineSpacing != oldValue) }
  }
  /// The minimum distance between adjacent items in a line, in points. The default is 10.
  @Within(.coordinates) public var minimumInteritemSpacing = 10.0 {
    didSet { changed(minimumInteritemSpacing != oldValue) }
  }
  /// The insets around the items in each section, in points. The default is zero.
  @Within(.coordinates) public var sectionInset = EdgeInsets.zero {
    didSet { changed(sectionInset != oldValue) }
  }
  /// The direction in which the collection scrolls. The default is vertical.
  public var scrollDirection = Direction.vertical { didSet { changed(scrollDirection != oldValue) } }
  /// The size of each header, in points. Only the length along the scroll axis is used. The default, 0, means no headers.
  @Within(.lengths) public var headerReferenceSize = Size.zero {
    didSet { changed(headerReferenceSize != oldValue) }
  }
  /// The size of each footer, in points. Only the length along the scroll axis is used. The default, 0, means no footers.
  @Within(.lengths) public var footerReferenceSize = Size.zero {
    didSet { changed(footerReferenceSize != oldValue) }
  }

  /// Whether a section's header stays at the start of the visible area while the section is visible. The end of the
  /// section pushes the header out of view. The default is false.
  public var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// Whether a section's footer stays at the end of the visible area while the section is visible. The start of the
  /// section pushes the footer out of view. The default is false.
  public var sectionFootersPinToVisibleBounds = false {
    didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
  }

  private var sections: [FlowSection] = []
  private var breadth = 0.0
  private var wanted = PreferredSizes()

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(FlowLayout.self, "Arranges items in lines.") {
      $0.property(
        "itemSize", default: Size(width: 50, height: 50), in: .lengths, get: \.itemSize,
        set: { $0.itemSize = $1 })
      $0.property(
        "estimatedItemSize", default: .zero, in: -1...16_777_216,
        "The estimated size of items. If it is not zero, cells determine their size.",
        get: \.estimatedItemSize, set: { $0.estimatedItemSize = $1 })
      $0.property(
        "automaticEstimatedItemSize", default: false,
        "Whether 'itemSize' is the estimated size of items that determine their own size.",
        get: \.isEstimatedAutomatically, set: { $0.isEstimatedAutomatically = $1 })
      $0.property(
        "minimumLineSpacing", default: 10, in: .coordinates,
        "The minimum space between lines in points.", get: \.minimumLineSpacing,
        set: { $0.minimumLineSpacing = $1 })
      $0.property(
        "minimumInteritemSpacing", default: 10, in: .coordinates,
        "The minimum space between items in points.",
        get: \.minimumInteritemSpacing,
        set: { $0.minimumInteritemSpacing = $1 })
      $0.property("sectionInset", default: .zero, get: \.sectionInset, set: { $0.sectionInset = $1 })
      $0.property(
        "scrollDirection", default: .vertical, get: \.scrollDirection, set: { $0.scrollDirection = $1 })
      $0.property(
        "headerReferenceSize", default: .zero, in: .lengths,
        "The size of headers; zero for no header.", get: \.headerReferenceSize,
        set: { $0.headerReferenceSize = $1 })
      $0.property(
        "footerReferenceSize", default: .zero, in: .lengths,
        "The size of footers; zero for no footer.", get: \.footerReferenceSize,
        set: { $0.footerReferenceSize = $1 })
      $0.property(
        "sectionHeadersPinToVisibleBounds", default: false,
        "Whether headers stay visible while their section is visible.",
        get: \.sectionHeadersPinToVisibleBounds, set: { $0.sectionHeadersPinToVisibleBounds = $1 })
      $0.property(
        "sectionFootersPinToVisibleBounds", default: false,
        "Whether footers stay visible while their section is visible.",
        get: \.sectionFootersPinToVisibleBounds, set: { $0.sectionFootersPinToVisibleBounds = $1 })
    }
  }

  private func changed(_ changed: Bool) { if changed { invalidateLayout() } }

  var isVertical: Bool { scrollDirection == .vertical }

  // MARK: Positions

  override open func prepare() {
    sections = []
    guard let view = collectionView else { return }
    let breadth = isVertical ? view.bounds.width : view.bounds.height
    if breadth != self.breadth {
      self.breadth = breadth
      discardPreferredSizes()
    }
    for index in 0..<view.numberOfSections {
      sections.append(
        FlowSection(index, of: view, layout: self, known: wanted[index], breadth: breadth))
    }
    restack()
  }

  private func restack() {
    var start = 0.0
    for index in sections.indices {
      sections[index].move(to: start)
      start = sections[index].end
    }
  }

  // MARK: Preferred sizes

  override var usesPreferredCellSizes: Bool { isSelfSizing }

  override open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: CollectionLayoutAttributes,
    withOriginalAttributes original: CollectionLayoutAttributes
  ) -> Bool {
    isSelfSizing && preferred.element == .cell && preferred.frame.size != original.frame.size
  }

  override func take(_ preferences: [CollectionPreference]) -> Bool {
    var changed: [Int: [Int: Size]] = [:]
    for (preferred, original) in preferences
    where shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original) {
      let path = original.indexPath
      wanted.set(preferred.frame.size, of: path)
      changed[path.section, default: [:]][path.item] = preferred.frame.size
    }
    guard !changed.isEmpty else { return false }
    // The `prepare` method of a subclass may depend on the sizes.
    guard type(of: self) == FlowLayout.self else {
      prepare()
      return true
    }
    for (section, sizes) in changed where sections.indices.contains(section) { sections[section].set(sizes) }
    restack()
    return true
  }

  override func discardPreferredSizes() {
    guard isSelfSizing || !wanted.isEmpty else { return }
    wanted = PreferredSizes()
    collectionView?.reloadCells()
  }

  override func itemsDidChange(_ updates: ListUpdates) { wanted = wanted.after(updates) }

  override func startOfLine(of path: IndexPath) -> Double? {
    guard sections.indices.contains(path.section), path.item < sections[path.section].lines.count else {
      return nil
    }
    let section = sections[path.section]
    return section.itemsStart + section.lines.startOfLine(of: path.item)
  }

  override var scrollAxis: LayoutConstraint.Axis { isVertical ? .vertical : .horizontal }

  override func room(forItemAt path: IndexPath) -> Size? {
    guard sections.indices.contains(path.section) else { return nil }
    let available = max(0, sections[path.section].lines.measures.available)
    return isVertical ? Size(width: available, height: .infinity) : Size(width: .infinity, height: available)
  }

  // MARK: Queries

  override open var collectionViewContentSize: Size {
    let length = sections.last?.end ?? 0
    return isVertical ? Size(width: breadth, height: length) : Size(width: length, height: breadth)
  }

  override open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].lines.count).contains(indexPath.item)
    else { return nil }
    let section = sections[indexPath.section]
    return CollectionLayoutAttributes(
      forCellWith: indexPath,
      frame: rect(section.lines.place(of: indexPath.item).shifted(by: section.itemsStart)))
  }

  override open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionLayoutAttributes? {
    guard sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
    let section = sections[indexPath.section]
    let (start, length): (Double, Double)
    let isPinned: Bool
    switch kind {
    case CollectionView.elementKindSectionHeader:
      isPinned = sectionHeadersPinToVisibleBounds
      (start, length) = (section.headerStart(seen: isPinned ? seenExtent : nil), section.header)
    case CollectionView.elementKindSectionFooter:
      isPinned = sectionFootersPinToVisibleBounds
      (start, length) = (section.footerStart(seen: isPinned ? seenExtent : nil), section.footer)
    default: return nil
    }
    guard length > 0 else { return nil }
    var attributes = CollectionLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: indexPath,
      frame: rect(FlowPlace(along: start, across: 0, length: length, breadth: breadth)))
    if isPinned { attributes.zIndex = Self.pinnedZIndex }
    return attributes
  }

  private var seenExtent: ClosedRange<Double>? { seenExtent(isVertical: isVertical) }

  override open func layoutAttributesForElements(in rect: Rect) -> [CollectionLayoutAttributes] {
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let first = partition(sections.count) { sections[$0].end <= start }
    let last = partition(sections.count) { sections[$0].start < end }
    return (first..<max(first, last)).flatMap { index in
      let section = sections[index]
      let items = section.lines.items(from: start - section.itemsStart, to: end - section.itemsStart)
      let top = IndexPath(item: 0, section: index)
      return
        ([layoutAttributesForSupplementaryView(ofKind: CollectionView.elementKindSectionHeader, at: top)]
        + items.map { layoutAttributesForItem(at: IndexPath(item: $0, section: index)) }
        + [layoutAttributesForSupplementaryView(ofKind: CollectionView.elementKindSectionFooter, at: top)])
        .compactMap(\.self).filter { $0.frame.intersects(rect) }
    }
  }

  private func rect(_ place: FlowPlace) -> Rect {
    isVertical
      ? Rect(x: place.across, y: place.along, width: place.breadth, height: place.length)
      : Rect(x: place.along, y: place.across, width: place.length, height: place.breadth)
  }
}
