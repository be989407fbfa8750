import SceneRuntime
import SceneValues

/// Items side by side and in lines, of which only those in sight exist as cells.
open class CollectionView: ScrollView {
  /// How the items are placed.
  public var flowLayout = FlowLayout() {
    didSet {
      guard flowLayout != oldValue else { return }
      place()
      setNeedsLayout()
    }
  }
  /// What is shown. A new one is asked at the next layout.
  public weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }
  /// The delegate, where it is a collection's.
  private(set) weak var collectionDelegate: (any CollectionViewDelegate)?
  public var allowsSelection = true
  public var allowsMultipleSelection = false

  var supply = CellSupply()
  private(set) var placement = FlowPlacement(FlowLayout(), counts: [], size: .zero)
  private var placedSize = Size.zero
  private(set) var needsReload = true
  /// The cells in sight.
  var cells: [IndexPath: CollectionViewCell] = [:]
  var selection: Set<IndexPath> = []
  weak var touchedCell: ReusableCell?
  var updates: ListUpdates?
  var updateDepth = 0

  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    guard backgroundColor == nil else { return }
    backgroundColor = .systemBackground
    $backgroundColor = .default
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(CollectionView.self, element: "collectionView", "Items side by side and in lines.") {
      $0.property(
        "itemSize", default: Size(width: 50, height: 50), get: \.flowLayout.itemSize,
        set: { $0.flowLayout.itemSize = $1 })
      $0.property(
        "minimumLineSpacing", default: 10, "In points.", get: \.flowLayout.minimumLineSpacing,
        set: { $0.flowLayout.minimumLineSpacing = $1 })
      $0.property(
        "minimumInteritemSpacing", default: 10, "In points.", get: \.flowLayout.minimumInteritemSpacing,
        set: { $0.flowLayout.minimumInteritemSpacing = $1 })
      $0.property(
        "sectionInset", default: .zero, get: \.flowLayout.sectionInset,
        set: { $0.flowLayout.sectionInset = $1 })
      $0.property(
        "scrollDirection", default: .vertical, get: \.flowLayout.scrollDirection,
        set: { $0.flowLayout.scrollDirection = $1 })
      $0.property("allowsSelection", default: true, get: \.allowsSelection, set: { $0.allowsSelection = $1 })
      $0.property(
        "allowsMultipleSelection", default: false, get: \.allowsMultipleSelection,
        set: { $0.allowsMultipleSelection = $1 })
      $0.outlet("dataSource", get: \.dataSource, set: { $0.dataSource = $1 })
      $0.prototypes(
        "prototypes", of: CollectionViewCell.self, "Copied for each item that asks for its 'reuseIdentifier'."
      ) { $0.supply.register($1) }
    }
  }

  override func delegateDidChange() { collectionDelegate = delegate as? any CollectionViewDelegate }

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

  // MARK: Loading

  /// Asks the data source for everything anew, at the next layout. Nothing is selected afterwards.
  open func reloadData() {
    needsReload = true
    selection = []
    updates = nil
    setNeedsLayout()
  }

  func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    for (path, cell) in cells { retire(cell, at: path) }
    cells = [:]
    place(counts: countItems())
  }

  func countItems() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  func place(counts: [Int]? = nil) {
    placedSize = bounds.size
    placement = FlowPlacement(flowLayout, counts: counts ?? placement.counts, size: bounds.size)
    contentSize = placement.contentSize
  }

  override open func layoutSubviews() {
    loadIfNeeded()
    if placedSize != bounds.size { place() }
    placeCells()
    if !isTracking { supply.removeLeaving() }
    super.layoutSubviews()
  }

  private func placeCells() {
    let wanted = placement.items(in: bounds)
    let inSight = Set(wanted)
    for (path, cell) in cells where !inSight.contains(path) {
      cells[path] = nil
      retire(cell, at: path)
    }
    for path in wanted {
      if let cell = cells[path] {
        cell.frame = placement.frame(of: path)
      } else if let cell = dataSource?.collectionView(self, cellForItemAt: path) {
        show(cell, at: path)
        // What the data source did while it made the cell may have changed everything.
        guard !needsReload else { return }
      }
    }
  }

  private func show(_ cell: CollectionViewCell, at path: IndexPath) {
    cells[path] = cell
    cell.host = self
    cell.isHidden = false
    cell.frame = placement.frame(of: path)
    if cell.superview !== self { insertSubview(cell, at: 0) }
    cell.isSelected = selection.contains(path)
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  func retire(_ cell: CollectionViewCell, at path: IndexPath) {
    cell.isHighlighted = false
    supply.retire(cell)
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  // MARK: What there is

  public var numberOfSections: Int {
    loadIfNeeded()
    return placement.counts.count
  }

  public func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return placement.counts.indices.contains(section) ? placement.counts[section] : 0
  }

  /// In the collection's coordinates; nothing for an item that there is not.
  public func frameForItem(at indexPath: IndexPath) -> Rect {
    loadIfNeeded()
    return placement.contains(indexPath) ? placement.frame(of: indexPath) : .zero
  }

  public func indexPathForItem(at point: Point) -> IndexPath? {
    loadIfNeeded()
    return placement.items(in: Rect(x: point.x, y: point.y, width: 0.001, height: 0.001)).first
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

  /// Brings an item into sight, moving as little as that takes.
  public func scrollToItem(at indexPath: IndexPath, animated: Bool) {
    loadIfNeeded()
    guard placement.contains(indexPath) else { return }
    scrollRectToVisible(placement.frame(of: indexPath), animated: animated)
  }
}
