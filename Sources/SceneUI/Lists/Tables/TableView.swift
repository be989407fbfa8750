import SceneRuntime
import SceneValues

/// A view that displays rows in sections. The number of rows is unlimited, because only the visible rows have cells.
///
/// ```swift
/// table.register(TableViewCell.self, forCellReuseIdentifier: "track")
/// table.dataSource = album
/// ```
open class TableView: ScrollView, ContextMenuSource {
  /// A style that determines how sections are visually separated.
  public enum Style: String, SceneEnumeration {
    /// A style in which a section's header and footer float at the upper and lower edges while the section is visible.
    case plain
    /// A style in which sections are spaced apart on a gray background.
    case grouped
    case insetGrouped
  }

  /// A style of the separators between rows.
  public enum SeparatorStyle: String, SceneEnumeration {
    case none, singleLine
  }

  /// A position at which a row is displayed after the table has scrolled to it.
  public enum ScrollPosition: String, SceneEnumeration {
    /// The position that requires the least scrolling.
    case none
    case top, middle, bottom
  }

  /// An animation for inserting, deleting, or reloading rows. Surrounding rows move to make room.
  public enum RowAnimation: String, Sendable {
    /// The most suitable animation for the change, which is currently a fade.
    case automatic
    case fade
    case left, right
    /// An animation in which inserted rows slide out from under the row above, and deleted rows slide back under it.
    case top
    /// An animation in which inserted rows slide out from under the row below, and deleted rows slide back under it.
    case bottom
    /// No animation for the changed rows. If no other change is animated, the surrounding rows also move immediately.
    case none
  }

  /// The `rowHeight` value for self-sizing rows. The value is -1, as in Interface Builder.
  public static let automaticDimension = -1.0
  /// The height that the default delegate methods return. The height of the table's property applies instead.
  static let unspecifiedHeight = -Double.infinity

  /// The table's style, which cannot be changed after the table is created.
  public private(set) var style: Style { didSet { if style != oldValue { reloadData() } } }
  /// The object that provides the data. When you set a new data source, the table loads its data at the next
  /// layout. The table references the data source weakly.
  public weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }
  private(set) weak var tableDelegate: (any TableViewDelegate)?
  /// The row height, in points. If the value is `automaticDimension`, each cell's `sizeThatFits` method
  /// determines the height of its row. The default is 44.
  @Bounded(-1...16_777_216) public var rowHeight = 44.0 {
    didSet { if rowHeight != oldValue { reloadData() } }
  }
  /// The assumed height of rows that have not been visible yet, in points. If the value is 0, which is the default, all
  /// heights are determined in advance, except that self-sizing rows are assumed to be 44 points high. If the actual
  /// height of a row above the visible rows differs from the assumed height, the visible rows stay in place.
  @Bounded(-1...16_777_216) public var estimatedRowHeight = 0.0 {
    didSet { if estimatedRowHeight != oldValue { reloadData() } }
  }
  /// The height of section headers, in points, if the delegate provides no height. In a grouped table, headers become
  /// taller if their text requires more space. In a plain table, a section with neither header text nor a header view has
  /// no header. The default is `automaticDimension`.
  @Bounded(-1...16_777_216) public var sectionHeaderHeight = TableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { reloadData() } }
  }
  /// The height of section footers, in points, if the delegate provides no height. The rules for
  /// `sectionHeaderHeight` also apply to this property.
  @Bounded(-1...16_777_216) public var sectionFooterHeight = TableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { reloadData() } }
  }
  /// The space above each section header, in points. This space scrolls out of view even if the header stays
  /// visible. The default is `automaticDimension`, which is equivalent to 0.
  @Bounded(-1...16_777_216) public var sectionHeaderTopPadding = TableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { reloadData() } }
  }
  /// The view above all sections. It scrolls with the rows, keeps its height, and is always as wide as the table.
  public var tableHeaderView: View? { didSet { edgeDidChange(from: oldValue, to: tableHeaderView) } }
  /// The view below all sections. It scrolls with the rows, keeps its height, and is always as wide as the table.
  public var tableFooterView: View? { didSet { edgeDidChange(from: oldValue, to: tableFooterView) } }
  private var edges: (header: TableHeader?, footer: TableFooter?)
  /// The style of the separators between rows. Setting this property reloads the table and clears the selection.
  public var separatorStyle = SeparatorStyle.singleLine { didSet { reloadData() } }
  /// The color of the separators. Setting this property reloads the table and clears the selection.
  @Stylable public var separatorColor = Color.separator { didSet { reloadData() } }
  /// The inset of the separators from the leading edge, in points. The default is 16. Setting this property
  /// reloads the table and clears the selection.
  @Stylable @Within(.coordinates) public var separatorInset = 16.0 { didSet { reloadData() } }
  /// The color of the section index titles. If nil (the default), the index uses the tint color.
  @Stylable public var sectionIndexColor: Color? { didSet { colorSectionIndex() } }
  /// The background color of the section index. If nil (the default), the index has no background.
  @Stylable public var sectionIndexBackgroundColor: Color? { didSet { colorSectionIndex() } }
  /// The background color of the section index while the user touches it. If nil (the default),
  /// `sectionIndexBackgroundColor` is used.
  @Stylable public var sectionIndexTrackingBackgroundColor: Color? { didSet { colorSectionIndex() } }
  /// The minimum number of rows that the table must have to display the section index. The default is 0.
  @Within(.counts) public var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { reloadSectionIndexTitles() } }
  }
  /// Whether the user can select rows. Selection in code is not affected. The default is true.
  public var allowsSelection = true
  /// Whether multiple rows can be selected at once. If true, tapping a selected row deselects it. The default is false.
  public var allowsMultipleSelection = false
  /// Whether the user can select rows in editing mode. The default is false.
  public var allowsSelectionDuringEditing = false
  /// Whether the table is in editing mode. The default is false. To change the mode, call `setEditing(_:animated:)`.
  public internal(set) var isEditing = false
  var staticSections: [TableSection] = []
  /// The heights of headers and footers on an editor's canvas. Tools set this property to display a table as
  /// the editor saved it. In apps, the value is nil.
  package var canvasMargins: CanvasTableMargins? { didSet { reloadData() } }

  var supply = CellSupply()
  var marginSupply = CellSupply()
  var layout = TableLayout()
  var needsReload = true
  var cells: [IndexPath: TableViewCell] = [:]
  /// The visible rows that must be measured again. Until then, these rows keep their previous heights.
  var outdated: Set<IndexPath> = []
  var margins: [TableMargin.Place: View] = [:]
  /// The header and footer views that the delegate has provided for measurement but that are not yet visible.
  var measuredMargins: [TableMargin.Place: View] = [:]
  var hasFittingMargins: Bool { !measuredMargins.isEmpty || margins.values.contains { !($0 is TableMargin) } }
  var selection: Set<IndexPath> = []
  var sectionIndex: SectionIndexBar?
  weak var touchedCell: ReusableCell?
  weak var swipedCell: TableViewCell?
  var reconfigured: ReconfiguredCell<TableViewCell>?
  var updates: ListUpdates?
  var updateDepth = 0
  lazy var animator = ListAnimator { [weak self] in self?.didLeave($0) }
  /// The previous index paths of cells that are moving out of view, by cell.
  var departures: [ObjectIdentifier: IndexPath] = [:]
  var reordering: TableReordering?
  private(set) var isPlacing = false

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates, in points.
  ///   - style: The style, which determines how sections are visually separated. It cannot be changed later.
  public init(frame: Rect = .zero, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    prepare()
  }

  override public convenience init(frame: Rect = .zero) { self.init(frame: frame, style: .plain) }

  /// Creates a table from its element in a scene.
  ///
  /// - Throws: `LoadingError` if a nested object cannot be created.
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
        "style", default: .plain,
        "The style, which cannot be changed later.", get: \.style, set: { $0.style = $1 })
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
        "separatorInset", default: 16, in: .coordinates,
        "The inset of separators in points.", appearance: \.$separatorInset,
        get: \.separatorInset,
        set: { $0.separatorInset = $1 })
      $0.property(
        "sectionIndexColor",
        "The color of the section index. Default: the tint color.", appearance: \.$sectionIndexColor,
        get: \.sectionIndexColor, set: { $0.sectionIndexColor = $1 })
      $0.property(
        "sectionIndexBackgroundColor", "The background color of the section index. Default: none.",
        appearance: \.$sectionIndexBackgroundColor, get: \.sectionIndexBackgroundColor,
        set: { $0.sectionIndexBackgroundColor = $1 })
      $0.property(
        "sectionIndexTrackingBackgroundColor",
        "The background color of the section index while it is touched.",
        appearance: \.$sectionIndexTrackingBackgroundColor, get: \.sectionIndexTrackingBackgroundColor,
        set: { $0.sectionIndexTrackingBackgroundColor = $1 })
      $0.property(
        "sectionIndexMinimumDisplayRowCount", default: 0, in: .counts,
        "The minimum number of rows at which the section index is visible.",
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
        get: \.dataSource, ignores: { $0 is any ListController }, set: { $0.dataSource = $1 })
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

  // MARK: Accessibility

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = scrollFacts(.list)
    facts.count = numberOfPlaces
    return facts
  }

  /// Whether the table itself opens context menus. The value is always false, because the individual rows open them.
  var opensContextMenu: Bool { false }

  // MARK: Cells

  /// Registers a cell class for an identifier, or removes the registration if the class is nil.
  public func register(_ type: TableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    supply.register(
      identifier, type.map { type in { type.init(style: .basic, reuseIdentifier: identifier) } })
  }

  /// Registers a nib for an identifier, or removes the registration if the nib is nil. The nib's only top-level view must
  /// be a cell without a reuse identifier or with the same one.
  @_disfavoredOverload
  public func register(_ nib: Nib?, forCellReuseIdentifier identifier: String) {
    supply.register(
      identifier, nib.map { nib in { try nib.reusableView(TableViewCell.self, identifier: identifier) } })
  }

  /// Returns a reused or new cell, or nil if the identifier has no registered class or nib and no prototype. If a
  /// prototype or nib fails to load, the method reports the error to the context's failure handler and returns an empty
  /// cell.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    do {
      return try supply.cell(identifier, as: TableViewCell.self, in: contextIfAny)
    } catch {
      contextIfAny?.report(error)
      return TableViewCell(style: .basic, reuseIdentifier: nil)
    }
  }

  /// Returns a reused or new cell. Terminates the app if the identifier has no registered class, nib, or prototype.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell {
    if let cell = reconfigured?.cell(identifier, at: indexPath, as: TableViewCell.self) {
      return cell
    }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "no cell for '\(identifier)': register a class or nib for it, or give a prototype this 'reuseIdentifier'; "
          + "identifiers: \(supply.identifiers)")
    }
    return cell
  }

  package var reuseIdentifiers: [String] { supply.identifiers }

  // MARK: Loading

  /// Reloads all data from the data source at the next layout and clears the selection.
  open func reloadData() {
    needsReload = true
    selection = []
    setNeedsLayout()
    let pendingCompletions = updates?.completions ?? []
    updates = nil
    finishReordering()
    animator.cutShort()
    for completion in pendingCompletions { completion(false) }
  }

  /// Reloads the table after the header or footer text of a static section has changed. The selection is preserved.
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
    for view in margins.values { retireMargin(view) }
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

  func placeAll() {
    // While the data source creates a cell, it can access the visible rows. This must not start another layout pass.
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
    // Cells that are shorter than estimated leave space for more rows, so the layout pass is repeated.
    var arrived: [IndexPath] = []
    for _ in 0..<16 {
      let wanted = visibleRows
      let isVisible = Set(wanted)
      let gone = cells.filter { !isVisible.contains($0.key) && $0.value !== reordering?.cell }
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
        // The data source may have changed the table while it created the cell.
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
    configureSeparator(cell, at: path)
    return cell
  }

  /// Configures a row's separator. In grouped tables, the separator below the last row of a section has no inset.
  func configureSeparator(_ cell: TableViewCell, at path: IndexPath) {
    let isLast = path.row == layout.sections[path.section].rows.count - 1
    cell.separator =
      separatorStyle == .none
      ? nil : (separatorColor, isLast && style != .plain ? 0 : separatorInset)
  }

  func retire(_ cell: TableViewCell, at path: IndexPath) {
    resetTouchState(cell)
    animator.release(cell)
    cell.isDeparting = false
    if staticSections.contains(where: { $0.cells.contains { $0 === cell } }) {
      cell.isHidden = true
    } else {
      supply.retire(cell)
    }
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func resetTouchState(_ cell: TableViewCell) {
    cell.isHighlighted = false
    if cell === touchedCell { touchedCell = nil }
    if cell === swipedCell { coverSwipe() }
  }

  private func didLeave(_ view: View) {
    guard let cell = view as? TableViewCell, let path = departures.removeValue(forKey: ObjectIdentifier(cell))
    else { return retireMargin(view) }
    retire(cell, at: path)
    setNeedsLayout()
  }

  override func leavesTouch(to view: View) -> Bool { view is SectionIndexBar }

  override open func didAddSubview(_ subview: View) {
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
  /// The background color of rows in grouped tables, which is white in light mode and dark gray in dark mode.
  static let groupedCell = Color(.tertiarySystemBackground)
}

extension AppearanceKeys where Object: TableView {
  /// The color of the separators.
  public var separatorColor: AppearanceKey<Color> { AppearanceKey() }
  /// The inset of the separators from the leading edge, in points.
  public var separatorInset: AppearanceKey<Double> { AppearanceKey() }
}
