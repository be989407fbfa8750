import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

/// A cell that displays one row of a table.
open class TableViewCell: ReusableCell, AccessibilityActing {
  /// A style that determines the predefined content of a cell.
  public enum Style: String, SceneEnumeration {
    case basic, custom
    /// A style with a label at the leading edge and another label at the trailing edge.
    case value1
    /// A style with a narrow label in the tint color at the leading edge, followed by another label.
    case value2
    case subtitle

    /// Another name for `basic`.
    public static var `default`: Style { .basic }
  }

  /// A type of accessory at a cell's trailing edge.
  public enum AccessoryType: String, SceneEnumeration {
    case none, disclosureIndicator, checkmark, detailButton
  }

  /// An appearance for selected rows.
  public enum SelectionStyle: String, SceneEnumeration {
    case none, `default`
  }

  /// An editing operation that the user can perform on a row in editing mode.
  public enum EditingStyle: String, SceneEnumeration {
    case none, delete, insert
  }

  /// The cell's style, which cannot be changed after the cell is created.
  public private(set) var style = Style.basic
  /// The appearance of the row while it is touched or selected. The default is a gray background. Rows can be
  /// selected even if this property is `none`.
  public var selectionStyle = SelectionStyle.default
  /// The accessory at the trailing edge, which is displayed unless `accessoryView` is set. The default is `none`. Only
  /// the detail button responds to touches: tapping it calls the delegate's `accessoryButtonTappedForRowWith` method.
  public var accessoryType = AccessoryType.none { didSet { setNeedsLayout(); setNeedsDisplay() } }
  /// The view at the trailing edge, which replaces the accessory specified by `accessoryType`. If the view's
  /// frame is empty, its content determines its size. The default is nil.
  public var accessoryView: View? {
    didSet {
      guard oldValue !== accessoryView else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// The main label, or nil for a custom cell that has no such label in the scene.
  public private(set) var textLabel: Label?
  /// The secondary label, or nil if neither the style nor the scene provides one.
  public private(set) var detailTextLabel: Label?
  /// The image view specified in the scene, or nil if there is none.
  public private(set) weak var imageView: ImageView?

  private var text = "" { didSet { textLabel?.text = text } }
  private var detailText = "" { didSet { detailTextLabel?.text = detailText } }

  var separator: (color: Color, inset: Double)? { didSet { setNeedsDisplay() } }
  private var swipeButtons: [TableSwipeButton] = []
  private var areLabelsMirrored = false
  private var ownTextsFollow = false
  private(set) var uncoveredSide: TableView.SwipeSide?
  private var editControl: TableEditControl?
  private var reorderControl: TableReorderControl?
  private var slide: ValueAnimation?
  /// The visible fraction of the editing controls, in the range from 0 to 1.
  private var reveal = 0.0 { didSet { setNeedsLayout(); setNeedsDisplay() } }
  /// The editing operation that the user can perform on the row, or `none` if the table is not in editing mode.
  public private(set) var editingStyle = EditingStyle.none
  /// Whether the cell displays a handle for moving its row in editing mode. The handle appears only if the
  /// data source's `canMoveRowAt` method also returns true. The default is false.
  public var showsReorderControl = false
  var isLifted = false { didSet { if isLifted != oldValue { setNeedsDisplay() } } }

  /// Creates a cell. Tables call this initializer for registered cell classes.
  public required init(style: Style, reuseIdentifier: String?) {
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 44), reuseIdentifier: reuseIdentifier)
    become(style)
  }

  /// Creates a cell from its element in a scene. If the element specifies no `style`, the style is `custom` for a cell
  /// that contains views and has no `text`, and `basic` for any other cell.
  ///
  /// - Throws: `LoadingError` if a nested object cannot be created.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    if textLabel == nil {
      let isCustom = !contentView.subviews.isEmpty && coder.value(String.self, forKey: "text") == nil
      become(coder.value(forKey: "style") ?? (isCustom ? .custom : .basic))
    }
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(TableViewCell.self, element: "tableViewCell", "A row of a table.") {
      $0.property(
        "style", "The style. Default: 'basic', or 'custom' for a cell with subviews and no text.",
        get: \.style, set: { $0.become($1) })
      $0.property("text", default: "", get: { $0.textLabel?.text ?? $0.text }, set: { $0.text = $1 })
      $0.property(
        "detailText", default: "", get: { $0.detailTextLabel?.text ?? $0.detailText },
        set: { $0.detailText = $1 })
      $0.localizable("text", "detailText")
      $0.placeholders("text")
      $0.property("accessoryType", default: .none, get: \.accessoryType, set: { $0.accessoryType = $1 })
      $0.property(
        "showsReorderControl", default: false, "Whether the cell shows a reorder control in editing mode.",
        get: \.showsReorderControl, set: { $0.showsReorderControl = $1 })
      $0.property("selectionStyle", default: .default, get: \.selectionStyle, set: { $0.selectionStyle = $1 })
      $0.outlet(
        "textLabel", "The id of a subview of a custom cell.", get: \.textLabel
      ) {
        if $0.style == .custom { $0.textLabel = $1 }
      }
      $0.outlet("detailTextLabel", "The id of a subview of a custom cell.", get: \.detailTextLabel) {
        if $0.style == .custom { $0.detailTextLabel = $1 }
      }
      $0.outlet("imageView", "The id of a subview of a custom cell.", get: \.imageView) { $0.imageView = $1 }
      $0.outlet(
        "accessoryView", "The id of a view that becomes the accessory view.", get: \.accessoryView
      ) {
        $0.accessoryView = $1
      }
      $0.slot("accessoryView", single: true, "The accessory view. Replaces the accessory type.") {
        (cell, accessory: CellAccessory) in cell.accessoryView = accessory.view
      }
    }
  }

  private func become(_ style: Style) {
    guard style != self.style || textLabel == nil else { return }
    self.style = style
    textLabel?.removeFromSuperview()
    detailTextLabel?.removeFromSuperview()
    (textLabel, detailTextLabel) = (nil, nil)
    guard style != .custom else { return }
    let text = Label()
    text.text = self.text
    textLabel = text
    contentView.insertSubview(text, at: 0)
    guard style != .basic else { return }
    let detail = Label()
    detail.text = detailText
    detail.font = .system(style == .subtitle ? 12 : style == .value2 ? 15 : 17)
    detail.textColor = style == .value1 || style == .subtitle ? .secondaryLabel : .label
    areLabelsMirrored = false
    detail.textAlignment = style == .value1 ? .right : .natural
    if style == .value2 {
      text.font = .system(13)
      text.textColor = .tint
      text.textAlignment = .right
    }
    // The style provides only defaults, which appearance rules can override.
    for label in [text, detail] { (label.$font, label.$textColor) = (.default, .default) }
    detailTextLabel = detail
    contentView.insertSubview(detail, at: 1)
  }

  // MARK: Layout

  private static let margin = 16.0
  private static let verticalMargin = 11.0
  private static let accessoryWidth = 28.0
  private static let editWidth = 42.0

  override open func layoutSubviews() {
    super.layoutSubviews()
    if !ownTextsFollow {
      ownTextsFollow = true
      makeOwnLabelsResizable()
    }
    let uncovered = self.uncovered
    let editWidth = Self.editWidth * reveal
    let (leading, trailing) = (leadingCover, trailingCover)
    let left = (editControl == nil ? 0 : editWidth) - uncovered + leading
    var right = bounds.width - uncovered - trailing
    if let reorderControl {
      right -= editWidth
      reorderControl.frame = turned(
        Rect(x: right, y: 0, width: Self.editWidth, height: bounds.height))
    }
    if let accessoryView {
      if accessoryView.bounds.isEmpty { accessoryView.sizeToFit() }
      let size = accessoryView.bounds.size
      right -= size.width + Self.margin
      accessoryView.frame = turned(
        Rect(x: right, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
    } else {
      right -= accessoryWidth
    }
    let height = max(0, bounds.height - (contextIfAny?.systemMetrics.rows.separatorHeight ?? 0))
    contentView.frame = turned(Rect(x: left, y: 0, width: max(0, right - left), height: height))
    editControl?.frame = turned(
      Rect(
        x: editWidth - Self.editWidth - uncovered + leading, y: 0, width: Self.editWidth,
        height: bounds.height))
    placeSwipeButtons()
    mirrorLabels()
    layoutTexts(in: contentView.bounds.insetBy(dx: Self.margin, dy: 0))
  }

  private var accessoryWidth: Double {
    let rows = contextIfAny?.systemMetrics.rows ?? SystemMetrics.Rows()
    switch accessoryType {
    case .none: return 0
    case .disclosureIndicator: return rows.disclosureWidth
    case .checkmark, .detailButton: return rows.buttonWidth
    }
  }

  override func usualMargins(of subview: View) -> EdgeInsets? {
    guard subview === contentView else { return nil }
    let rows = contextIfAny?.systemMetrics.rows ?? SystemMetrics.Rows()
    let side =
      rows.sides?.margin(
        width: bounds.width, preserves: preservesSuperviewLayoutMargins,
        isOfController: (host as? TableView)?.controller != nil)
      ?? (host as? TableView)?.rowMargin ?? TableView.rowMargin(inWidth: bounds.width)
    let far =
      accessoryView != nil || accessoryType != .none ? min(side, LayoutNotes.standardMargins.right) : side
    let usual = EdgeInsets(
      top: rows.above, left: readsFromRightToLeft ? far : side, bottom: rows.above - rows.separatorHeight,
      right: readsFromRightToLeft ? side : far)
    return layoutNotes?.margins == nil ? usual : inherited(usual)
  }

  private func inherited(_ usual: EdgeInsets) -> EdgeInsets {
    let (own, least) = (ownLayoutMargins, LayoutNotes.standardMargins)
    return EdgeInsets(
      top: usual.top, left: max(own.left, least.left), bottom: usual.bottom,
      right: max(own.right, least.right))
  }

  private func layoutTexts(in area: Rect) {
    guard style != .custom, let textLabel else { return }
    guard let detailTextLabel else { return textLabel.frame = area }
    switch style {
    case .subtitle:
      let height = max(22, textLabel.sizeThatFits(Size(width: area.width, height: 0)).height)
      let detailHeight = max(
        16, detailTextLabel.sizeThatFits(Size(width: area.width, height: 0)).height)
      let top = area.minY + (area.height - height - detailHeight) / 2
      textLabel.frame = Rect(x: area.minX, y: top, width: area.width, height: height)
      detailTextLabel.frame = Rect(
        x: area.minX, y: top + height, width: area.width, height: detailHeight)
    case .value2:
      let width = min(96, area.width / 3)
      textLabel.frame = place(
        Rect(x: area.minX, y: area.minY, width: width, height: area.height))
      detailTextLabel.frame = place(
        Rect(
          x: area.minX + width + 8, y: area.minY, width: max(0, area.width - width - 8),
          height: area.height))
    case .value1, .basic, .custom:
      let width = min(detailTextLabel.sizeThatFits(.zero).width, area.width * 0.6)
      textLabel.frame = place(
        Rect(x: area.minX, y: area.minY, width: max(0, area.width - width - 8), height: area.height))
      detailTextLabel.frame = place(
        Rect(x: area.maxX - width, y: area.minY, width: width, height: area.height))
    }
    func place(_ frame: Rect) -> Rect {
      guard readsFromRightToLeft else { return frame }
      return Rect(
        x: area.minX + area.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
  }

  private func mirrorLabels() {
    guard readsFromRightToLeft != areLabelsMirrored else { return }
    areLabelsMirrored.toggle()
    let label = style == .value1 ? detailTextLabel : style == .value2 ? textLabel : nil
    switch label?.textAlignment {
    case .left: label?.textAlignment = .right
    case .right: label?.textAlignment = .left
    case .center, .natural, nil: break
    }
  }

  /// Returns the cell's size for a specified width. The table calls this method for rows with an automatic height.
  ///
  /// Cells with predefined labels are at least 44 points high. A custom cell must first be laid out at the specified
  /// width. Without constraints, it keeps its height from the scene, adjusted for views with a flexible height.
  override open func sizeThatFits(_ size: Size) -> Size {
    let width = size.width > 0 ? size.width : bounds.width
    let inner = max(0, contentView.bounds.width - 2 * Self.margin)
    if style == .custom, contentView.placesOthers {
      let content = contentView.systemLayoutSizeFitting(
        Size(width: contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required)
      if content.height > 0 { return Size(width: width, height: content.height) }
    }
    guard style != .custom, let textLabel else {
      let growth = contentView.subviews.filter {
        $0.autoresizingMask.contains(.flexibleHeight) && !$0.isHidden
      }
      .map { $0.sizeThatFits(Size(width: $0.bounds.width, height: 0)).height - $0.bounds.height }
      return Size(width: width, height: contentView.bounds.height + (growth.max() ?? 0))
    }
    func height(_ label: Label?, in width: Double) -> Double {
      label?.sizeThatFits(Size(width: width, height: 0)).height ?? 0
    }
    let content: Double
    switch style {
    case .subtitle: content = height(textLabel, in: inner) + height(detailTextLabel, in: inner)
    case .basic, .custom: content = height(textLabel, in: inner)
    case .value1, .value2:
      content = max(
        height(textLabel, in: textLabel.bounds.width),
        height(detailTextLabel, in: detailTextLabel?.bounds.width ?? 0))
    }
    return Size(width: width, height: max(44, content + 2 * Self.verticalMargin))
  }

  // MARK: Drawing

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    if selectionStyle != .none, isSelected || isHighlighted {
      graphics.setFillColor(Color(.systemGray4))
      graphics.fill(bounds)
    }
    let shift = uncovered + trailingCover + (reorderControl == nil ? 0 : Self.editWidth * reveal)
    if isLifted { drawLift(in: graphics) }
    if let separator {
      graphics.setFillColor(separator.color)
      graphics.fill(
        turned(
          Rect(x: separator.inset, y: bounds.maxY - 0.5, width: bounds.width - separator.inset, height: 0.5)))
    }
    guard accessoryView == nil else { return }
    drawAccessory(
      at: turned(Point(x: bounds.width - shift - Self.accessoryWidth / 2 - 2, y: bounds.midY)), in: graphics)
  }

  private func drawLift(in graphics: GraphicsContext) {
    if backgroundColor == nil {
      graphics.setFillColor(.systemBackground)
      graphics.fill(bounds)
    }
    for (width, alpha) in [(1.0, 0.16), (3, 0.08), (6, 0.04)] {
      graphics.setFillColor(resolve(.black).withAlpha(alpha))
      graphics.fill(Rect(x: 0, y: bounds.minY - width, width: bounds.width, height: width))
      graphics.fill(Rect(x: 0, y: bounds.maxY, width: bounds.width, height: width))
    }
  }

  private func drawAccessory(at center: Point, in graphics: GraphicsContext) {
    func line(_ points: [Point], color: Color, width: Double) {
      var path = Path()
      path.move(to: Point(x: center.x + points[0].x, y: center.y + points[0].y))
      for point in points.dropFirst() {
        path.addLine(to: Point(x: center.x + point.x, y: center.y + point.y))
      }
      graphics.setStrokeColor(color)
      graphics.lineWidth = width
      graphics.lineCap = .round
      graphics.lineJoin = .round
      graphics.stroke(path)
    }
    switch accessoryType {
    case .none: break
    case .disclosureIndicator:
      let tip = readsFromRightToLeft ? -2.5 : 2.5
      line(
        [Point(x: -tip, y: -5), Point(x: tip, y: 0), Point(x: -tip, y: 5)], color: Color(.systemGray3),
        width: 2)
    case .checkmark:
      line([Point(x: -6, y: 0), Point(x: -2, y: 4.5), Point(x: 6, y: -5)], color: .tint, width: 2)
    case .detailButton:
      graphics.setStrokeColor(.tint)
      graphics.lineWidth = 1.5
      graphics.strokeEllipse(in: Rect(x: center.x - 9, y: center.y - 9, width: 18, height: 18))
      line([Point(x: 0, y: -1), Point(x: 0, y: 4)], color: .tint, width: 2)
      line([Point(x: 0, y: -4.5), Point(x: 0, y: -4.4)], color: .tint, width: 2.2)
    }
  }

  override open func appearanceDidChange() {
    super.appearanceDidChange()
    textLabel?.setNeedsDisplay()
  }

  override open func prepareForReuse() {
    super.prepareForReuse()
    coverActions()
    edit(.none, canMove: false, animated: false)
  }

  override open func touchesEnded(_ touches: [Touch], with event: Event) {
    if isOnAccessory(touches[0]), let table = host as? TableView {
      table.touchesEnded(in: self, isInside: false)
      return table.accessoryTapped(in: self)
    }
    super.touchesEnded(touches, with: event)
  }

  private var leadingCover: Double { readsFromRightToLeft ? safeAreaInsets.right : safeAreaInsets.left }
  private var trailingCover: Double {
    (readsFromRightToLeft ? safeAreaInsets.left : safeAreaInsets.right)
      + ((host as? TableView)?.sectionIndexCover ?? 0)
  }

  private func isOnAccessory(_ touch: Touch) -> Bool {
    guard accessoryType == .detailButton, accessoryView == nil else { return false }
    let right = bounds.width - trailingCover - (reorderControl == nil ? 0 : Self.editWidth)
    let area = Rect(
      x: right - Self.accessoryWidth - 8, y: 0, width: Self.accessoryWidth + 8, height: bounds.height)
    let place = turned(area)
    return place.contains(touch.location(in: self)) && place.contains(convert(touch.startLocation, from: nil))
  }

  // MARK: Editing

  func edit(_ style: EditingStyle, canMove: Bool, animated: Bool) {
    guard style != editingStyle || canMove != (reorderControl != nil) else { return }
    coverActions()
    let isIn = style != .none || canMove
    editingStyle = style
    slide?.cancel()
    if isIn { setControls(style, canMove: canMove) }
    guard animated, let clock = contextIfAny?.clock else {
      if !isIn { setControls(.none, canMove: false) }
      return reveal = isIn ? 1 : 0
    }
    slide = ValueAnimation(
      from: reveal, to: isIn ? 1 : 0, duration: 0.25, on: clock, step: { [weak self] in self?.reveal = $0 },
      completion: { [weak self] in if !isIn { self?.setControls(.none, canMove: false) } })
  }

  private func setControls(_ style: EditingStyle, canMove: Bool) {
    editControl?.removeFromSuperview()
    reorderControl?.removeFromSuperview()
    (editControl, reorderControl) = (nil, nil)
    if style != .none {
      let control = TableEditControl(style: style)
      control.addTarget(self, for: .touchUpInside) { (cell, _: TableEditControl) in cell.editControlTapped() }
      editControl = control
      addSubview(control)
    }
    if canMove {
      let control = TableReorderControl(cell: self)
      reorderControl = control
      addSubview(control)
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func editControlTapped() {
    guard let table = host as? TableView else { return }
    if editingStyle == .insert { table.commit(.insert, for: self) } else { table.uncoverDelete(in: self) }
  }

  // MARK: Accessibility

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = super.accessibilityFacts
    if accessoryView == nil {
      switch accessoryType {
      case .none: break
      case .disclosureIndicator: facts?.traits.insert(.button)
      case .checkmark: facts?.traits.insert(.selected)
      case .detailButton: facts?.actions.append(.custom(libraryText(.moreInformation)))
      }
    }
    facts?.actions += swipeActions.map { .custom($0.title) }
    return facts
  }

  private var swipeActions: [ContextualAction] {
    guard let table = host as? TableView, let path = table.indexPath(for: self), uncoveredSide == nil else {
      return []
    }
    return [.leading, .trailing].flatMap { table.swipeActions(at: path, from: $0)?.actions ?? [] }
  }

  func performOwnAction(_ action: AccessibilityAction, part: Int) -> Bool? {
    guard case .custom(let name) = action, let table = host as? TableView,
      !accessibilityCustomActions.contains(where: { $0.name == name })
    else { return nil }
    if let action = swipeActions.first(where: { $0.title == name }) {
      table.perform(action, in: self)
    } else if name == libraryText(.moreInformation) {
      table.accessoryTapped(in: self)
    } else {
      return nil
    }
    return true
  }

  // MARK: Swiping

  /// The content's offset while swipe buttons are visible, in points. Positive values move it toward the leading edge.
  private var uncovered: Double {
    let width = swipeButtons.map(\.bounds.width).reduce(0, +)
    return uncoveredSide == .leading ? -width : width
  }

  private func placeSwipeButtons() {
    var width = 0.0
    for button in swipeButtons {
      let x = uncoveredSide == .leading ? width : bounds.width - width - button.bounds.width
      button.frame = turned(Rect(x: x, y: 0, width: button.bounds.width, height: bounds.height))
      width += button.bounds.width
    }
  }

  func uncover(_ actions: [ContextualAction], from side: TableView.SwipeSide) {
    coverActions()
    uncoveredSide = side
    swipeButtons = actions.map { action in
      let button = TableSwipeButton(action)
      button.addTarget(self, for: .touchUpInside) { (cell, button: TableSwipeButton) in
        guard let action = button.action else { return }
        (cell.host as? TableView)?.perform(action, in: cell)
      }
      addSubview(button)
      return button
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  func coverActions() {
    guard uncoveredSide != nil else { return }
    for button in swipeButtons { button.removeFromSuperview() }
    swipeButtons = []
    uncoveredSide = nil
    setNeedsLayout()
    setNeedsDisplay()
  }
}
