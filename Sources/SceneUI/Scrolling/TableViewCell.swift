import SceneDrawing
import SceneRuntime
import SceneValues

/// A row of a table.
open class TableViewCell: ReusableCell {
  /// What is in a cell from the start.
  public enum Style: String, SceneEnumeration {
    /// One text. `custom` has none: its content is the host's.
    case basic, custom
    /// A text on the left and one on the right.
    case value1
    /// A narrow text on the left, in the tint, and one beside it.
    case value2
    /// A small text under another.
    case subtitle
  }

  /// What is shown at the right edge.
  public enum AccessoryType: String, SceneEnumeration {
    case none, disclosureIndicator, checkmark, detailButton
  }

  public enum SelectionStyle: String, SceneEnumeration {
    case none, `default`
  }

  /// What can be done to a row in editing mode.
  public enum EditingStyle: String, SceneEnumeration {
    case none, delete, insert
  }

  public private(set) var style = Style.basic
  public var selectionStyle = SelectionStyle.default
  public var accessoryType = AccessoryType.none { didSet { setNeedsLayout(); setNeedsDisplay() } }
  /// In place of what the accessory type shows.
  public var accessoryView: View? {
    didSet {
      guard oldValue !== accessoryView else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
    }
  }
  /// Nil for a custom cell.
  public private(set) var textLabel: Label?
  /// Nil for a cell with one text or none.
  public private(set) var detailTextLabel: Label?

  /// What its element says, whether or not there is a label for it yet.
  private var text = "" { didSet { textLabel?.text = text } }
  private var detailText = "" { didSet { detailTextLabel?.text = detailText } }

  /// How the table draws the line under it; nil for none.
  var separator: (color: Color, inset: Double)? { didSet { setNeedsDisplay() } }
  /// The button that a swipe, or the red circle, has uncovered.
  private(set) var deleteButton: TableDeleteButton?
  private var editControl: TableEditControl?
  var editingStyle = EditingStyle.none { didSet { if editingStyle != oldValue { editingDidChange() } } }

  /// Tables make cells of registered classes by this.
  public required init(style: Style, reuseIdentifier: String?) {
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 44), reuseIdentifier: reuseIdentifier)
    become(style)
  }

  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    // A cell with content of its own has no texts unless it says so.
    if textLabel == nil {
      become(coder.value(forKey: "style") ?? (contentView.subviews.isEmpty ? .basic : .custom))
    }
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(TableViewCell.self, element: "tableViewCell", "A row of a table.") {
      $0.property("style", "Basic; custom where there are subviews.", get: \.style, set: { $0.become($1) })
      $0.property("text", default: "", get: { $0.textLabel?.text ?? $0.text }, set: { $0.text = $1 })
      $0.property(
        "detailText", default: "", get: { $0.detailTextLabel?.text ?? $0.detailText },
        set: { $0.detailText = $1 })
      $0.property("accessoryType", default: .none, get: \.accessoryType, set: { $0.accessoryType = $1 })
      $0.property("selectionStyle", default: .default, get: \.selectionStyle, set: { $0.selectionStyle = $1 })
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
    contentView.addSubview(text)
    guard style != .basic else { return }
    let detail = Label()
    detail.text = detailText
    detail.font = .system(style == .subtitle ? 12 : style == .value2 ? 15 : 17)
    detail.textColor = style == .value1 || style == .subtitle ? .secondaryLabel : .label
    detail.textAlignment = style == .value1 ? .right : .left
    if style == .value2 {
      text.font = .system(13)
      text.textColor = .tint
      text.textAlignment = .right
    }
    // What a style looks like is no more than a default: rules may say otherwise.
    for label in [text, detail] { (label.$font, label.$textColor) = (.default, .default) }
    detailTextLabel = detail
    contentView.addSubview(detail)
  }

  // MARK: Layout

  private static let margin = 16.0
  private static let accessoryWidth = 28.0
  private static let editWidth = 42.0

  override open func layoutSubviews() {
    super.layoutSubviews()
    let uncovered = deleteButton?.bounds.width ?? 0
    let left = (editControl == nil ? 0 : Self.editWidth) - uncovered
    var right = bounds.width - uncovered
    if let accessoryView {
      let size = accessoryView.bounds.size
      right -= size.width + Self.margin
      accessoryView.frame = Rect(
        x: right, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    } else if accessoryType != .none {
      right -= Self.accessoryWidth
    }
    contentView.frame = Rect(x: left, y: 0, width: max(0, right - left), height: bounds.height)
    editControl?.frame = Rect(x: -uncovered, y: 0, width: Self.editWidth, height: bounds.height)
    if let deleteButton {
      deleteButton.frame = Rect(
        x: bounds.width - uncovered, y: 0, width: uncovered, height: bounds.height)
    }
    layoutTexts(in: contentView.bounds.insetBy(dx: Self.margin, dy: 0))
  }

  private func layoutTexts(in area: Rect) {
    guard let textLabel else { return }
    guard let detailTextLabel else { return textLabel.frame = area }
    switch style {
    case .subtitle:
      let (height, detailHeight) = (22.0, 16.0)
      let top = area.minY + (area.height - height - detailHeight) / 2
      textLabel.frame = Rect(x: area.minX, y: top, width: area.width, height: height)
      detailTextLabel.frame = Rect(
        x: area.minX, y: top + height, width: area.width, height: detailHeight)
    case .value2:
      let width = min(96, area.width / 3)
      textLabel.frame = Rect(x: area.minX, y: area.minY, width: width, height: area.height)
      detailTextLabel.frame = Rect(
        x: area.minX + width + 8, y: area.minY, width: max(0, area.width - width - 8), height: area.height)
    case .value1, .basic, .custom:
      let width = min(detailTextLabel.sizeThatFits(.zero).width, area.width * 0.6)
      textLabel.frame = Rect(
        x: area.minX, y: area.minY, width: max(0, area.width - width - 8), height: area.height)
      detailTextLabel.frame = Rect(
        x: area.maxX - width, y: area.minY, width: width, height: area.height)
    }
  }

  // MARK: Drawing

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    if selectionStyle != .none, isSelected || isHighlighted {
      graphics.setFillColor(Color(.systemGray4))
      graphics.fill(bounds)
    }
    let shift = deleteButton?.bounds.width ?? 0
    if let separator {
      graphics.setFillColor(separator.color)
      graphics.fill(
        Rect(x: separator.inset, y: bounds.maxY - 0.5, width: bounds.width - separator.inset, height: 0.5))
    }
    guard accessoryView == nil else { return }
    drawAccessory(
      at: Point(x: bounds.width - shift - Self.accessoryWidth / 2 - 2, y: bounds.midY), in: graphics)
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
      line(
        [Point(x: -2.5, y: -5), Point(x: 2.5, y: 0), Point(x: -2.5, y: 5)], color: Color(.systemGray3),
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

  override open func lookDidChange() {
    super.lookDidChange()
    // The labels are subviews: their background is clear, and the cell's shows through.
    textLabel?.setNeedsDisplay()
  }

  override open func prepareForReuse() {
    super.prepareForReuse()
    coverDeleteButton()
  }

  override open func touchesEnded(_ touches: [Touch], with event: Event) {
    let point = touches[0].location(in: self)
    if accessoryType == .detailButton, accessoryView == nil, contains(point),
      point.x > bounds.width - Self.accessoryWidth - 8, let table = host as? TableView
    {
      table.touchesEnded(in: self, isInside: false)
      return table.accessoryTapped(in: self)
    }
    super.touchesEnded(touches, with: event)
  }

  // MARK: Editing

  private func editingDidChange() {
    editControl?.removeFromSuperview()
    editControl = nil
    coverDeleteButton()
    if editingStyle != .none {
      let control = TableEditControl(style: editingStyle)
      control.addTarget(self, for: .touchUpInside) { (cell, _: TableEditControl) in cell.editControlTapped() }
      editControl = control
      addSubview(control)
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func editControlTapped() {
    guard let table = host as? TableView else { return }
    if editingStyle == .insert { table.commit(.insert, for: self) } else { table.uncoverDelete(in: self) }
  }

  func uncoverDeleteButton(title: String) {
    guard deleteButton == nil else { return }
    let button = TableDeleteButton(title: title, height: bounds.height)
    button.addTarget(self, for: .touchUpInside) { (cell, _: TableDeleteButton) in
      (cell.host as? TableView)?.commit(.delete, for: cell)
    }
    deleteButton = button
    addSubview(button)
    setNeedsDisplay()
  }

  func coverDeleteButton() {
    deleteButton?.removeFromSuperview()
    deleteButton = nil
    setNeedsLayout()
    setNeedsDisplay()
  }
}
