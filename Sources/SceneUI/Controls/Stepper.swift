import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

/// A control that increases or decreases a value in steps.
open class Stepper: Control, AccessibilityActing, FocusedKeyTarget {
  /// The minimum value. The default is 0. If the maximum is less than the minimum, the stepper's value is the minimum.
  @Within(.values) public var minimumValue = 0.0 { didSet { clamp() } }
  /// The maximum value. The default is 100.
  @Within(.values) public var maximumValue = 100.0 { didSet { clamp() } }
  /// The size of a step. The minimum is 0.000000001. Setting a smaller value or NaN has no effect. The default is 1.
  public var stepValue = 1.0 { didSet { if !Self.steps.contains(stepValue) { stepValue = oldValue } } }
  private static let steps = 1e-9...9_007_199_254_740_992
  /// Whether a step past one end of the range continues at the other end. The default is false.
  public var wraps = false { didSet { setNeedsDisplay() } }
  /// Whether steps repeat with increasing speed while a button is pressed. The default is true.
  public var autorepeat = true
  /// Whether the stepper sends an event for each change, rather than once when the touch ends. The default is true.
  public var isContinuous = true
  private var storedValue = 0.0
  private var valueAtStart = 0.0
  private var pressed: Half?
  private var repeats = 0
  private var timer: Timer?

  /// The standard size of a stepper, in points.
  public static let size = Size(width: 94, height: 32)

  override public init(frame: Rect = .zero) {
    super.init(frame: Rect(origin: frame.origin, size: Self.size))
  }

  /// Creates a stepper from its element in a scene. Only the origin of its frame is used, because the size is fixed.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    frame = Rect(origin: frame.origin, size: ownSize)
  }

  deinit { timer?.invalidate() }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      Stepper.self, element: "stepper", "A control for increasing or decreasing a value in steps."
    ) {
      $0.property(
        "contentHugging", default: LayoutPriorities(.defaultHigh),
        "The priority with which the view resists growing beyond its content.", get: \.contentHugging,
        set: { $0.contentHugging = $1 })
      // The range clamps the value, so it must be set first.
      $0.property("minimumValue", default: 0, in: .values, get: \.minimumValue, set: { $0.minimumValue = $1 })
      $0.property(
        "maximumValue", default: 100, in: .values, get: \.maximumValue, set: { $0.maximumValue = $1 })
      $0.property("value", default: 0, in: .values, get: \.value, set: { $0.value = $1 })
      $0.property(
        "stepValue", default: 1, in: steps, "The step, greater than 0.", get: \.stepValue,
        set: { $0.stepValue = $1 })
      $0.property(
        "wraps", default: false, "Whether the value wraps around at the limits.", get: \.wraps,
        set: { $0.wraps = $1 })
      $0.property(
        "autorepeat", default: true, "Whether holding the button repeats the step.",
        get: \.autorepeat, set: { $0.autorepeat = $1 })
      $0.property(
        "continuous", default: true, "Whether each change is sent immediately, or only the last one.",
        get: \.isContinuous, set: { $0.isContinuous = $1 })
      $0.events([Control.Events.valueChangedName, Control.Events.primaryName] + Control.Events.touchNames)
      $0.sizedByFrame(false)
      $0.accessibleText()
    }
  }

  override var fixedSize: Size? { ownSize }
  private var ownSize: Size {
    Size(width: Self.size.width, height: contextIfAny?.systemMetrics.stepperHeight ?? Self.size.height)
  }

  /// The value, clamped to the range. Setting this property does not send an event.
  public var value: Double {
    get { storedValue }
    set {
      let clamped = max(minimumValue, min(newValue.isNaN ? storedValue : newValue, maximumValue))
      guard clamped != storedValue else { return }
      storedValue = clamped
      setNeedsDisplay()
    }
  }

  private func clamp() {
    value = storedValue
    setNeedsDisplay()
  }

  // MARK: Buttons

  private enum Half {
    case decrement, increment
  }

  /// The frame of the decrement button in the stepper's coordinates.
  public var decrementFrame: Rect {
    turned(Rect(x: bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height))
  }

  /// The frame of the increment button in the stepper's coordinates.
  public var incrementFrame: Rect {
    turned(Rect(x: bounds.midX, y: bounds.minY, width: bounds.width / 2, height: bounds.height))
  }

  private func half(under touch: Touch) -> Half? {
    let point = touch.location(in: self)
    if decrementFrame.contains(point) { return .decrement }
    return incrementFrame.contains(point) ? .increment : nil
  }

  private func canStep(_ half: Half) -> Bool {
    guard isEnabled, minimumValue < maximumValue else { return false }
    return wraps || (half == .increment ? value < maximumValue : value > minimumValue)
  }

  /// Increments or decrements the value for an arrow key. The left and right arrow keys correspond to the
  /// buttons on these sides. Returns false for other keys.
  func takeFocusedKey(_ key: Key) -> Bool {
    let incrementIsRight = incrementFrame.midX > decrementFrame.midX
    switch key {
    case .up: take { step(.increment) }
    case .down: take { step(.decrement) }
    case .right: take { step(incrementIsRight ? .increment : .decrement) }
    case .left: take { step(incrementIsRight ? .decrement : .increment) }
    default: return false
    }
    return true
  }

  // MARK: Accessibility

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = controlFacts(.stepper, value: AccessibilityFacts.plain(value))
    facts.traits.insert(.adjustable)
    facts.range = AccessibilityRange(
      minimum: minimumValue, maximum: max(minimumValue, maximumValue), value: value, step: stepValue)
    return facts
  }

  override open func accessibilityIncrement() { take { step(.increment) } }

  override open func accessibilityDecrement() { take { step(.decrement) } }

  func performOwnAction(_ action: AccessibilityAction, part: Int) -> Bool? {
    guard case .setValue(let wanted) = action else { return nil }
    take {
      let old = value
      value = wanted
      if isContinuous, value != old { send() }
    }
    return true
  }

  private func take(_ change: () -> Void) {
    let old = value
    change()
    if !isContinuous, value != old { send() }
  }

  private func step(_ half: Half) {
    guard canStep(half) else { return }
    let wanted = half == .increment ? value + stepValue : value - stepValue
    let old = value
    if wraps, wanted > maximumValue {
      value = minimumValue
    } else if wraps, wanted < minimumValue {
      value = maximumValue
    } else {
      value = wanted
    }
    if isContinuous, value != old { send() }
  }

  private func send(_ event: Event? = nil) {
    sendActions(for: .valueChanged, with: event)
    sendActions(for: .primaryActionTriggered, with: event)
  }

  // MARK: Tracking

  /// Performs the first step on touch down, after the handlers of that event have been called.
  override open func touchesBegan(_ touches: [Touch], with event: Event) {
    let wasTracking = isTracking
    super.touchesBegan(touches, with: event)
    guard !wasTracking, isTracking, let pressed else { return }
    repeats = 0
    scheduleRepeat()
    step(pressed)
  }

  override open func beginTracking(_ touch: Touch, with event: Event) -> Bool {
    pressed = half(under: touch)
    valueAtStart = value
    return pressed != nil
  }

  /// Pauses the repeated steps while the finger is outside the pressed button.
  override open func continueTracking(_ touch: Touch, with event: Event) -> Bool {
    let isOnButton = half(under: touch) == pressed
    if !isOnButton {
      stopRepeating()
    } else if timer == nil {
      scheduleRepeat()
    }
    return true
  }

  override open func endTracking(_ touch: Touch, with event: Event) { finish(with: event) }

  override open func cancelTracking(with event: Event?) { finish(with: event) }

  private func finish(with event: Event?) {
    stopRepeating()
    pressed = nil
    setNeedsDisplay()
    if !isContinuous, value != valueAtStart { send(event) }
  }

  private func stopRepeating() {
    timer?.invalidate()
    timer = nil
  }

  private func scheduleRepeat() {
    guard autorepeat, let clock = contextIfAny?.clock else { return }
    timer = Timer(interval: Self.pause(before: repeats), on: clock) { [weak self] _ in self?.repeatStep() }
  }

  private func repeatStep() {
    guard let pressed else { return }
    repeats += 1
    // The next step must be scheduled first. A handler of this step may disable the stepper, which cancels the next step.
    scheduleRepeat()
    step(pressed)
  }

  /// Returns the delay before a repeated step, in seconds. The first delay is half a second, and later ones are shorter.
  private static func pause(before repeats: Int) -> Double {
    switch repeats {
    case 0: 0.5
    case 1..<5: 0.25
    case 5..<15: 0.1
    default: 0.04
    }
  }

  // MARK: Drawing

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.setFillColor(.systemFill)
    graphics.fill(Path(roundedRect: bounds, cornerRadius: 8))
    if isHighlighted, let pressed, canStep(pressed) {
      graphics.withState {
        graphics.clip(to: pressed == .increment ? incrementFrame : decrementFrame)
        graphics.fill(Path(roundedRect: bounds, cornerRadius: 8))
      }
    }
    graphics.setStrokeColor(.separator)
    graphics.strokeLine(
      from: Point(x: bounds.midX, y: bounds.minY + 7), to: Point(x: bounds.midX, y: bounds.maxY - 7))
    drawSign(.decrement, in: graphics)
    drawSign(.increment, in: graphics)
  }

  private func drawSign(_ half: Half, in graphics: GraphicsContext) {
    let center = (half == .increment ? incrementFrame : decrementFrame).center
    graphics.setStrokeColor(resolve(.label).dimmed(by: canStep(half) ? 1 : 0.3))
    graphics.lineWidth = 2
    graphics.lineCap = .round
    var sign = Path()
    sign.move(to: Point(x: center.x - 7, y: center.y))
    sign.addLine(to: Point(x: center.x + 7, y: center.y))
    if half == .increment {
      sign.move(to: Point(x: center.x, y: center.y - 7))
      sign.addLine(to: Point(x: center.x, y: center.y + 7))
    }
    // The sign is drawn as one path, because two translucent lines would be darker where they cross.
    graphics.stroke(sign)
  }

  /// The default content hugging priority. It is high so that the stepper keeps its size next to stretchable views.
  override var defaultHugging: LayoutPriorities { LayoutPriorities(.defaultHigh) }

  override open func sizeThatFits(_ size: Size) -> Size { ownSize }
  override open var intrinsicContentSize: (width: Double?, height: Double?) {
    (ownSize.width, ownSize.height)
  }
}
