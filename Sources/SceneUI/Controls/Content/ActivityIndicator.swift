import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

/// A ring of spokes that spins during an activity of unknown duration.
open class ActivityIndicator: View {
  /// The size of the ring of spokes.
  public enum Style: String, SceneEnumeration {
    /// Diameters of 20 and 37 points, respectively.
    case medium, large

    /// The diameter of the ring of spokes, in points.
    public var diameter: Double { self == .large ? 37 : 20 }
  }

  /// The size of the ring of spokes, which is centered in the view. The default is `medium`.
  public var style = Style.medium {
    didSet {
      setNeedsDisplay()
      if style != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// The color of the most opaque spoke. The other spokes are more transparent. The default is the system gray.
  @Stylable public var color = Color.systemGray { didSet { setNeedsDisplay() } }
  /// Whether the view is hidden while it is not animating. The default is true. Setting the property to false
  /// shows the view again, unless the view was hidden for another reason.
  public var hidesWhenStopped = true {
    didSet { if hidesWhenStopped { updateVisibility() } else if isHiddenByItself { isHidden = false } }
  }
  /// Whether the animation has been started and not yet stopped. The spokes spin only while the view is in a window.
  public private(set) var isAnimating = false
  /// The index of the most opaque spoke. Indices count clockwise from 0 at the 12 o'clock position.
  private var phase = 0
  private var timer: Timer?
  private var isHiddenByItself = false

  private static let spokes = 8
  private static let period = 0.8

  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    updateVisibility()
  }

  /// Creates an indicator of the given size.
  public convenience init(style: Style) {
    self.init(frame: Rect(x: 0, y: 0, width: style.diameter, height: style.diameter))
    self.style = style
  }

  /// Creates an indicator from its scene element. The element specifies whether the animation starts immediately.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    if coder.value(Bool.self, forKey: "hidden") == nil { updateVisibility() }
  }

  deinit { timer?.invalidate() }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      ActivityIndicator.self, element: "activityIndicator",
      "Indicates that a task is in progress."
    ) {
      $0.property(
        "contentHugging", default: LayoutPriorities(.defaultHigh),
        "The priority with which the view resists growing beyond its content.", get: \.contentHugging,
        set: { $0.contentHugging = $1 })
      $0.property(
        "hidden", "Whether the view is hidden. Follows 'animating' unless 'hidesWhenStopped' is false.",
        get: \.isHidden, set: { $0.isHidden = $1 })
      $0.property("style", default: .medium, get: \.style, set: { $0.style = $1 })
      $0.property("color", default: .systemGray, appearance: \.$color, get: \.color, set: { $0.color = $1 })
      $0.property(
        "hidesWhenStopped", default: true, get: \.hidesWhenStopped, set: { $0.hidesWhenStopped = $1 })
      $0.property(
        "animating", default: false, "Whether the animation runs.", get: \.isAnimating,
        set: { $1 ? $0.startAnimating() : $0.stopAnimating() })
      $0.sizedByFrame(false)
    }
  }

  override var accessibilityFacts: AccessibilityFacts? {
    let label = libraryText(isAnimating ? .inProgress : .progressHalted)
    var facts = AccessibilityFacts(.activityIndicator, label: label)
    facts.traits = .updatesFrequently
    return facts
  }

  /// Starts the animation, which runs while the view is in a window.
  public func startAnimating() {
    isAnimating = true
    updateVisibility()
    updateTimer()
  }

  /// Stops the animation. Also hides the view if `hidesWhenStopped` is true.
  public func stopAnimating() {
    isAnimating = false
    updateVisibility()
    updateTimer()
  }

  private func updateVisibility() {
    guard hidesWhenStopped else { return }
    isHiddenByItself = !isAnimating && (!isHidden || isHiddenByItself)
    isHidden = !isAnimating
  }

  override open func didMoveToWindow() { updateTimer() }

  private func updateTimer() {
    timer?.invalidate()
    timer = nil
    guard isAnimating, window != nil, let clock = contextIfAny?.clock else { return }
    timer = Timer(interval: Self.period / Double(Self.spokes), repeats: true, on: clock) { [weak self] _ in
      self?.turn()
    }
  }

  private func turn() {
    phase = (phase + 1) % Self.spokes
    setNeedsDisplay()
  }

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    let diameter = style.diameter
    let components = resolve(color)
    graphics.translate(x: bounds.midX, y: bounds.midY)
    graphics.lineWidth = diameter / 8
    graphics.lineCap = .round
    for spoke in 0..<Self.spokes {
      let age = (phase - spoke + Self.spokes) % Self.spokes
      graphics.setStrokeColor(components.dimmed(by: max(0.2, 1 - Double(age) * 0.14)))
      graphics.strokeLine(from: Point(x: 0, y: -diameter * 0.24), to: Point(x: 0, y: -diameter * 0.43))
      graphics.rotate(by: 2 * .pi / Double(Self.spokes))
    }
  }

  /// The default content hugging priority. It is high so that the indicator keeps its size next to stretchable views.
  override var defaultHugging: LayoutPriorities { LayoutPriorities(.defaultHigh) }

  override open func sizeThatFits(_ size: Size) -> Size {
    Size(width: style.diameter, height: style.diameter)
  }
  override open var intrinsicContentSize: (width: Double?, height: Double?) {
    (style.diameter, style.diameter)
  }
}

extension AppearanceKeys where Object: ActivityIndicator {
  /// The color of the spokes.
  public var color: AppearanceKey<Color> { AppearanceKey() }
}
