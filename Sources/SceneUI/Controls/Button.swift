import SceneDrawing
import SceneRuntime
import SceneValues

/// A control that one touches to have something done.
open class Button: Control {
  /// How a button looks beside its title.
  public enum Kind: String, SceneEnumeration {
    /// The title alone, in the tint colour.
    case plain
    /// A tinted frame around the title.
    case bordered
    /// The title in white on the tint colour.
    case filled
  }

  public var kind = Kind.plain { didSet { if kind != oldValue { contentDidChange() } } }
  public var font = Font.system(17) { didSet { if font != oldValue { contentDidChange() } } }
  private var titles = StateValues<String>()
  private var titleColors = StateValues<Color>()

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(Button.self, element: "button", "A control that one touches to have something done.") {
      $0.property("kind", default: .plain, get: \.kind, set: { $0.kind = $1 })
      $0.property("font", default: .system(17), get: \.font, set: { $0.font = $1 })
      $0.property(
        "title", default: "", "For the normal state.", get: { $0.title(for: .normal) ?? "" },
        set: { $0.setTitle($1, for: .normal) })
      $0.property(
        "titleColor", "For the normal state; the tint where there is none.",
        get: { $0.titleColor(for: .normal) }, set: { $0.setTitleColor($1, for: .normal) })
      $0.slot("states") { (button, state: ButtonState) in
        if let title = state.title { button.setTitle(title, for: state.state) }
        if let color = state.titleColor { button.setTitleColor(color, for: state.state) }
      }
    }
  }

  /// The title in a state: its own, or normal's.
  public func title(for state: Control.State) -> String? { titles[state] }

  public func setTitle(_ title: String?, for state: Control.State) {
    titles[exactly: state] = title
    contentDidChange()
  }

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// The title's colour in a state: its own, or normal's; nil where neither is set.
  public func titleColor(for state: Control.State) -> Color? { titleColors[state] }

  public func setTitleColor(_ color: Color?, for state: Control.State) {
    titleColors[exactly: state] = color
    setNeedsDisplay()
  }

  /// The title that shows now.
  public var currentTitle: String { title(for: state) ?? "" }

  private var currentTitleColor: RGBA {
    // A colour that was set for exactly this state is shown as it is.
    if let color = titleColors[exactly: state] { return resolve(color) }
    // White would not be seen on the gray that a filled button has while it is disabled.
    let ownColor: Color = kind == .filled ? (isEnabled ? .white : .label) : .tint
    let components = resolve(titleColor(for: state) ?? ownColor)
    if !isEnabled { return components.dimmed(by: 0.35) }
    return isHighlighted && kind != .filled ? components.dimmed(by: 0.4) : components
  }

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    let shape = Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 8)
    switch kind {
    case .plain: break
    case .bordered:
      graphics.setStrokeColor(currentTitleColor)
      graphics.stroke(shape)
    case .filled:
      graphics.setFillColor(resolve(isEnabled ? .tint : .systemFill).dimmed(by: isHighlighted ? 0.6 : 1))
      graphics.fill(shape)
    }
    graphics.setFillColor(currentTitleColor)
    let layout = TextLayout(
      currentTitle, font: font, width: bounds.width, maximumLines: 1, lineBreak: .middleTruncation,
      alignment: .center, metrics: graphics.metrics)
    graphics.drawText(
      layout, at: Point(x: bounds.minX, y: bounds.minY + (bounds.height - layout.size.height) / 2))
  }

  /// What a button is for happens when the finger goes up inside it.
  override open func sendActions(for events: Control.Events, with event: Event? = nil) {
    super.sendActions(for: events, with: event)
    if events.contains(.touchUpInside) { super.sendActions(for: .primaryActionTriggered, with: event) }
  }

  override open func sizeThatFits(_ size: Size) -> Size {
    let layout = TextLayout(currentTitle, font: font, metrics: textMetrics)
    let padding = kind == .plain ? (width: 0.0, height: 12.0) : (width: 24.0, height: 14.0)
    return Size(
      width: (layout.size.width + padding.width).rounded(.up),
      height: (layout.size.height + padding.height).rounded(.up))
  }

  override open var intrinsicContentSize: (width: Double?, height: Double?) {
    let size = sizeThatFits(.zero)
    return (size.width, size.height)
  }
}
