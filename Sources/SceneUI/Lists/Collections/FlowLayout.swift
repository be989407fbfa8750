import SceneRuntime
import SceneValues

/// Items in lines that fill a collection's width, or its height where it scrolls sideways, with a header and a footer
/// for each section. What is set here holds for all sections and items; a delegate that is a
/// `CollectionViewDelegateFlowLayout` is asked for each.
///
/// Items of one size are placed by arithmetic, so that a million cost what one does.
open class FlowLayout: CollectionLayout {
  /// The way that a collection scrolls; its lines lie across it.
  public enum Direction: String, SceneEnumeration {
    case vertical, horizontal
  }

  /// The size of each item, in points; 50 by 50 by default.
  @Bounded(.lengths) public var itemSize = Size(width: 50, height: 50) {
    didSet { changed(itemSize != oldValue) }
  }
  /// In points: between two lines.
  @Bounded(.coordinates) public var minimumLineSpacing = 10.0 {
    didSet { changed(minimumLineSpacing != oldValue) }
  }
  /// In points: between two items of a line, which has more where they do not fill it.
  @Bounded(.coordinates) public var minimumInteritemSpacing = 10.0 {
    didSet { changed(minimumInteritemSpacing != oldValue) }
  }
  /// Around the items of each section.
  @Bounded(.coordinates) public var sectionInset = EdgeInsets.zero {
    didSet { changed(sectionInset != oldValue) }
  }
  /// The way that the collection scrolls; vertical by default.
  public var scrollDirection = Direction.vertical { didSet { changed(scrollDirection != oldValue) } }
  /// Of each section's header: its height counts, or its width where the collection scrolls sideways. None for zero.
  @Bounded(.lengths) public var headerReferenceSize = Size.zero {
    didSet { changed(headerReferenceSize != oldValue) }
  }
  /// The size of each section's footer, in points: its height counts, or its width where the collection
  /// scrolls sideways.
  ///
  /// Zero, the default, stands for no footer.
  @Bounded(.lengths) public var footerReferenceSize = Size.zero {
    didSet { changed(footerReferenceSize != oldValue) }
  }

  private var sections: [FlowSection] = []
  private var breadth = 0.0

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(FlowLayout.self, "Items in lines that fill a collection's width.") {
      $0.property(
        "itemSize", default: Size(width: 50, height: 50), in: .lengths, get: \.itemSize,
        set: { $0.itemSize = $1 })
      $0.property(
        "minimumLineSpacing", default: 10, in: .coordinates, "In points.", get: \.minimumLineSpacing,
        set: { $0.minimumLineSpacing = $1 })
      $0.property(
        "minimumInteritemSpacing", default: 10, in: .coordinates, "In points.",
        get: \.minimumInteritemSpacing,
        set: { $0.minimumInteritemSpacing = $1 })
      $0.property("sectionInset", default: .zero, get: \.sectionInset, set: { $0.sectionInset = $1 })
      $0.property(
        "scrollDirection", default: .vertical, get: \.scrollDirection, set: { $0.scrollDirection = $1 })
      $0.property(
        "headerReferenceSize", default: .zero, in: .lengths, "None for zero.", get: \.headerReferenceSize,
        set: { $0.headerReferenceSize = $1 })
      $0.property(
        "footerReferenceSize", default: .zero, in: .lengths, "None for zero.", get: \.footerReferenceSize,
        set: { $0.footerReferenceSize = $1 })
    }
  }

  private func changed(_ changed: Bool) { if changed { invalidateLayout() } }

  var isVertical: Bool { scrollDirection == .vertical }

  // MARK: Where everything is

  override open func prepare() {
    sections = []
    guard let view = collectionView else { return }
    breadth = isVertical ? view.bounds.width : view.bounds.height
    var start = 0.0
    for index in 0..<view.numberOfSections {
      let section = FlowSection(index, of: view, layout: self, start: start, breadth: breadth)
      sections.append(section)
      start = section.end
    }
  }

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
    let (start, length) =
      kind == CollectionView.elementKindSectionHeader
      ? (section.start, section.header) : (section.end - section.footer, section.footer)
    guard length > 0,
      [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter]
        .contains(kind)
    else { return nil }
    return CollectionLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: indexPath,
      frame: rect(FlowPlace(along: start, across: 0, length: length, breadth: breadth)))
  }

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
