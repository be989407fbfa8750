import SceneRuntime
import SceneValues

/// A layout in which each section defines its own arrangement. Sections can contain groups of items in lists, grids, or
/// orthogonally scrolling rows, along with headers, badges, and backgrounds.
///
/// ```swift
/// let item = CollectionLayoutItem(
///   layoutSize: CollectionLayoutSize(
///     widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
/// let row = CollectionLayoutGroup.horizontal(
///   layoutSize: CollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
///   subitems: [item])
/// collection.collectionLayout = CompositionalLayout(section: CollectionLayoutSection(group: row))
/// ```
///
/// The layout computes most positions without visiting each item. The exceptions are items with more than one estimated
/// dimension, and items with one estimated dimension whose cells have been visible. If the item sizes determine how many
/// items each group contains, as when words are arranged in lines, the layout visits all groups in the section.
open class CompositionalLayout: CollectionLayout {
  /// A closure that returns the definition of a section, or nil for an empty section.
  public typealias SectionProvider = (
    _ sectionIndex: Int, _ layoutEnvironment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection?

  /// The settings that apply to all sections.
  public struct Configuration: Hashable, Sendable {
    /// The scroll direction of the collection view. The default is vertical.
    public var scrollDirection = FlowLayout.Direction.vertical
    /// The spacing between sections, in points. The default is 0.
    public var interSectionSpacing = 0.0

    /// Creates a configuration with vertical scrolling and no spacing between sections.
    public init() {}
  }

  /// The settings that apply to all sections.
  public var configuration: Configuration {
    didSet { if configuration != oldValue { invalidateLayout() } }
  }
  private let provider: SectionProvider
  private var sections: [CompositionalSection] = []
  private var breadth = 0.0
  private let work = LayoutWork()
  package var groupsSolved: Int { work.groups }
  private var wanted = PreferredSizes()
  private var wantedBoundaries: [Int: [String: Size]] = [:]

  /// Creates a layout in which all sections have the same definition.
  public convenience init(section: CollectionLayoutSection, configuration: Configuration = Configuration()) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout that obtains its section definitions from a closure.
  ///
  /// - Parameters:
  ///   - sectionProvider: The closure that returns the definition of a section. The layout retains the
  ///     closure and calls it for each section whenever it prepares the layout.
  ///   - configuration: The settings that apply to all sections.
  public init(sectionProvider: @escaping SectionProvider, configuration: Configuration = Configuration()) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
    register(
      ListSeparatorView.self, forDecorationViewOfKind: CollectionLayoutListConfiguration.Separators.kind)
  }

  /// Creates a layout that displays a plain list with 44-point rows.
  public required init() {
    provider = { _, environment in
      .list(using: CollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
    }
    configuration = Configuration()
    super.init()
    register(
      ListSeparatorView.self, forDecorationViewOfKind: CollectionLayoutListConfiguration.Separators.kind)
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(CompositionalLayout.self, "Arranges sections with individual layouts. Default: a list.")
  }

  var isVertical: Bool { configuration.scrollDirection == .vertical }

  // MARK: Positions

  override open func prepare() {
    sections = []
    guard let view = collectionView else { return }
    let size = view.bounds.size
    let breadth = isVertical ? size.width : size.height
    if breadth != self.breadth {
      self.breadth = breadth
      discardPreferredSizes()
    }
    let environment = LayoutEnvironment(
      container: CollectionLayoutContainer(
        contentSize: size, effectiveContentSize: size, contentInsets: .zero),
      traitCollection: view.traitCollection)
    for index in 0..<view.numberOfSections {
      let definition = provider(index, environment) ?? CollectionLayoutSection(group: .nothing)
      sections.append(
        CompositionalSection(
          definition, index: index, count: view.numberOfItems(inSection: index), in: size,
          isVertical: isVertical, wanted: wanted[index], wantedBoundaries: wantedBoundaries[index] ?? [:],
          traits: environment.traitCollection, work: work))
    }
    restack()
  }

  private func restack() {
    var start = 0.0
    for index in sections.indices {
      if index > 0 { start += configuration.interSectionSpacing.bounded(to: .coordinates, from: 0) }
      sections[index].move(to: start)
      start = sections[index].end
    }
  }

  override open var collectionViewContentSize: Size {
    let length = sections.last?.end ?? 0
    return isVertical ? Size(width: breadth, height: length) : Size(width: length, height: breadth)
  }

  // MARK: Right-to-left layout

  /// Whether positions are mirrored for right-to-left languages. A layout that scrolls horizontally is never mirrored.
  private var isFlipped: Bool { isVertical && collectionView?.readsFromRightToLeft ?? false }

  private func turned(_ rect: Rect) -> Rect {
    isFlipped ? Rect(x: breadth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }

  private func turned(_ attributes: CollectionLayoutAttributes) -> CollectionLayoutAttributes {
    var turned = attributes
    turned.frame = self.turned(attributes.frame)
    return turned
  }

  // MARK: Visible elements

  private var seenExtent: ClosedRange<Double> { seenExtent(isVertical: isVertical) ?? 0...0 }

  private func sections(in rect: Rect) -> Range<Int> {
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let first = partition(sections.count) { sections[$0].end <= start }
    let last = partition(sections.count) { sections[$0].start < end }
    return first..<max(first, last)
  }

  private func offset(of section: CompositionalSection) -> Double {
    guard section.isOrthogonal, let offset = collectionView?.orthogonalOffset(ofSection: section.index) else {
      return 0
    }
    return isVertical ? offset.x : offset.y
  }

  override open func layoutAttributesForElements(in rect: Rect) -> [CollectionLayoutAttributes] {
    let (seen, rect) = (seenExtent, turned(rect))
    return sections(in: rect).flatMap { index -> [CollectionLayoutAttributes] in
      let section = sections[index]
      let (origin, offset) = (section.contentOrigin, offset(of: section))
      let isRunVertical = isVertical != section.isOrthogonal
      let (start, end) =
        isRunVertical
        ? (rect.minY - origin.y, rect.maxY - origin.y) : (rect.minX - origin.x, rect.maxX - origin.x)
      // Badges can extend slightly beyond their groups.
      let margin = section.definition.group.hasBadges ? 50.0 : 0
      let groups = section.run.groups(from: start + offset - margin, to: end + offset + margin)
      var attributes: [CollectionLayoutAttributes] = section.decorationAttributes
      attributes += section.attributes(ofGroups: groups, offset: offset)
      attributes += section.boundaryAttributes(seen: seen)
      return attributes.filter { $0.frame.intersects(rect) }.map(turned)
    }
  }

  override open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
    attributes(ofGroupWith: indexPath).first { $0.element == .cell && $0.indexPath == indexPath }.map(turned)
  }

  override open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let boundaries = sections[indexPath.section].boundaryAttributes(seen: seenExtent)
    return (boundaries + attributes(ofGroupWith: indexPath)).first {
      $0.element == .supplementaryView(kind: kind) && $0.indexPath == indexPath
    }.map(turned)
  }

  private func attributes(ofGroupWith path: IndexPath) -> [CollectionLayoutAttributes] {
    guard sections.indices.contains(path.section), (0..<sections[path.section].run.count).contains(path.item)
    else { return [] }
    let section = sections[path.section]
    let group = section.run.group(of: path.item)
    guard group < section.run.numberOfGroups else { return [] }
    return section.attributes(ofGroups: group..<group + 1, offset: offset(of: section))
  }

  // MARK: Preferred sizes

  override var usesPreferredCellSizes: Bool { sections.contains(where: \.isEstimated) }

  override open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: CollectionLayoutAttributes,
    withOriginalAttributes original: CollectionLayoutAttributes
  ) -> Bool {
    let (new, old) = (preferred.frame.size, original.frame.size)
    let estimates = original.estimates
    return estimates.width && new.width != old.width || estimates.height && new.height != old.height
  }

  override func take(_ preferences: [CollectionPreference]) -> Bool {
    var cells: [Int: [Int: Size]] = [:]
    var isChanged = false
    for (preferred, original) in preferences
    where shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original) {
      let (path, size) = (original.indexPath, preferred.frame.size)
      guard sections.indices.contains(path.section) else { continue }
      switch original.element {
      case .cell: cells[path.section, default: [:]][path.item] = size
      case .supplementaryView(let kind):
        guard wantedBoundaries[path.section]?[kind] != size else { continue }
        wantedBoundaries[path.section, default: [:]][kind] = size
        sections[path.section].set(size, ofBoundary: kind)
        isChanged = true
      case .decorationView: continue
      }
    }
    for (section, sizes) in cells {
      for (item, size) in sizes { wanted.set(size, of: IndexPath(item: item, section: section)) }
      sections[section].set(sizes)
      isChanged = true
    }
    if isChanged { restack() }
    return isChanged
  }

  override func discardPreferredSizes() {
    wanted = PreferredSizes()
    wantedBoundaries = [:]
    collectionView?.reloadCells()
  }

  override func itemsDidChange(_ updates: ListUpdates) {
    wanted = wanted.after(updates)
    var boundaries: [Int: [String: Size]] = [:]
    for (old, sizes) in wantedBoundaries { updates.section(old).map { boundaries[$0] = sizes } }
    wantedBoundaries = boundaries
  }

  override func startOfLine(of path: IndexPath) -> Double? {
    guard sections.indices.contains(path.section), path.item < sections[path.section].run.count else {
      return nil
    }
    let section = sections[path.section]
    guard !section.isOrthogonal else { return section.contentStart }
    return section.contentStart + section.run.start(of: section.run.group(of: path.item))
  }

  override var scrollAxis: LayoutConstraint.Axis { isVertical ? .vertical : .horizontal }

  override func room(forItemAt path: IndexPath) -> Size? {
    guard let attributes = layoutAttributesForItem(at: path) else { return nil }
    let (size, estimates) = (attributes.frame.size, attributes.estimates)
    let widest = sections[path.section].run.container.width
    return Size(
      width: estimates.width ? widest : size.width, height: estimates.height ? .infinity : size.height)
  }

  // MARK: Orthogonally scrolling sections

  override func scrollers(in rect: Rect) -> [Int: OrthogonalScroller.Place] {
    var places: [Int: OrthogonalScroller.Place] = [:]
    for index in sections(in: rect) {
      places[index] = sections[index].scroller
      places[index]?.isFlipped = isFlipped
    }
    return places
  }
}

extension CollectionLayoutGroup {
  fileprivate static var nothing: CollectionLayoutGroup {
    .custom(layoutSize: CollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))) {
      _ in []
    }
  }

  fileprivate var hasBadges: Bool {
    !supplementaryItems.isEmpty
      || subitems.contains { ($0 as? CollectionLayoutGroup)?.hasBadges ?? !$0.supplementaryItems.isEmpty }
  }
}
