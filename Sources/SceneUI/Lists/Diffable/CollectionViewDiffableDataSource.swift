/// A data source that displays a snapshot in a collection view. When you apply a new snapshot, the data
/// source animates the differences from the previous one.
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
/// Keep a strong reference to the data source, because the collection view references it weakly.
open class CollectionViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  CollectionViewDataSource
{
  /// The snapshot type, which contains the identifiers of the displayed sections and items.
  public typealias Snapshot = DiffableDataSourceSnapshot<Section, Item>
  /// A closure that obtains a cell from `dequeueReusableCell`, configures it for an item, and returns it.
  public typealias CellProvider = (
    _ collectionView: CollectionView, _ indexPath: IndexPath, _ itemIdentifier: Item
  ) -> CollectionViewCell?
  /// A closure that obtains a supplementary view, such as a header, from `dequeueReusableSupplementaryView`,
  /// configures it, and returns it. If the closure returns nil, no view is displayed.
  public typealias SupplementaryViewProvider = (
    _ collectionView: CollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> CollectionReusableView?

  /// The closure that provides supplementary views. If nil (the default), the collection view has no supplementary views.
  public var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collectionView: CollectionView?
  private let cellProvider: CellProvider
  private let place: (file: StaticString, line: UInt)
  private var contents = SnapshotContents<Section, Item>()

  /// Creates a data source and assigns it to a collection view.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view, empty until a snapshot is applied. The data source does not retain it.
  ///   - file: The file to report if the cell provider returns no cell.
  ///   - line: The line to report if the cell provider returns no cell.
  ///   - cellProvider: A closure that returns the cell for an item. The data source retains the closure, so the closure
  ///     must not strongly capture the data source's owner.
  public init(
    collectionView: CollectionView, file: StaticString = #fileID, line: UInt = #line,
    cellProvider: @escaping CellProvider
  ) {
    self.collectionView = collectionView
    place = (file, line)
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  /// Returns a copy of the displayed snapshot. To change the displayed content, modify the copy and apply it.
  public func snapshot() -> Snapshot { contents.snapshot }

  /// Displays a snapshot. The collection view is up to date when this method returns. Visible changes are animated for
  /// 0.3 seconds. Errors in the snapshot are reported to the context's failure handler as `SnapshotError` values.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to display.
  ///   - animatingDifferences: Whether to animate changes.
  ///   - completion: A closure that is called when all animations have finished.
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

  /// Displays a snapshot without computing differences. The view reloads all data and clears the selection.
  public func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    contents.replace(by: snapshot)
    if let collectionView, collectionView.dataSource === self {
      snapshot.report(to: collectionView.contextIfAny)
      collectionView.reloadData()
    }
    completion?()
  }

  /// Returns the identifier of the item at an index path, or nil if the index path is invalid.
  public func itemIdentifier(for indexPath: IndexPath) -> Item? { contents.item(at: indexPath) }

  /// Returns the index path of an item, or nil if the snapshot does not contain it.
  public func indexPath(for itemIdentifier: Item) -> IndexPath? { contents.path(of: itemIdentifier) }

  /// Returns the identifier of the section at an index, or nil if the index is out of range.
  public func sectionIdentifier(for index: Int) -> Section? { contents.section(at: index) }

  /// Returns the index of a section, or nil if the snapshot does not contain it.
  public func index(for sectionIdentifier: Section) -> Int? {
    contents.snapshot.indexOfSection(sectionIdentifier)
  }

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: CollectionView) -> Int { contents.snapshot.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    contents.count(inSection: section)
  }

  /// Returns the cell that the cell provider creates. If the provider returns nil, this method returns an
  /// empty cell and reports an error to the context's failure handler.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    guard let item = contents.item(at: indexPath) else { return CollectionViewCell() }
    if let cell = cellProvider(collectionView, indexPath, item) { return cell }
    collectionView.contextIfAny?.report(
      SnapshotError(kind: .noCell("\(item)"), file: "\(place.file)", line: Int(place.line)))
    return CollectionViewCell()
  }

  /// Returns the view that `supplementaryViewProvider` creates.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? AbsentSupplementaryView()
  }
}
