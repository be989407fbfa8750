/// The data source of a collection that shows a snapshot, and goes from one to the next by itself: what has come, gone or
/// changed places is found out and animated.
///
/// ```swift
/// dataSource = CollectionViewDiffableDataSource<Album, Photo.ID>(collectionView: photos) {
///   [library] photos, path, id in
///   let cell = photos.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
///   (cell as? PhotoCell)?.photo = library[id]
///   return cell
/// }
/// ```
///
/// The collection does not keep its data source: somebody else must.
open class CollectionViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  CollectionViewDataSource
{
  /// What the source shows: sections and items by their identifiers.
  public typealias Snapshot = DiffableDataSourceSnapshot<Section, Item>
  /// Gives the cell for an item, from `dequeueReusableCell`, filled in.
  public typealias CellProvider = (
    _ collectionView: CollectionView, _ indexPath: IndexPath, _ itemIdentifier: Item
  ) -> CollectionViewCell?
  /// Gives a header, a footer or the like, from `dequeueReusableSupplementaryView`, filled in; nil for none.
  public typealias SupplementaryViewProvider = (
    _ collectionView: CollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> CollectionReusableView?

  /// Gives what stands beside items; nil, the default, for nothing.
  public var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collectionView: CollectionView?
  private let cellProvider: CellProvider
  /// Where the cell provider was given.
  private let place: (file: StaticString, line: UInt)
  private var contents = SnapshotContents<Section, Item>()

  /// Becomes the data source of a collection.
  ///
  /// - Parameters:
  ///   - collectionView: shows nothing until a snapshot is applied. It is held weakly.
  ///   - file: what errors name where the cell provider gives no cell.
  ///   - line: the same.
  ///   - cellProvider: gives the cell for an item. It is kept; what keeps the data source, it must not keep in turn.
  public init(
    collectionView: CollectionView, file: StaticString = #fileID, line: UInt = #line,
    cellProvider: @escaping CellProvider
  ) {
    self.collectionView = collectionView
    place = (file, line)
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// What is shown now. Change the copy, and apply it.
  public func snapshot() -> Snapshot { contents.snapshot }

  /// Shows a snapshot: the collection is changed when this returns, and what is in sight goes to its place within 0.3 s.
  ///
  /// What was wrong with the snapshot goes to the context's failure handler, as `SnapshotError`s.
  ///
  /// - Parameters:
  ///   - snapshot: what is to be shown.
  ///   - animatingDifferences: whether changes are seen to happen.
  ///   - completion: called when all is at its place.
  public func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let difference = contents.change(to: snapshot, animation: .fade)
    guard let collectionView, collectionView.dataSource === self else {
      completion?()
      return
    }
    snapshot.report(to: collectionView.contextIfAny)
    collectionView.perform(difference.updates, animated: animatingDifferences) { completion?() }
    collectionView.reconfigureItems(at: difference.reconfigured)
  }

  /// Shows a snapshot without a look at what has changed: the collection asks for everything anew, and nothing is selected.
  public func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    contents.replace(by: snapshot)
    if let collectionView, collectionView.dataSource === self {
      snapshot.report(to: collectionView.contextIfAny)
      collectionView.reloadData()
    }
    completion?()
  }

  // MARK: Where it is

  /// The identifier of an item; nil for an item that there is not.
  public func itemIdentifier(for indexPath: IndexPath) -> Item? { contents.item(at: indexPath) }

  /// Where an item is; nil for one that there is not.
  public func indexPath(for itemIdentifier: Item) -> IndexPath? { contents.path(of: itemIdentifier) }

  /// The section at a place; nil where there is none.
  public func sectionIdentifier(for index: Int) -> Section? { contents.section(at: index) }

  /// The place of a section; nil for one that there is not.
  public func index(for sectionIdentifier: Section) -> Int? {
    contents.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: What the collection asks

  /// As many as the snapshot has.
  open func numberOfSections(in collectionView: CollectionView) -> Int { contents.snapshot.numberOfSections }

  /// As many as the snapshot has in a section.
  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    contents.count(inSection: section)
  }

  /// What the cell provider gives; where it gives nothing, an empty cell, and the context's failure handler hears of it.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    guard let item = contents.item(at: indexPath) else { return CollectionViewCell() }
    if let cell = cellProvider(collectionView, indexPath, item) { return cell }
    collectionView.contextIfAny?.report(
      SnapshotError(kind: .noCell("\(item)"), file: "\(place.file)", line: Int(place.line)))
    return CollectionViewCell()
  }

  /// What `supplementaryViewProvider` gives.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? {
    supplementaryViewProvider?(collectionView, kind, indexPath)
  }
}
