/// A data source that displays a snapshot in a table view. When you apply a new snapshot, the data source animates the
/// differences from the previous one.
///
/// ```swift
/// dataSource = TableViewDiffableDataSource<Part, Track.ID>(tableView: table) { [album] table, path, id in
///   let cell = table.dequeueReusableCell(withIdentifier: "track", for: path)
///   cell.textLabel?.text = album.title(of: id)
///   return cell
/// }
/// ```
///
/// Keep a strong reference to the data source, because the table view references it weakly. Subclasses can override other
/// data source methods, for example to provide section titles, editing, or a section index.
open class TableViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  TableViewDataSource
{
  /// The snapshot type, which contains the identifiers of the displayed sections and items.
  public typealias Snapshot = DiffableDataSourceSnapshot<Section, Item>
  /// A closure that obtains a cell from `dequeueReusableCell`, configures it for an item, and returns it.
  public typealias CellProvider = (
    _ tableView: TableView, _ indexPath: IndexPath, _ itemIdentifier: Item
  ) -> TableViewCell?

  /// The animation used for inserted and deleted rows. The default is `automatic`.
  public var defaultRowAnimation = TableView.RowAnimation.automatic
  private weak var tableView: TableView?
  private let cellProvider: CellProvider
  private let place: (file: StaticString, line: UInt)
  private var contents = SnapshotContents<Section, Item>()

  /// Creates a data source and assigns it to a table view.
  ///
  /// - Parameters:
  ///   - tableView: The table view, which is empty until a snapshot is applied. The data source does not retain it.
  ///   - file: The file to report if the cell provider returns no cell.
  ///   - line: The line to report if the cell provider returns no cell.
  ///   - cellProvider: A closure that returns the cell for an item. The data source retains the closure, so the closure
  ///     must not strongly capture the data source's owner.
  public init(
    tableView: TableView, file: StaticString = #fileID, line: UInt = #line,
    cellProvider: @escaping CellProvider
  ) {
    self.tableView = tableView
    place = (file, line)
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  /// Returns a copy of the displayed snapshot. To change the displayed content, modify the copy and apply it.
  public func snapshot() -> Snapshot { contents.snapshot }

  /// Displays a snapshot. The table view is up to date when this method returns. Visible changes are animated for 0.3
  /// seconds. Errors in the snapshot are reported to the context's failure handler as `SnapshotError` values.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to display.
  ///   - animatingDifferences: Whether to animate changes.
  ///   - completion: A closure that is called when all animations have finished.
  public func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let difference = contents.change(to: snapshot, animation: defaultRowAnimation)
    guard let tableView, tableView.dataSource === self else {
      completion?()
      return
    }
    snapshot.report(to: tableView.contextIfAny)
    tableView.perform(difference.updates, animated: animatingDifferences) { completion?() }
    tableView.reconfigureRows(at: difference.reconfigured)
  }

  /// Displays a snapshot without computing the differences. The table view reloads all data and clears the selection.
  public func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    contents.replace(by: snapshot)
    if let tableView, tableView.dataSource === self {
      snapshot.report(to: tableView.contextIfAny)
      tableView.reloadData()
    }
    completion?()
  }

  /// Returns the identifier of the item in a row, or nil if the index path is invalid.
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
  open func numberOfSections(in tableView: TableView) -> Int { contents.snapshot.numberOfSections }

  /// Returns the number of rows in a section of the snapshot.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    contents.count(inSection: section)
  }

  /// Returns the cell that the cell provider creates. If the provider returns nil, this method returns an
  /// empty cell and reports an error to the context's failure handler.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    guard let item = contents.item(at: indexPath) else {
      return TableViewCell(style: .basic, reuseIdentifier: nil)
    }
    if let cell = cellProvider(tableView, indexPath, item) { return cell }
    tableView.contextIfAny?.report(
      SnapshotError(kind: .noCell("\(item)"), file: "\(place.file)", line: Int(place.line)))
    return TableViewCell(style: .basic, reuseIdentifier: nil)
  }

  /// Returns nil. Override this method to provide a header title.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// Returns nil. Override this method to provide a footer title.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Returns nil. Override this method to provide a section index.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// Returns the index of the title as the index of its section. Override this method if titles do not correspond to
  /// sections.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Returns false. Override this method to let the user edit rows.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing. Override this method to update your data and apply a snapshot after the user edits a row.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// Returns false. Override this method to let the user move rows.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Updates the snapshot after the user has moved a row. Overrides must call `super` before they call `snapshot()`.
  open func tableView(
    _ tableView: TableView, moveRowAt indexPath: IndexPath, to newIndexPath: IndexPath
  ) {
    contents.move(from: indexPath, to: newIndexPath)
  }
}
