/// The data source of a table that shows a snapshot, and goes from one to the next by itself: what has come, gone or
/// changed places is found out and animated.
///
/// ```swift
/// dataSource = TableViewDiffableDataSource<Part, Track.ID>(tableView: table) { [album] table, path, id in
///   let cell = table.dequeueReusableCell(withIdentifier: "track", for: path)
///   cell.textLabel?.text = album.title(of: id)
///   return cell
/// }
/// ```
///
/// The table does not keep its data source: somebody else must. A subclass overrides what else a data source says: titles of
/// sections, what can be edited, an index.
open class TableViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  TableViewDataSource
{
  /// What the source shows: sections and items by their identifiers.
  public typealias Snapshot = DiffableDataSourceSnapshot<Section, Item>
  /// Gives the cell for an item, from `dequeueReusableCell`, filled in.
  public typealias CellProvider = (
    _ tableView: TableView, _ indexPath: IndexPath, _ itemIdentifier: Item
  ) -> TableViewCell?

  /// How rows come and go that a snapshot adds or leaves out; `automatic` by default.
  public var defaultRowAnimation = TableView.RowAnimation.automatic
  private weak var tableView: TableView?
  private let cellProvider: CellProvider
  /// Where the cell provider was given.
  private let place: (file: StaticString, line: UInt)
  private var contents = SnapshotContents<Section, Item>()

  /// Becomes the data source of a table.
  ///
  /// - Parameters:
  ///   - tableView: shows nothing until a snapshot is applied. It is held weakly.
  ///   - file: what errors name where the cell provider gives no cell.
  ///   - line: the same.
  ///   - cellProvider: gives the cell for an item. It is kept; what keeps the data source, it must not keep in turn.
  public init(
    tableView: TableView, file: StaticString = #fileID, line: UInt = #line,
    cellProvider: @escaping CellProvider
  ) {
    self.tableView = tableView
    place = (file, line)
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// What is shown now. Change the copy, and apply it.
  public func snapshot() -> Snapshot { contents.snapshot }

  /// Shows a snapshot: the table is changed when this returns, and what is in sight goes to its place within 0.3 s.
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
    let difference = contents.change(to: snapshot, animation: defaultRowAnimation)
    guard let tableView, tableView.dataSource === self else {
      completion?()
      return
    }
    snapshot.report(to: tableView.contextIfAny)
    tableView.perform(difference.updates, animated: animatingDifferences) { completion?() }
    tableView.reconfigureRows(at: difference.reconfigured)
  }

  /// Shows a snapshot without a look at what has changed: the table asks for everything anew, and nothing is selected.
  public func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    contents.replace(by: snapshot)
    if let tableView, tableView.dataSource === self {
      snapshot.report(to: tableView.contextIfAny)
      tableView.reloadData()
    }
    completion?()
  }

  // MARK: Where it is

  /// The item of a row; nil for a row that there is not.
  public func itemIdentifier(for indexPath: IndexPath) -> Item? { contents.item(at: indexPath) }

  /// The row that shows an item; nil for an item that there is not.
  public func indexPath(for itemIdentifier: Item) -> IndexPath? { contents.path(of: itemIdentifier) }

  /// The section at a place; nil where there is none.
  public func sectionIdentifier(for index: Int) -> Section? { contents.section(at: index) }

  /// The place of a section; nil for one that there is not.
  public func index(for sectionIdentifier: Section) -> Int? {
    contents.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: What the table asks

  /// As many as the snapshot has.
  open func numberOfSections(in tableView: TableView) -> Int { contents.snapshot.numberOfSections }

  /// As many as the snapshot has in a section.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    contents.count(inSection: section)
  }

  /// What the cell provider gives; where it gives nothing, an empty cell, and the context's failure handler hears of it.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    guard let item = contents.item(at: indexPath) else {
      return TableViewCell(style: .basic, reuseIdentifier: nil)
    }
    if let cell = cellProvider(tableView, indexPath, item) { return cell }
    tableView.contextIfAny?.report(
      SnapshotError(kind: .noCell("\(item)"), file: "\(place.file)", line: Int(place.line)))
    return TableViewCell(style: .basic, reuseIdentifier: nil)
  }

  /// Nothing, unless a subclass says otherwise.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// Nothing, unless a subclass says otherwise.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }

  /// None, unless a subclass says otherwise.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// The section of the same number, unless a subclass says otherwise.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int? { index }

  /// False, unless a subclass says otherwise.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing: a subclass changes what is shown, and applies a snapshot.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// False, unless a subclass says otherwise.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// The user has moved a row: the snapshot follows. A subclass calls `super`, and then keeps what `snapshot()` says.
  open func tableView(
    _ tableView: TableView, moveRowAt indexPath: IndexPath, to newIndexPath: IndexPath
  ) {
    contents.move(from: indexPath, to: newIndexPath)
  }
}
