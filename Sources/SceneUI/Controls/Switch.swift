import SceneDrawing
import SceneRuntime
import SceneValues

/// A control that is either on or off.
open class Switch: Control {
  /// Whether the switch is on. The default is false. Setting this property does not send an event.
  public var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
  /// The color of the track while the switch is on, or nil to use the system green.
  @Stylable public var onTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The color of the thumb, or nil to use white.
  @Stylable public var thumbTintColor: Color? { didSet { setNeedsDisplay() } }
  private var hasMoved = false

  /// The standard size of a switch, in points.
  public static let size = Size(width: 51, height: 31)

  override public init(frame: Rect = .zero) {
    super.init(frame: Rect(origin: frame.origin, size: Self.size))
  }

  /// Whether the switch has the standard size in a context with another size of switches.
  package var keepsStandardSize = false {
    didSet {
      frame = Rect(origin: frame.origin, size: fixedSize ?? Self.size)
      invalidateIntrinsicContentSize()
    }
  }

  override var fixedSize: Size? {
    guard !keepsStandardSize, let metrics = contextIfAny?.systemMetrics else { return Self.size }
    guard translatesAutoresizingMaskIntoConstraints, let width = metrics.framedSwitchWidth else {
      return metrics.switchSize
    }
    return Size(width: width, height: metrics.switchSize.height)
  }

  /// Creates a switch from its element in a scene. Only the origin of its frame is used, because the size is fixed.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    frame = Rect(origin: frame.origin, size: fixedSize ?? Self.size)
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(Switch.self, element: "switch", "A control that is on or off.") {
      $0.property(
        "contentHugging", default: LayoutPriorities(.defaultHigh),
        "The priority with which the view resists growing beyond its content.", get: \.contentHugging,
        set: { $0.contentHugging = $1 })
      $0.property("on", default: false, get: \.isOn, set: { $0.isOn = $1 })
      $0.property(
        "onTintColor", "The color when the switch is on. Default: system green.", appearance: \.$onTintColor,
        get: \.onTintColor,
        set: { $0.onTintColor = $1 })
      $0.property(
        "thumbTintColor", "The color of the thumb. Default: white.", appearance: \.$thumbTintColor,
        get: \.thumbTintColor,
        set: { $0.thumbTintColor = $1 })
      $0.events([Control.Events.valueChangedName, Control.Events.primaryName] + Control.Events.touchNames)
      $0.sizedByFrame(false)
      $0.accessibleText()
    }
  }

  /// Turns the switch on or off without sending an event. `animated` has no effect.
  public func setOn(_ isOn: Bool, animated: Bool = false) { self.isOn = isOn }

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = controlFacts(.switch)
    facts.check = isOn ? .on : .off
    facts.actions = [.activate]
    return facts
  }

  private func toggle(with event: Event?) {
    isOn.toggle()
    sendActions(for: .valueChanged, with: event)
    sendActions(for: .primaryActionTriggered, with: event)
  }

  override open func beginTracking(_ touch: Touch, with event: Event) -> Bool {
    hasMoved = false
    return true
  }

  /// Toggles the switch when the finger crosses the center of the control.
  override open func continueTracking(_ touch: Touch, with event: Event) -> Bool {
    let isAtOn = turned(touch.location(in: self)).x > bounds.midX
    let wasAtOn = turned(touch.previousLocation(in: self)).x > bounds.midX
    if isAtOn != wasAtOn {
      hasMoved = true
      if isAtOn != isOn { toggle(with: event) }
    }
    return true
  }

  override open func endTracking(_ touch: Touch, with event: Event) {
    if !hasMoved, point(inside: touch.location(in: self), with: event) { toggle(with: event) }
  }

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    let opacity = isEnabled ? 1.0 : 0.5
    graphics.setFillColor(resolve(isOn ? onTintColor ?? .systemGreen : .systemFill).dimmed(by: opacity))
    graphics.fill(Path(roundedRect: bounds, cornerRadius: bounds.height / 2))
    let diameter = bounds.height - 4
    let x = isOn ? bounds.maxX - diameter - 2 : bounds.minX + 2
    let thumb = turned(Rect(x: x, y: bounds.minY + 2, width: diameter, height: diameter))
    graphics.drawThumb(in: thumb, color: resolve(thumbTintColor ?? .white))
  }

  override open func sizeThatFits(_ size: Size) -> Size { fixedSize ?? Self.size }
  /// The default content hugging priority. It is high so that the switch keeps its size next to stretchable views.
  override var defaultHugging: LayoutPriorities { LayoutPriorities(.defaultHigh) }

  /// The insets of the alignment rectangle, which excludes two points on the right.
  override open var alignmentRectInsets: EdgeInsets { EdgeInsets(right: 2) }

  override open var intrinsicContentSize: (width: Double?, height: Double?) {
    let size = fixedSize ?? Self.size
    return (size.width - 2, size.height)
  }
}

extension RGBA {
  func dimmed(by factor: Double) -> RGBA { withAlpha(alpha * factor) }
}

extension AppearanceKeys where Object: Switch {
  /// The track color while a switch is on.
  public var onTintColor: AppearanceKey<Color> { AppearanceKey() }
  /// The thumb color.
  public var thumbTintColor: AppearanceKey<Color> { AppearanceKey() }
}
