import SceneRuntime
import SceneValues

/// Rows one below the other, in sections: as many as one likes, of which only those in sight exist as cells.
///
/// ```swift
/// table.register(TableViewCell.self, forCellReuseIdentifier: "track")
/// table.dataSource = album
/// ```
open class TableView: ScrollView {
  public enum Style: String, SceneEnumeration {
    /// Headers stay in sight as long as their section is.
    case plain
    /// Sections stand apart, on a grey ground.
    case grouped
  }

  public enum SeparatorStyle: String, SceneEnumeration {
    case none, singleLine
  }

  /// Where a row is to be that is scrolled to.
  public enum ScrollPosition: String, SceneEnumeration {
    /// As near as it is seen.
    case none
    case top, middle, bottom
  }

  public private(set) var style: Style
  /// What is shown. A new one is asked at the next layout.
  public weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }
  /// The delegate, where it is a table's.
  private(set) weak var tableDelegate: (any TableViewDelegate)?
  /// In points.
  public var rowHeight = 44.0 { didSet { if rowHeight != oldValue { reloadData() } } }
  public var separatorStyle = SeparatorStyle.singleLine { didSet { reloadData() } }
  @Stylable public var separatorColor = Color.separator { didSet { reloadData() } }
  /// In points: how far from the left separators begin.
  @Stylable public var separatorInset = 16.0 { didSet { reloadData() } }
  public var allowsSelection = true
  public var allowsMultipleSelection = false
  public var allowsSelectionDuringEditing = false
  public internal(set) var isEditing = false
  var staticSections: [TableSection] = []

  var supply = CellSupply()
  var layout = TableLayout()
  var needsReload = true
  /// The cells in sight.
  var cells: [IndexPath: TableViewCell] = [:]
  var margins: [TableMargin.Place: View] = [:]
  var selection: Set<IndexPath> = []
  weak var touchedCell: ReusableCell?
  /// The cell whose button to delete is in sight.
  weak var swipedCell: TableViewCell?
  var updates: ListUpdates?
  var updateDepth = 0

  public init(frame: Rect = .zero, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    prepare()
  }

  override public convenience init(frame: Rect = .zero) { self.init(frame: frame, style: .plain) }

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
    ClassDeclaration(TableView.self, element: "tableView", "Rows one below the other, in sections.") {
      $0.property(
        "alwaysBounceVertical", default: true, get: \.alwaysBounceVertical,
        set: { $0.alwaysBounceVertical = $1 })
      $0.property("style", default: .plain, "Fixed once it is made.", get: \.style, set: { $0.style = $1 })
      $0.property("rowHeight", default: 44, "In points.", get: \.rowHeight, set: { $0.rowHeight = $1 })
      $0.property(
        "separatorStyle", default: .singleLine, get: \.separatorStyle, set: { $0.separatorStyle = $1 })
      $0.property(
        "separatorColor", default: .separator, appearance: \.$separatorColor, get: \.separatorColor,
        set: { $0.separatorColor = $1 })
      $0.property(
        "separatorInset", default: 16, "In points.", appearance: \.$separatorInset, get: \.separatorInset,
        set: { $0.separatorInset = $1 })
      $0.property("allowsSelection", default: true, get: \.allowsSelection, set: { $0.allowsSelection = $1 })
      $0.property(
        "allowsMultipleSelection", default: false, get: \.allowsMultipleSelection,
        set: { $0.allowsMultipleSelection = $1 })
      $0.property(
        "allowsSelectionDuringEditing", default: false, get: \.allowsSelectionDuringEditing,
        set: { $0.allowsSelectionDuringEditing = $1 })
      $0.outlet("dataSource", get: \.dataSource, set: { $0.dataSource = $1 })
      $0.prototypes(
        "prototypes", of: TableViewCell.self, "Copied for each row that asks for its 'reuseIdentifier'."
      ) {
        $0.supply.register($1)
      }
      $0.slot("sections", "Rows that stay as they are; a data source goes before.") {
        (table, section: TableSection) in table.staticSections.append(section)
      }
    }
  }

  override func delegateDidChange() {
    tableDelegate = delegate as? any TableViewDelegate
    reloadData()
  }

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
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "no cell for '\(identifier)': register a class for it, or give a prototype this 'reuseIdentifier'; "
          + "known are \(supply.identifiers)")
    }
    return cell
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
    loadLayout()
  }

  func loadLayout() {
    for view in margins.values { supply.leave(view) }
    margins = [:]
    layout = measured()
    contentSize = Size(width: bounds.width, height: layout.height)
  }

  override open func layoutSubviews() {
    loadIfNeeded()
    if contentSize.width != bounds.width { contentSize.width = bounds.width }
    placeCells()
    placeMargins()
    if !isTracking { supply.removeLeaving() }
    super.layoutSubviews()
  }

  private func placeCells() {
    let wanted = layout.rows(from: bounds.minY, to: bounds.maxY)
    let inSight = Set(wanted)
    for (path, cell) in cells where !inSight.contains(path) {
      cells[path] = nil
      retire(cell, at: path)
    }
    for path in wanted {
      if let cell = cells[path] {
        cell.frame = rectForRow(at: path)
      } else if let cell = makeCell(at: path) {
        cells[path] = cell
        // What the data source did while it made the cell may have changed everything.
        guard !needsReload else { return }
      }
    }
  }

  private func makeCell(at path: IndexPath) -> TableViewCell? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) ?? staticCell(at: path) else {
      return nil
    }
    cell.host = self
    cell.isHidden = false
    cell.frame = rectForRow(at: path)
    if cell.superview !== self { insertSubview(cell, at: 0) }
    if style == .grouped, cell.backgroundColor == nil {
      cell.backgroundColor = .groupedCell
      cell.$backgroundColor = .default
    }
    cell.isSelected = selection.contains(path)
    cell.editingStyle = isEditing ? editingStyle(at: path) : .none
    dressUp(cell, at: path)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// The line under a row; under the last of a group it is not indented.
  func dressUp(_ cell: TableViewCell, at path: IndexPath) {
    let isLast = path.row == layout.sections[path.section].rows.count - 1
    cell.separator =
      separatorStyle == .none
      ? nil : (separatorColor, isLast && style == .grouped ? 0 : separatorInset)
  }

  func retire(_ cell: TableViewCell, at path: IndexPath) {
    cell.isHighlighted = false
    if cell === swipedCell { coverDelete() }
    if dataSource == nil, staticSections.contains(where: { $0.cells.contains { $0 === cell } }) {
      cell.isHidden = true
    } else {
      supply.retire(cell)
    }
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  private func staticCell(at path: IndexPath) -> TableViewCell? {
    guard dataSource == nil, staticSections.indices.contains(path.section),
      staticSections[path.section].cells.indices.contains(path.row)
    else { return nil }
    return staticSections[path.section].cells[path.row]
  }
}

extension Color {
  /// A row on a grey ground: white in the light, dark grey in the dark.
  static let groupedCell = Color(.tertiarySystemBackground)
}

extension AppearanceKeys where Object: TableView {
  public var separatorColor: AppearanceKey<Color> { AppearanceKey() }
  public var separatorInset: AppearanceKey<Double> { AppearanceKey() }
}
