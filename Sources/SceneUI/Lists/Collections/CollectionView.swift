import SceneRuntime
import SceneValues

/// A scroll view that displays items. A layout, by default a flow layout, positions them. Only visible items have cells.
open class CollectionView: ScrollView, ContextMenuSource {
  /// The element kind of section headers.
  public static let elementKindSectionHeader = "header"
  /// The element kind of section footers.
  public static let elementKindSectionFooter = "footer"

  /// The position of an item in the visible area after scrolling to the item.
  public enum ScrollPosition: String, Sendable {
    /// The collection scrolls by the smallest distance that is needed to make the item visible.
    case none
    case start, middle, end
  }

  /// The layout that positions the elements. The default is a flow layout. Layouts cannot be shared between collections.
  public var collectionLayout: CollectionLayout = FlowLayout() {
    didSet {
      guard collectionLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionLayout.collectionView = self
      reloadCells()
      layoutDidInvalidate()
    }
  }
  /// The layout if it is a flow layout, or nil otherwise.
  public var flowLayout: FlowLayout? { collectionLayout as? FlowLayout }
  /// The object that provides the data. Setting this property reloads the data at the next layout.
  public weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }
  private(set) weak var collectionDelegate: (any CollectionViewDelegate)?
  /// Whether taps can select items. The default is true. This property does not affect selection in code.
  public var allowsSelection = true
  /// Whether multiple items can be selected. If true, a tap on a selected item deselects it. The default is false.
  public var allowsMultipleSelection = false

  var supply = CellSupply()
  var supplementarySupply = CellSupply()
  var counts: [Int] = []
  private(set) var needsReload = true
  private var needsPreparation = true
  private(set) var preparedSize = Size.zero
  var cells: [IndexPath: CollectionViewCell] = [:]
  var supplementaries: [SupplementaryKey: CollectionReusableView] = [:]
  var scrollers: [Int: OrthogonalScroller] = [:]
  /// The scroll offsets of orthogonally scrolling sections that are not visible, keyed by section.
  var scrollerOffsets: [Int: Point] = [:]
  var selection: Set<IndexPath> = []
  weak var touchedCell: ReusableCell?
  var reconfigured: ReconfiguredCell<CollectionViewCell>?
  var updates: ListUpdates?
  var updateDepth = 0
  lazy var animator = ListAnimator { [weak self] in self?.didLeave($0) }
  /// The previous index paths of items whose cells are leaving the visible area.
  var departures: [ObjectIdentifier: IndexPath] = [:]
  var isPlacing = false
  var unmeasuredCells: Set<ObjectIdentifier> = []
  /// The visible items about which the delegate has not been notified yet.
  var arrived: [IndexPath] = []

  struct SupplementaryKey: Hashable {
    let kind: String
    let path: IndexPath
  }

  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates the collection from its element in a scene.
  ///
  /// - Throws: `LoadingError` if a nested object cannot be created.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    collectionLayout.collectionView = self
    guard backgroundColor == nil else { return }
    backgroundColor = .systemBackground
    $backgroundColor = .default
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      CollectionView.self, element: "collectionView",
      "Shows items that a layout arranges, in lines by default."
    ) {
      $0.property(
        "itemSize", default: Size(width: 50, height: 50), in: .lengths,
        get: { $0.flowLayout?.itemSize ?? Size(width: 50, height: 50) },
        set: { $0.flowLayout?.itemSize = $1 })
      $0.property(
        "estimatedItemSize", default: .zero, in: -1...16_777_216,
        "The estimated size of items. If it is not zero, cells determine their size.",
        get: { $0.flowLayout?.estimatedItemSize ?? .zero }, set: { $0.flowLayout?.estimatedItemSize = $1 })
      $0.property(
        "automaticEstimatedItemSize", default: false,
        "Whether 'itemSize' is the estimated size of items that determine their own size.",
        get: { $0.flowLayout?.isEstimatedAutomatically ?? false },
        set: { $0.flowLayout?.isEstimatedAutomatically = $1 })
      $0.property(
        "minimumLineSpacing", default: 10, in: .coordinates, "The minimum space between lines in points.",
        get: { $0.flowLayout?.minimumLineSpacing ?? 10 },
        set: { $0.flowLayout?.minimumLineSpacing = $1 })
      $0.property(
        "minimumInteritemSpacing", default: 10, in: .coordinates,
        "The minimum space between items in points.",
        get: { $0.flowLayout?.minimumInteritemSpacing ?? 10 },
        set: { $0.flowLayout?.minimumInteritemSpacing = $1 })
      $0.property(
        "sectionInset", default: .zero, get: { $0.flowLayout?.sectionInset ?? .zero },
        set: { $0.flowLayout?.sectionInset = $1 })
      $0.property(
        "scrollDirection", default: .vertical, get: { $0.flowLayout?.scrollDirection ?? .vertical },
        set: { $0.flowLayout?.scrollDirection = $1 })
      $0.property(
        "headerReferenceSize", default: .zero, in: .lengths, "The size of headers; zero for no header.",
        get: { $0.flowLayout?.headerReferenceSize ?? .zero }, set: { $0.flowLayout?.headerReferenceSize = $1 }
      )
      $0.property(
        "footerReferenceSize", default: .zero, in: .lengths, "The size of footers; zero for no footer.",
        get: { $0.flowLayout?.footerReferenceSize ?? .zero }, set: { $0.flowLayout?.footerReferenceSize = $1 }
      )
      $0.property(
        "sectionHeadersPinToVisibleBounds", default: false,
        "Whether headers stay visible while their section is visible.",
        get: { $0.flowLayout?.sectionHeadersPinToVisibleBounds ?? false },
        set: { $0.flowLayout?.sectionHeadersPinToVisibleBounds = $1 })
      $0.property(
        "sectionFootersPinToVisibleBounds", default: false,
        "Whether footers stay visible while their section is visible.",
        get: { $0.flowLayout?.sectionFootersPinToVisibleBounds ?? false },
        set: { $0.flowLayout?.sectionFootersPinToVisibleBounds = $1 })
      $0.property("allowsSelection", default: true, get: \.allowsSelection, set: { $0.allowsSelection = $1 })
      $0.property(
        "allowsMultipleSelection", default: false, get: \.allowsMultipleSelection,
        set: { $0.allowsMultipleSelection = $1 })
      $0.outlet(
        "dataSource",
        "The data source.",
        get: \.dataSource, ignores: { $0 is any ListController }, set: { $0.dataSource = $1 })
      $0.prototypes(
        "prototypes", of: CollectionViewCell.self, "The prototypes of cells, by 'reuseIdentifier'."
      ) { $0.supply.register($1) }
      $0.prototypes(
        "supplementaryViews", of: CollectionReusableView.self,
        "The prototypes of headers and footers, by 'kind' and 'reuseIdentifier'."
      ) { collection, prototype in
        let kind = prototype.value(String.self, forKey: "kind") ?? Self.elementKindSectionHeader
        collection.supplementarySupply.register(prototype) { Self.name($0, kind: kind) }
      }
      $0.slot(
        "collectionLayout", single: true,
        "A custom layout, which replaces the flow layout."
      ) { (collection, layout: CollectionLayout) in collection.collectionLayout = layout }
    }
  }

  override func delegateDidChange() {
    collectionDelegate = delegate as? any CollectionViewDelegate
    if collectionDelegate != nil { addItemMenus() }
    layoutDidInvalidate()
  }

  // MARK: Accessibility

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = scrollFacts(.list)
    facts.count = numberOfPlaces
    return facts
  }

  /// The value is false, because the items open context menus, but the collection itself does not.
  var opensContextMenu: Bool { false }

  // MARK: Loading

  /// Clears the selection and reloads all data at the next layout.
  open func reloadData() {
    needsReload = true
    selection = []
    setNeedsLayout()
    let pendingCompletions = updates?.completions ?? []
    updates = nil
    animator.cutShort()
    for completion in pendingCompletions { completion(false) }
  }

  func layoutDidInvalidate() {
    needsPreparation = true
    setNeedsLayout()
  }

  func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    for (path, cell) in cells.inOrder { retire(cell, at: path) }
    for view in supplementaries.values { retire(view) }
    (cells, supplementaries) = ([:], [:])
    counts = countItems()
    scrollerOffsets = scrollerOffsets.filter { counts.indices.contains($0.key) }
    collectionLayout.discardPreferredSizes()
    needsPreparation = true
  }

  func prepareIfNeeded() {
    loadIfNeeded()
    guard needsPreparation || collectionLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
    needsPreparation = false
    preparedSize = bounds.size
    collectionLayout.prepare()
    contentSize = collectionLayout.collectionViewContentSize
  }

  func countItems() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  override open func layoutSubviews() {
    placeAll()
    if !isTracking {
      supply.removeLeaving()
      supplementarySupply.removeLeaving()
    }
    super.layoutSubviews()
  }

  override open func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { animator.cutShort() }
  }
}

extension CollectionLayoutAttributes {
  var supplementaryKey: CollectionView.SupplementaryKey? {
    switch element {
    case .cell: nil
    case .supplementaryView(let kind): CollectionView.SupplementaryKey(kind: kind, path: indexPath)
    case .decorationView(let kind):
      CollectionView.SupplementaryKey(kind: CollectionView.decoration(kind), path: indexPath)
    }
  }
}
