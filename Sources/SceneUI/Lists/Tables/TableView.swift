import SceneRuntime
import SceneValues

/// Rows one below the other, in sections: as many as one likes, of which only those in sight exist as cells.
///
/// ```swift
/// table.register(TableViewCell.self, forCellReuseIdentifier: "track")
/// table.dataSource = album
/// ```
open class TableView: ScrollView, ContextMenuSource {
  /// How sections are told apart.
  public enum Style: String, SceneEnumeration {
    /// Headers and footers stay in sight, at the upper and the lower edge, as long as their section is.
    case plain
    /// Sections stand apart, on a gray ground.
    case grouped
    /// The same, and rows lie inside of the table's margins.
    case insetGrouped
  }

  /// What is drawn between rows.
  public enum SeparatorStyle: String, SceneEnumeration {
    case none, singleLine
  }

  /// Where a row is to be that is scrolled to.
  public enum ScrollPosition: String, SceneEnumeration {
    /// As near as it is seen.
    case none
    case top, middle, bottom
  }

  /// How rows come and go that are inserted, deleted or reloaded. Those around them make way.
  public enum RowAnimation: String, Sendable {
    /// What suits best: a fade.
    case automatic
    case fade
    /// From and to that side.
    case left, right
    /// From under the row above, and to under it.
    case top
    /// The same below.
    case bottom
    /// At once. Where nothing else is animated, the rows around them are at their place at once too.
    case none
  }

  /// The `rowHeight` of rows that are as high as their content wants: -1, as Interface Builder writes it.
  public static let automaticDimension = -1.0

  /// How sections are told apart; fixed when the table is made.
  public private(set) var style: Style { didSet { if style != oldValue { reloadData() } } }
  /// What is shown. A new one is asked at the next layout.
  public weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }
  /// The delegate, where it is a table's.
  private(set) weak var tableDelegate: (any TableViewDelegate)?
  /// In points; `automaticDimension` for as high as `sizeThatFits` of each cell says.
  @Bounded(-1...16_777_216) public var rowHeight = 44.0 {
    didSet { if rowHeight != oldValue { reloadData() } }
  }
  /// In points: how high rows are taken to be that have not been in sight. 0 asks for the height of every row
  /// beforehand; where rows are as high as their content, it counts for 44.
  ///
  /// With an estimate, nothing is asked of a row before it comes into sight. What is in sight stays where it is when
  /// something above turns out to be higher or lower.
  @Bounded(-1...16_777_216) public var estimatedRowHeight = 0.0 {
    didSet { if estimatedRowHeight != oldValue { reloadData() } }
  }
  /// In points: how high the headers of sections are of which the delegate says no height. `automaticDimension`, the
  /// default, for as high as constraints in the delegate's view make it, or what the text takes.
  ///
  /// A section of a plain table without text and view has no header, whatever this says; and in a grouped table a text has
  /// the room that it needs.
  @Bounded(-1...16_777_216) public var sectionHeaderHeight = TableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { reloadData() } }
  }
  /// In points: the same for footers.
  @Bounded(-1...16_777_216) public var sectionFooterHeight = TableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { reloadData() } }
  }
  /// In points: the room above the header of each section that has one; it does not stay in sight with the header.
  /// `automaticDimension`, the default, for what the style has, which is none.
  @Bounded(-1...16_777_216) public var sectionHeaderTopPadding = TableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { reloadData() } }
  }
  /// Above all sections, as high as it is, and as wide as the table. It scrolls with the rows.
  public var tableHeaderView: View? { didSet { edgeDidChange(from: oldValue, to: tableHeaderView) } }
  /// Below all sections.
  public var tableFooterView: View? { didSet { edgeDidChange(from: oldValue, to: tableFooterView) } }
  /// What holds these two in a scene.
  private var edges: (header: TableHeader?, footer: TableFooter?)
  /// What is drawn between rows; a line by default.
  ///
  /// Setting it loads the table anew, so that nothing is selected afterwards.
  public var separatorStyle = SeparatorStyle.singleLine { didSet { reloadData() } }
  /// The color of the line between rows; the system's `separator` by default.
  ///
  /// Setting it loads the table anew, so that nothing is selected afterwards.
  @Stylable public var separatorColor = Color.separator { didSet { reloadData() } }
  /// In points: how far from the left separators begin.
  @Stylable @Within(.coordinates) public var separatorInset = 16.0 { didSet { reloadData() } }
  /// The color of the titles of the index at the trailing edge; the tint, the default, for nil.
  @Stylable public var sectionIndexColor: Color? { didSet { colorSectionIndex() } }
  /// The color behind the titles of the index; none, the default, for nil.
  @Stylable public var sectionIndexBackgroundColor: Color? { didSet { colorSectionIndex() } }
  /// The color behind the titles of the index while a finger is on them; that of `sectionIndexBackgroundColor`, the
  /// default, for nil.
  @Stylable public var sectionIndexTrackingBackgroundColor: Color? { didSet { colorSectionIndex() } }
  /// How many rows there must be for an index to be shown; 0 by default. Never negative.
  @Within(.counts) public var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { reloadSectionIndexTitles() } }
  }
  /// Whether a touch can select a row; true by default.
  ///
  /// Code can select rows in any case.
  public var allowsSelection = true
  /// Whether more than one row can be selected; false by default.
  ///
  /// If it is true, a touch on a selected row deselects it.
  public var allowsMultipleSelection = false
  /// Whether a touch selects a row also while the table is being edited; false by default.
  public var allowsSelectionDuringEditing = false
  /// Whether the table shows what can be done to its rows; false by default, and set by `setEditing`.
  public internal(set) var isEditing = false
  var staticSections: [TableSection] = []
  /// How high what is above and below the rows of a scene is, for tools that show it as it was saved; nil in programs.
  package var canvasMargins: CanvasTableMargins? { didSet { reloadData() } }

  var supply = CellSupply()
  var layout = TableLayout()
  var needsReload = true
  /// The cells in sight.
  var cells: [IndexPath: TableViewCell] = [:]
  /// Rows in sight whose content may have changed its height: until it is measured, the earlier one holds.
  var outdated: Set<IndexPath> = []
  var margins: [TableMargin.Place: View] = [:]
  /// Views that the delegate gave so that their height could be found out, until they are shown.
  var measuredMargins: [TableMargin.Place: View] = [:]
  /// Whether the height of any header or footer depends on the table's width.
  var hasFittingMargins: Bool { !measuredMargins.isEmpty || margins.values.contains { !($0 is TableMargin) } }
  var selection: Set<IndexPath> = []
  /// The titles at the trailing edge, where there are some.
  var sectionIndex: SectionIndexBar?
  weak var touchedCell: ReusableCell?
  /// The cell whose buttons a swipe has uncovered.
  weak var swipedCell: TableViewCell?
  /// The row that is filled in anew, and the cell that shows it.
  var reconfigured: ReconfiguredCell<TableViewCell>?
  var updates: ListUpdates?
  var updateDepth = 0
  lazy var animator = ListAnimator { [weak self] in self?.didLeave($0) }
  /// Where the rows were whose cells are on their way out of sight.
  var departures: [ObjectIdentifier: IndexPath] = [:]
  /// The row that the user drags elsewhere.
  var reordering: TableReordering?
  /// Whether cells are being made and placed.
  private(set) var isPlacing = false

  /// Makes a table without rows; its style cannot be changed later.
  ///
  /// - Parameters:
  ///   - frame: in points, in the superview's coordinates.
  ///   - style: how sections are told apart.
  public init(frame: Rect = .zero, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    prepare()
  }

  override public convenience init(frame: Rect = .zero) { self.init(frame: frame, style: .plain) }

  /// Makes the table from its element in a scene.
  ///
  /// - Throws: `LoadingError` where an object inside of it cannot be made.
  public required init(coder: Coder) throws {
    style = coder.value(forKey: "style") ?? .plain
    try super.init(coder: coder)
    alwaysBounceVertical = coder.value(forKey: "alwaysBounceVertical") ?? true
    prepare()
  }

  private func prepare() {
    if backgroundColor == nil {
      backgroundColor = style == .plain ? .systemBackground : Color(.systemGroupedBackground)
      $backgroundColor = .default
    }
    addGestureRecognizer(TableSwipeRecognizer())
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(TableView.self, element: "tableView", "Shows rows in sections.") {
      $0.property(
        "alwaysBounceVertical", default: true, get: \.alwaysBounceVertical,
        set: { $0.alwaysBounceVertical = $1 })
      $0.property(
        "style", default: .plain, "The style. It cannot change later.", get: \.style, set: { $0.style = $1 })
      $0.property(
        "rowHeight", default: 44, in: -1...16_777_216,
        "The row height in points; -1 for the height of the content.", get: \.rowHeight,
        set: { $0.rowHeight = $1 })
      $0.property(
        "estimatedRowHeight", default: 0, in: -1...16_777_216,
        "The estimated row height in points; 0 to compute the height of all rows.",
        get: \.estimatedRowHeight, set: { $0.estimatedRowHeight = $1 })
      $0.property(
        "sectionHeaderHeight", default: -1, in: -1...16_777_216,
        "The height in points; -1 for the height of the content.", get: \.sectionHeaderHeight,
        set: { $0.sectionHeaderHeight = $1 })
      $0.property(
        "sectionFooterHeight", default: -1, in: -1...16_777_216,
        "The height in points; -1 for the height of the content.", get: \.sectionFooterHeight,
        set: { $0.sectionFooterHeight = $1 })
      $0.property(
        "sectionHeaderTopPadding", default: -1, in: -1...16_777_216,
        "The space above headers in points; -1 for that of the style.",
        get: \.sectionHeaderTopPadding, set: { $0.sectionHeaderTopPadding = $1 })
      $0.property(
        "separatorStyle", default: .singleLine, get: \.separatorStyle, set: { $0.separatorStyle = $1 })
      $0.property(
        "separatorColor", default: .separator, appearance: \.$separatorColor, get: \.separatorColor,
        set: { $0.separatorColor = $1 })
      $0.property(
        "separatorInset", default: 16, in: .coordinates, "In points.", appearance: \.$separatorInset,
        get: \.separatorInset,
        set: { $0.separatorInset = $1 })
      $0.property(
        "sectionIndexColor", "Default: the tint color.", appearance: \.$sectionIndexColor,
        get: \.sectionIndexColor, set: { $0.sectionIndexColor = $1 })
      $0.property(
        "sectionIndexBackgroundColor", "Default: none.", appearance: \.$sectionIndexBackgroundColor,
        get: \.sectionIndexBackgroundColor, set: { $0.sectionIndexBackgroundColor = $1 })
      $0.property(
        "sectionIndexTrackingBackgroundColor", "The color while the index is touched.",
        appearance: \.$sectionIndexTrackingBackgroundColor, get: \.sectionIndexTrackingBackgroundColor,
        set: { $0.sectionIndexTrackingBackgroundColor = $1 })
      $0.property(
        "sectionIndexMinimumDisplayRowCount", default: 0, in: .counts,
        "The minimum number of rows for the index.",
        get: \.sectionIndexMinimumDisplayRowCount, set: { $0.sectionIndexMinimumDisplayRowCount = $1 })
      $0.property("allowsSelection", default: true, get: \.allowsSelection, set: { $0.allowsSelection = $1 })
      $0.property(
        "allowsMultipleSelection", default: false, get: \.allowsMultipleSelection,
        set: { $0.allowsMultipleSelection = $1 })
      $0.property(
        "allowsSelectionDuringEditing", default: false, get: \.allowsSelectionDuringEditing,
        set: { $0.allowsSelectionDuringEditing = $1 })
      $0.outlet(
        "dataSource",
        "The data source.",
        get: \.dataSource, letsPass: { $0 is any ListController }, set: { $0.dataSource = $1 })
      $0.prototypes(
        "prototypes", of: TableViewCell.self, "The prototypes of cells, by 'reuseIdentifier'."
      ) {
        $0.supply.register($1)
      }
      $0.slot("sections", "The static sections. A data source replaces them.") {
        (table, section: TableSection) in
        section.table = table
        table.staticSections.append(section)
      }
      $0.slot("tableHeader", single: true, "The view above all sections.") { (table, edge: TableHeader) in
        (table.edges.header, edge.table) = (edge, table)
        table.tableHeaderView = edge.view
      }
      $0.slot("tableFooter", single: true, "The view below all sections.") { (table, edge: TableFooter) in
        (table.edges.footer, edge.table) = (edge, table)
        table.tableFooterView = edge.view
      }
    }
  }

  override func delegateDidChange() {
    tableDelegate = delegate as? any TableViewDelegate
    if tableDelegate != nil { addRowMenus() }
    reloadData()
  }

  // MARK: For people who do not see it

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = scrollFacts(.list)
    facts.count = numberOfPlaces
    return facts
  }

  /// Its rows do.
  var opensContextMenu: Bool { false }

  // MARK: Cells

  /// Makes cells of a class for an identifier; none for nil.
  public func register(_ type: TableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    supply.register(
      identifier, type.map { type in { type.init(style: .basic, reuseIdentifier: identifier) } })
  }

  /// A cell that is out of sight and ready to show another row, or a new one; nil where the identifier was not
  /// registered and no prototype has it.
  ///
  /// A prototype that does not load goes to the context's failure handler.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    do {
      return try supply.cell(identifier, in: contextIfAny) as? TableViewCell
    } catch {
      contextIfAny?.report(error)
      return TableViewCell(style: .basic, reuseIdentifier: nil)
    }
  }

  /// The same, for an identifier that there is.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell {
    if let cell = reconfigured?.cell(identifier, at: indexPath, as: TableViewCell.self) {
      return cell
    }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "no cell for '\(identifier)': register a class for it, or give a prototype this 'reuseIdentifier'; "
          + "known are \(supply.identifiers)")
    }
    return cell
  }

  /// The identifiers that there are cells for, in the order of the alphabet.
  package var reuseIdentifiers: [String] { supply.identifiers }

  // MARK: Loading

  /// Asks the data source for everything anew, at the next layout. Nothing is selected afterwards.
  open func reloadData() {
    needsReload = true
    selection = []
    setNeedsLayout()
    let unmade = updates?.completions ?? []
    updates = nil
    finishReordering()
    animator.cutShort()
    for completion in unmade { completion(false) }
  }

  /// The texts above and below rows that stay the same: what is selected, stays so.
  func sectionTextsDidChange() {
    let selected = selection
    reloadData()
    selection = selected
  }

  func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    for (path, cell) in cells.inOrder { retire(cell, at: path) }
    cells = [:]
    for view in margins.values { supply.leave(view) }
    margins = [:]
    measuredMargins = [:]
    loadLayout(measured())
  }

  func loadLayout(_ layout: TableLayout) {
    self.layout = layout
    outdated = []
    layoutDidChange()
    reloadSectionIndexTitles()
  }

  func layoutDidChange() {
    contentSize = Size(width: bounds.width, height: layout.height + (tableFooterView?.bounds.height ?? 0))
  }

  override open func layoutSubviews() {
    loadIfNeeded()
    if contentSize.width != bounds.width { widthDidChange() }
    placeAll()
    placeSectionIndex()
    if !isTracking { supply.removeLeaving() }
    super.layoutSubviews()
  }

  /// Puts everything in sight where it belongs.
  func placeAll() {
    // A data source that asks for what is in sight while it makes a cell does not begin anew.
    guard !isPlacing else { return }
    isPlacing = true
    measureEdges()
    placeCells()
    isPlacing = false
    placeMargins()
    placeEdges()
    reordering.map { bringSubviewToFront($0.cell) }
  }

  private func placeCells() {
    // Cells that turn out to be lower than they were taken for make room for others.
    var arrived: [IndexPath] = []
    for _ in 0..<16 {
      let wanted = rowsInSight
      let inSight = Set(wanted)
      let gone = cells.filter { !inSight.contains($0.key) && $0.value !== reordering?.cell }
      for (path, cell) in gone.inOrder {
        cells[path] = nil
        arrived.removeAll { $0 == path }
        retire(cell, at: path)
      }
      let anchor = wanted.first { cells[$0] != nil && !layout.isEstimated($0) } ?? wanted.first
      let top = anchor.map { layout.extent(of: $0).top } ?? 0
      var isCorrected = false
      for path in wanted {
        if cells[path] == nil, let cell = makeCell(at: path) {
          cells[path] = cell
          arrived.append(path)
        }
        // What the data source did while it made the cell may have changed everything.
        guard !needsReload, layout.contains(path) else { return }
        let isOutdated = outdated.remove(path) != nil && layout.sections[path.section].rows.isEstimated
        guard isOutdated || layout.isEstimated(path), let cell = cells[path] else { continue }
        layout.set(measuredHeight(of: cell, at: path), ofRowAt: path)
        isCorrected = true
      }
      guard isCorrected else { break }
      layout.restack()
      anchor.map { shiftContent(by: layout.extent(of: $0).top - top) }
      layoutDidChange()
      motion?.updateDestination()
    }
    for (path, cell) in cells where cell !== reordering?.cell {
      animator.place(cell, at: shownRect(ofRow: path))
    }
    for path in arrived {
      if let cell = cells[path] { tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path) }
    }
  }

  private func makeCell(at path: IndexPath) -> TableViewCell? {
    let made = dataSource.map { $0.tableView(self, cellForRowAt: path) }
    return (made ?? staticCell(at: path)).map { prepared($0, at: path) }
  }

  /// A cell that the data source gave, ready to be shown for a row.
  func prepared(_ cell: TableViewCell, at path: IndexPath) -> TableViewCell {
    animator.release(cell)
    departures[ObjectIdentifier(cell)] = nil
    cell.host = self
    cell.isDeparting = false
    cell.isHidden = false
    cell.frame = rectForRow(at: path)
    if cell.superview !== self { insertSubview(cell, at: 0) }
    if style != .plain, cell.backgroundColor == nil {
      cell.backgroundColor = .groupedCell
      cell.$backgroundColor = .default
    }
    cell.isSelected = selection.contains(path)
    cell.edit(isEditing ? editingStyle(at: path) : .none, canMove: canMove(cell, at: path), animated: false)
    dressUp(cell, at: path)
    return cell
  }

  /// The line under a row; under the last of a group it is not indented.
  func dressUp(_ cell: TableViewCell, at path: IndexPath) {
    let isLast = path.row == layout.sections[path.section].rows.count - 1
    cell.separator =
      separatorStyle == .none
      ? nil : (separatorColor, isLast && style != .plain ? 0 : separatorInset)
  }

  func retire(_ cell: TableViewCell, at path: IndexPath) {
    letGo(cell)
    animator.release(cell)
    cell.isDeparting = false
    if staticSections.contains(where: { $0.cells.contains { $0 === cell } }) {
      cell.isHidden = true
    } else {
      supply.retire(cell)
    }
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// The user has no longer to do with a cell. It may soon show another row, which a finger that is on it does not mean.
  func letGo(_ cell: TableViewCell) {
    cell.isHighlighted = false
    if cell === touchedCell { touchedCell = nil }
    if cell === swipedCell { coverSwipe() }
  }

  /// A cell, or what stood over a section, has gone out of sight.
  private func didLeave(_ view: View) {
    guard let cell = view as? TableViewCell, let path = departures.removeValue(forKey: ObjectIdentifier(cell))
    else { return supply.leave(view) }
    retire(cell, at: path)
    setNeedsLayout()
  }

  override func leavesTouch(to view: View) -> Bool { view is SectionIndexBar }

  override open func didAddSubview(_ subview: View) {
    // The index lies over all that passes.
    if let sectionIndex, subview !== sectionIndex { bringSubviewToFront(sectionIndex) }
    super.didAddSubview(subview)
  }

  override open func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil else { return }
    finishReordering()
    animator.cutShort()
  }
}

extension Color {
  /// A row on a gray ground: white in the light, dark gray in the dark.
  static let groupedCell = Color(.tertiarySystemBackground)
}

extension AppearanceKeys where Object: TableView {
  /// The color of the line between rows.
  public var separatorColor: AppearanceKey<Color> { AppearanceKey() }
  /// How far from the left the line between rows begins, in points.
  public var separatorInset: AppearanceKey<Double> { AppearanceKey() }
}
