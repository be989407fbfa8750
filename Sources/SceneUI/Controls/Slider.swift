import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

/// A control for choosing a value from a range.
open class Slider: Control, AccessibilityActing, FocusedKeyTarget {
  /// The minimum value, at the track's leading end. The default is 0. If the maximum is less, `value` equals the minimum.
  @Within(.values) public var minimumValue = 0.0 { didSet { clamp() } }
  /// The value at the trailing end of the track. The default is 1.
  @Within(.values) public var maximumValue = 1.0 { didSet { clamp() } }
  /// Whether the slider sends events while the user drags the thumb, rather than once at the end. The default is true.
  public var isContinuous = true
  /// The color of the track on the minimum side of the thumb, or nil to use the tint color.
  @Stylable public var minimumTrackTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The color of the track on the maximum side of the thumb, or nil to use a pale gray.
  @Stylable public var maximumTrackTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The image at the minimum end of the track, or nil for no image.
  @Stylable public var minimumValueImage: ImageName? { didSet { setNeedsDisplay() } }
  /// The image at the maximum end of the track, or nil for no image.
  @Stylable public var maximumValueImage: ImageName? { didSet { setNeedsDisplay() } }
  private var storedValue = 0.0
  private var grip = 0.0
  private var valueAtStart = 0.0

  private static let thumbDiameter = 28.0
  private static let trackHeight = 4.0

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Creates a slider from its element in a scene.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(Slider.self, element: "slider", "A control for choosing a value in a range.") {
      // The range clamps the value, so it must be set first.
      $0.property("minimumValue", default: 0, in: .values, get: \.minimumValue, set: { $0.minimumValue = $1 })
      $0.property("maximumValue", default: 1, in: .values, get: \.maximumValue, set: { $0.maximumValue = $1 })
      $0.property("value", default: 0, in: .values, get: \.value, set: { $0.value = $1 })
      $0.property("continuous", default: true, get: \.isContinuous, set: { $0.isContinuous = $1 })
      $0.property(
        "minimumTrackTintColor", appearance: \.$minimumTrackTintColor, get: \.minimumTrackTintColor,
        set: { $0.minimumTrackTintColor = $1 })
      $0.property(
        "maximumTrackTintColor", appearance: \.$maximumTrackTintColor, get: \.maximumTrackTintColor,
        set: { $0.maximumTrackTintColor = $1 })
      $0.property(
        "minimumValueImage", "The image at the minimum end.", appearance: \.$minimumValueImage,
        get: \.minimumValueImage,
        set: { $0.minimumValueImage = $1 })
      $0.property(
        "maximumValueImage", "The image at the maximum end.", appearance: \.$maximumValueImage,
        get: \.maximumValueImage,
        set: { $0.maximumValueImage = $1 })
      $0.events([Control.Events.valueChangedName, Control.Events.primaryName] + Control.Events.touchNames)
      // By default, a slider is only as high as its thumb, so tools must not check the size of its touch target.
      $0.touchTarget(false)
      $0.accessibleText()
    }
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

  /// Sets the value without sending an event. `animated` has no effect.
  public func setValue(_ value: Double, animated: Bool) { self.value = value }

  private func clamp() {
    value = storedValue
    setNeedsDisplay()
  }

  // MARK: Tracking

  private var track: Rect {
    let room = bounds.inset(
      by: EdgeInsets(left: room(for: minimumValueImage), right: room(for: maximumValueImage)))
    let inset = min(Self.thumbDiameter, room.width) / 2
    return turned(
      Rect(
        x: room.minX + inset, y: room.midY - Self.trackHeight / 2, width: room.width - 2 * inset,
        height: Self.trackHeight))
  }

  /// Returns the size of an image in points. If the size is unknown, 20 by 20 points is assumed.
  private func imageSize(_ image: ImageName) -> Size { size(of: image) ?? Size(width: 20, height: 20) }

  private func room(for image: ImageName?) -> Double { image.map { imageSize($0).width + 6 } ?? 0 }

  private var thumbX: Double {
    let range = maximumValue - minimumValue
    let way = (range > 0 ? (value - minimumValue) / range : 0) * track.width
    return readsFromRightToLeft ? track.maxX - way : track.minX + way
  }

  /// The frame of the thumb in the slider's coordinates. A drag must begin on or near the thumb.
  public var thumbFrame: Rect {
    Rect(
      x: thumbX - Self.thumbDiameter / 2, y: bounds.midY - Self.thumbDiameter / 2, width: Self.thumbDiameter,
      height: Self.thumbDiameter)
  }

  /// Begins tracking if the touch is on or near the thumb.
  override open func beginTracking(_ touch: Touch, with event: Event) -> Bool {
    let point = touch.location(in: self)
    guard thumbFrame.insetBy(dx: -10, dy: -10).contains(point) else { return false }
    grip = point.x - thumbX
    valueAtStart = value
    return true
  }

  override open func continueTracking(_ touch: Touch, with event: Event) -> Bool {
    follow(touch, with: event, sends: isContinuous)
    return true
  }

  override open func endTracking(_ touch: Touch, with event: Event) { finish(with: event) }

  override open func cancelTracking(with event: Event?) { finish(with: event) }

  /// Sends the event that was deferred until the end of tracking. The new value is kept even if the touch is canceled.
  private func finish(with event: Event?) {
    if !isContinuous, value != valueAtStart { send(event) }
  }

  private func follow(_ touch: Touch, with event: Event, sends: Bool) {
    guard track.width > 0 else { return }
    let way = (touch.location(in: self).x - grip - track.minX) / track.width
    let fraction = readsFromRightToLeft ? 1 - way : way
    let old = value
    value = minimumValue + fraction * (maximumValue - minimumValue)
    if sends, value != old { send(event) }
  }

  /// Changes the value by 5 % of the range for the left and right arrow keys. Returns false for other keys.
  func takeFocusedKey(_ key: Key) -> Bool {
    guard key == .left || key == .right else { return false }
    let way = (maximumValue - minimumValue) / 20
    take(value + ((key == .right) == readsFromRightToLeft ? -way : way))
    return true
  }

  // MARK: Accessibility

  override var accessibilityFacts: AccessibilityFacts? {
    let width = maximumValue - minimumValue
    var facts = controlFacts(.slider, value: AccessibilityFacts.percent(of: value - minimumValue, in: width))
    facts.traits.insert(.adjustable)
    facts.range = AccessibilityRange(
      minimum: minimumValue, maximum: max(minimumValue, maximumValue), value: value, step: max(0, width) / 10)
    return facts
  }

  /// Increases the value by 10 % of the range.
  override open func accessibilityIncrement() { take(value + (maximumValue - minimumValue) / 10) }

  /// Decreases the value by 10 % of the range.
  override open func accessibilityDecrement() { take(value - (maximumValue - minimumValue) / 10) }

  func performOwnAction(_ action: AccessibilityAction, part: Int) -> Bool? {
    guard case .setValue(let value) = action else { return nil }
    take(value)
    return true
  }

  private func take(_ value: Double) {
    let old = self.value
    self.value = value
    if self.value != old { send(nil) }
  }

  private func send(_ event: Event?) {
    sendActions(for: .valueChanged, with: event)
    sendActions(for: .primaryActionTriggered, with: event)
  }

  // MARK: Drawing

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    let opacity = isEnabled ? 1.0 : 0.5
    let radius = Self.trackHeight / 2
    graphics.setFillColor(resolve(maximumTrackTintColor ?? .systemFill).dimmed(by: opacity))
    graphics.fill(Path(roundedRect: track, cornerRadius: radius))
    graphics.setFillColor(resolve(minimumTrackTintColor ?? .tint).dimmed(by: opacity))
    let start = readsFromRightToLeft ? thumbX : track.minX
    let end = readsFromRightToLeft ? track.maxX : thumbX
    let filled = Rect(x: start, y: track.minY, width: end - start, height: track.height)
    graphics.fill(Path(roundedRect: filled, cornerRadius: radius))
    graphics.drawThumb(in: thumbFrame, color: resolve(.white))
    graphics.alpha *= opacity
    if let minimumValueImage {
      let size = imageSize(minimumValueImage)
      graphics.drawImage(
        named: minimumValueImage.name,
        in: turned(Rect(origin: Point(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)),
        tint: templateTint(of: minimumValueImage, .tint))
    }
    if let maximumValueImage {
      let size = imageSize(maximumValueImage)
      graphics.drawImage(
        named: maximumValueImage.name,
        in: turned(
          Rect(origin: Point(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)),
        tint: templateTint(of: maximumValueImage, .tint))
    }
  }

  private var metrics: SystemMetrics { contextIfAny?.systemMetrics ?? SystemMetrics() }

  override open func sizeThatFits(_ size: Size) -> Size {
    Size(width: max(size.width, 100), height: metrics.sliderHeight)
  }
  override open var intrinsicContentSize: (width: Double?, height: Double?) {
    let insets = alignmentRectInsets
    return (nil, metrics.sliderHeight - insets.top - insets.bottom)
  }

  /// The insets of the alignment rectangle. The thumb can extend two points beyond the rectangle.
  override open var alignmentRectInsets: EdgeInsets { metrics.sliderAlignment }
}

extension AppearanceKeys where Object: Slider {
  /// The color of the track on the minimum side of the thumb.
  public var minimumTrackTintColor: AppearanceKey<Color> { AppearanceKey() }
  /// The color of the track on the maximum side of the thumb.
  public var maximumTrackTintColor: AppearanceKey<Color> { AppearanceKey() }
  /// The image at the minimum end of the track.
  public var minimumValueImage: AppearanceKey<ImageName> { AppearanceKey() }
  /// The image at the maximum end of the track.
  public var maximumValueImage: AppearanceKey<ImageName> { AppearanceKey() }
}
