import SceneRuntime
import SceneValues

/// Items that a layout places: side by side in lines, unless it is given another. Only those in sight exist as cells.
open class CollectionView: ScrollView {
  /// The kind of what stands over a section's items.
  public static let elementKindSectionHeader = "header"
  /// The kind of what stands under them.
  public static let elementKindSectionFooter = "footer"

  /// Where an item is to be that is scrolled to.
  public enum ScrollPosition: String, Sendable {
    /// As near as it is seen.
    case none
    /// At the start of what is seen along the way that the collection scrolls, in the middle, or at the end.
    case start, middle, end
  }

  /// Decides where everything is. A collection has its own; by default a flow layout.
  public var collectionLayout: CollectionLayout = FlowLayout() {
    didSet {
      guard collectionLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionLayout.collectionView = self
      layoutDidInvalidate()
    }
  }
  /// The layout, if it is one that fills lines.
  public var flowLayout: FlowLayout? { collectionLayout as? FlowLayout }
  /// What is shown. A new one is asked at the next layout.
  public weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }
  /// The delegate, where it is a collection's.
  private(set) weak var collectionDelegate: (any CollectionViewDelegate)?
  public var allowsSelection = true
  public var allowsMultipleSelection = false

  var supply = CellSupply()
  var supplementarySupply = CellSupply()
  /// The number of items in each section.
  var counts: [Int] = []
  private(set) var needsReload = true
  private var needsPreparation = true
  /// What the layout was last prepared for.
  private(set) var preparedSize = Size.zero
  /// The cells in sight.
  var cells: [IndexPath: CollectionViewCell] = [:]
  /// Headers and the like in sight.
  var supplementaries: [SupplementaryKey: CollectionReusableView] = [:]
  var selection: Set<IndexPath> = []
  weak var touchedCell: ReusableCell?
  var updates: ListUpdates?
  var updateDepth = 0
  lazy var animator = ListAnimator { [weak self] in self?.didLeave($0) }
  /// Where the items were whose cells are on their way out of sight.
  var departures: [ObjectIdentifier: IndexPath] = [:]
  private(set) var isPlacing = false

  struct SupplementaryKey: Hashable {
    let kind: String
    let path: IndexPath
  }

  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

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
      CollectionView.self, element: "collectionView", "Items that a layout places, in lines by default."
    ) {
      $0.property(
        "itemSize", default: Size(width: 50, height: 50),
        get: { $0.flowLayout?.itemSize ?? Size(width: 50, height: 50) },
        set: { $0.flowLayout?.itemSize = $1 })
      $0.property(
        "minimumLineSpacing", default: 10, "In points.", get: { $0.flowLayout?.minimumLineSpacing ?? 10 },
        set: { $0.flowLayout?.minimumLineSpacing = $1 })
      $0.property(
        "minimumInteritemSpacing", default: 10, "In points.",
        get: { $0.flowLayout?.minimumInteritemSpacing ?? 10 },
        set: { $0.flowLayout?.minimumInteritemSpacing = $1 })
      $0.property(
        "sectionInset", default: .zero, get: { $0.flowLayout?.sectionInset ?? .zero },
        set: { $0.flowLayout?.sectionInset = $1 })
      $0.property(
        "scrollDirection", default: .vertical, get: { $0.flowLayout?.scrollDirection ?? .vertical },
        set: { $0.flowLayout?.scrollDirection = $1 })
      $0.property(
        "headerReferenceSize", default: .zero, "Of each section's header; none for zero.",
        get: { $0.flowLayout?.headerReferenceSize ?? .zero }, set: { $0.flowLayout?.headerReferenceSize = $1 }
      )
      $0.property(
        "footerReferenceSize", default: .zero, "Of each section's footer; none for zero.",
        get: { $0.flowLayout?.footerReferenceSize ?? .zero }, set: { $0.flowLayout?.footerReferenceSize = $1 }
      )
      $0.property("allowsSelection", default: true, get: \.allowsSelection, set: { $0.allowsSelection = $1 })
      $0.property(
        "allowsMultipleSelection", default: false, get: \.allowsMultipleSelection,
        set: { $0.allowsMultipleSelection = $1 })
      $0.outlet("dataSource", get: \.dataSource, set: { $0.dataSource = $1 })
      $0.prototypes(
        "prototypes", of: CollectionViewCell.self, "Copied for each item that asks for its 'reuseIdentifier'."
      ) { $0.supply.register($1) }
      $0.prototypes(
        "supplementaryViews", of: CollectionReusableView.self,
        "Copied for each header or footer that asks for its 'kind' and 'reuseIdentifier'."
      ) { collection, prototype in
        let kind = prototype.value(String.self, forKey: "kind") ?? Self.elementKindSectionHeader
        collection.supplementarySupply.register(prototype) { Self.name($0, kind: kind) }
      }
      $0.slot(
        "collectionLayout", single: true,
        "A layout of one's own. The attributes about lines are those of the layout that it takes the place of."
      ) { (collection, layout: CollectionLayout) in collection.collectionLayout = layout }
    }
  }

  override func delegateDidChange() {
    collectionDelegate = delegate as? any CollectionViewDelegate
    layoutDidInvalidate()
  }

  // MARK: Cells

  /// Makes cells of a class for an identifier; none for nil.
  public func register(_ type: CollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    supply.register(
      identifier,
      type.map { type in
        {
          let cell = type.init(frame: .zero)
          cell.reuseIdentifier = identifier
          return cell
        }
      })
  }

  /// A cell that is out of sight and ready to show another item, or a new one.
  ///
  /// An identifier that is not registered, and that no prototype has, is a mistake of the program's. A prototype that
  /// does not load goes to the context's failure handler.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    do {
      if let cell = try supply.cell(identifier, in: contextIfAny) as? CollectionViewCell { return cell }
    } catch {
      contextIfAny?.report(error)
      return CollectionViewCell()
    }
    preconditionFailure(
      "no cell for '\(identifier)': register a class for it, or give a prototype this 'reuseIdentifier'; "
        + "known are \(supply.identifiers)")
  }

  /// Makes headers, footers or the like of a class for an identifier; none for nil.
  public func register(
    _ type: CollectionReusableView.Type?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementarySupply.register(
      Self.name(identifier, kind: kind),
      type.map { type in
        {
          let view = type.init(frame: .zero)
          view.reuseIdentifier = identifier
          view.kind = kind
          return view
        }
      })
  }

  /// A view that is out of sight and ready to stand elsewhere, or a new one. What is not registered, and no prototype
  /// has, is a mistake of the program's.
  public func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    do {
      let view = try supplementarySupply.cell(Self.name(identifier, kind: kind), in: contextIfAny)
      if let view = view as? CollectionReusableView { return view }
    } catch {
      contextIfAny?.report(error)
      return CollectionReusableView()
    }
    preconditionFailure(
      "no \(kind) for '\(identifier)': register a class for it, or give a prototype this 'reuseIdentifier' and kind; "
        + "known are \(supplementarySupply.identifiers)")
  }

  /// What a supplementary view is asked for by.
  static func name(_ identifier: String, kind: String) -> String { "\(kind) \(identifier)" }

  // MARK: Loading

  /// Asks the data source for everything anew, at the next layout. Nothing is selected afterwards.
  open func reloadData() {
    needsReload = true
    selection = []
    setNeedsLayout()
    let unmade = updates?.completions ?? []
    updates = nil
    animator.cutShort()
    for completion in unmade { completion(false) }
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
    needsPreparation = true
  }

  /// The layout knows where everything is.
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

  /// Puts everything in sight where the layout wants it.
  func placeAll() {
    guard !isPlacing else { return }
    prepareIfNeeded()
    isPlacing = true
    let shown = collectionLayout.layoutAttributesForElements(in: bounds).filter { !$0.isHidden }
    retireAll(but: shown)
    for attributes in shown {
      guard let view = view(for: attributes) else { continue }
      view.transform = attributes.transform
      animator.place(view, at: attributes.frame, alpha: attributes.alpha)
      // What the data source did while it made the view may have changed everything.
      if needsReload { break }
    }
    isPlacing = false
    if !needsReload { order(shown) }
  }

  private func retireAll(but shown: [CollectionLayoutAttributes]) {
    let paths = Set(shown.filter { $0.element == .cell }.map(\.indexPath))
    for (path, cell) in cells.inOrder where !paths.contains(path) {
      cells[path] = nil
      retire(cell, at: path)
    }
    let keys = Set(shown.compactMap(\.supplementaryKey))
    for (key, view) in supplementaries where !keys.contains(key) {
      supplementaries[key] = nil
      retire(view)
    }
  }

  private func view(for attributes: CollectionLayoutAttributes) -> View? {
    let path = attributes.indexPath
    if let key = attributes.supplementaryKey {
      if let view = supplementaries[key] { return view }
      guard let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: path)
      else { return nil }
      animator.release(view)
      view.isHidden = false
      if view.superview !== self { insertSubview(view, at: 0) }
      supplementaries[key] = view
      return view
    }
    if let cell = cells[path] { return cell }
    guard counts.indices.contains(path.section), path.item < counts[path.section],
      let cell = dataSource?.collectionView(self, cellForItemAt: path)
    else { return nil }
    show(cell, at: path, attributes.frame)
    return cell
  }

  private func show(_ cell: CollectionViewCell, at path: IndexPath, _ frame: Rect) {
    animator.release(cell)
    departures[ObjectIdentifier(cell)] = nil
    cells[path] = cell
    cell.host = self
    cell.isDeparting = false
    cell.isHidden = false
    cell.transform = .identity
    cell.frame = frame
    if cell.superview !== self { insertSubview(cell, at: 0) }
    cell.isSelected = selection.contains(path)
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  /// What a layout puts further in front is there; nothing changes where it does not care.
  private func order(_ shown: [CollectionLayoutAttributes]) {
    guard shown.contains(where: { $0.zIndex != 0 }) else { return }
    let wanted = shown.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .compactMap { _, attributes in
        attributes.supplementaryKey.map { supplementaries[$0] as View? } ?? cells[attributes.indexPath]
      }
    let ids = Set(wanted.map { ObjectIdentifier($0) })
    let present = subviews.filter { ids.contains(ObjectIdentifier($0)) }
    guard !present.elementsEqual(wanted, by: ===) else { return }
    for (index, view) in wanted.enumerated() { insertSubview(view, at: index) }
  }

  func retire(_ cell: CollectionViewCell, at path: IndexPath) {
    letGo(cell)
    animator.release(cell)
    cell.isDeparting = false
    supply.retire(cell)
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  func retire(_ view: CollectionReusableView) {
    animator.release(view)
    let kind = view.kind ?? Self.elementKindSectionHeader
    supplementarySupply.retire(view) { Self.name($0, kind: kind) }
  }

  /// The user has no longer to do with a cell. It may soon show another item, which a finger that is on it does not
  /// mean.
  func letGo(_ cell: CollectionViewCell) {
    cell.isHighlighted = false
    if cell === touchedCell { touchedCell = nil }
  }

  private func didLeave(_ view: View) {
    setNeedsLayout()
    if let cell = view as? CollectionViewCell,
      let path = departures.removeValue(forKey: ObjectIdentifier(cell))
    {
      retire(cell, at: path)
    } else if let view = view as? CollectionReusableView {
      retire(view)
    }
  }

  override open func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { animator.cutShort() }
  }

  // MARK: What there is

  public var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  public func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  func contains(_ path: IndexPath) -> Bool {
    (0..<numberOfItems(inSection: path.section)).contains(path.item)
  }

  /// In the collection's coordinates; nothing for an item that there is not.
  public func frameForItem(at indexPath: IndexPath) -> Rect {
    prepareIfNeeded()
    return collectionLayout.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }

  /// The item that is furthest in front at a point.
  public func indexPathForItem(at point: Point) -> IndexPath? {
    prepareIfNeeded()
    return collectionLayout.layoutAttributesForElements(
      in: Rect(x: point.x, y: point.y, width: 0.001, height: 0.001)
    ).filter { $0.element == .cell && !$0.isHidden && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return cells.keys.sorted()
  }

  public var visibleCells: [CollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }

  /// Nil for an item out of sight.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    layoutIfNeeded()
    return cells[indexPath]
  }

  public func indexPath(for cell: CollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// A header or the like; nil for one out of sight.
  public func supplementaryView(forElementKind kind: String, at indexPath: IndexPath)
    -> CollectionReusableView?
  {
    layoutIfNeeded()
    return supplementaries[SupplementaryKey(kind: kind, path: indexPath)]
  }

  /// Brings an item into sight.
  public func scrollToItem(
    at indexPath: IndexPath, at position: ScrollPosition = .none, animated: Bool
  ) {
    guard contains(indexPath) else { return }
    let frame = frameForItem(at: indexPath)
    let part: Double
    switch position {
    case .none: return scrollRectToVisible(frame, animated: animated)
    case .start: part = 0
    case .middle: part = 0.5
    case .end: part = 1
    }
    // Along the way that there is nothing to scroll, the limits leave all as it is.
    let offset = Point(
      x: frame.minX + (frame.width - bounds.width) * part + (1 - part) * -adjustedContentInset.left
        + part * adjustedContentInset.right,
      y: frame.minY + (frame.height - bounds.height) * part + (1 - part) * -adjustedContentInset.top
        + part * adjustedContentInset.bottom)
    setContentOffset(clamped(offset), animated: animated)
  }
}

extension CollectionLayoutAttributes {
  fileprivate var supplementaryKey: CollectionView.SupplementaryKey? {
    guard case .supplementaryView(let kind) = element else { return nil }
    return CollectionView.SupplementaryKey(kind: kind, path: indexPath)
  }
}
