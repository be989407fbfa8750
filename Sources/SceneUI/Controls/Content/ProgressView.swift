import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

/// A bar that shows the progress of a task.
open class ProgressView: View {
  /// The shape of the bar's ends.
  public enum Style: String, SceneEnumeration {
    /// The ends are round.
    case `default`
    /// The ends are square and the bar is thinner, which suits the edge of a navigation bar or toolbar.
    case bar
  }

  /// The shape of the bar's ends. The default is `default`, which has round ends.
  public var style = Style.default {
    didSet {
      guard style != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }
  /// The image, stretched to the bar's height, to show instead of the color of the completed part. The default is nil.
  public var progressImage: ImageName? { didSet { imagesDidChange() } }
  /// The image to show instead of the color of the remaining part. The default is nil.
  public var trackImage: ImageName? { didSet { imagesDidChange() } }
  /// The color of the completed part, or nil to use the tint color.
  @Stylable public var progressTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The color of the remaining part, or nil to use the default color.
  @Stylable public var trackTintColor: Color? { didSet { setNeedsDisplay() } }
  private var storedProgress = 0.0
  /// The displayed progress, which differs from `progress` during an animation.
  public private(set) var shownProgress = 0.0 {
    didSet { if shownProgress != oldValue { setNeedsDisplay() } }
  }
  private var animation: ValueAnimation?
  /// The progress object that the bar follows, or nil to set `progress` directly. The default is nil. The progress object
  /// can be updated on any thread. The bar animates each update in a later turn of the main loop.
  public var observedProgress: TaskProgress? {
    didSet { if observedProgress !== oldValue { observe() } }
  }
  private var observed: ObservedProgress?

  private static let height = 4.0
  private static let barHeight = 2.5
  private static let duration = 0.25

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Creates a progress view with the given shape. Its width is zero.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    self.style = style
    frame.size.height = intrinsicContentSize.height ?? Self.height
  }

  /// Creates a progress view from its element in a scene.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      ProgressView.self, element: "progressView", "Shows the progress of a task."
    ) {
      $0.property(
        "contentHugging", default: LayoutPriorities(horizontal: .defaultLow, vertical: .defaultHigh),
        "The priority with which the view resists growing beyond its content.", get: \.contentHugging,
        set: { $0.contentHugging = $1 })
      $0.property(
        "progress", default: 0, in: .fractions, "The completed fraction.", get: \.progress,
        set: { $0.progress = $1 })
      $0.property(
        "progressTintColor",
        "The color of the completed part. Default: the tint color.", appearance: \.$progressTintColor,
        get: \.progressTintColor,
        set: { $0.progressTintColor = $1 })
      $0.property(
        "trackTintColor", appearance: \.$trackTintColor, get: \.trackTintColor,
        set: { $0.trackTintColor = $1 })
      $0.property(
        "style", default: .default, "The style of the bar.", get: \.style, set: { $0.style = $1 })
      $0.property(
        "progressImage", "The image to show in place of the color of the completed part.",
        get: \.progressImage, set: { $0.progressImage = $1 })
      $0.property(
        "trackImage", "The image to show in place of the color of the track.", get: \.trackImage,
        set: { $0.trackImage = $1 })
      $0.sizedByFrame(false)
    }
  }

  /// Invalidates the display and the intrinsic content size, because the images determine the bar's height.
  private func imagesDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// The progress from 0 to 1. Other values are clamped.
  public var progress: Double {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = AccessibilityFacts(.progressIndicator, value: AccessibilityFacts.percent(of: progress, in: 1))
    facts.traits = .updatesFrequently
    facts.range = AccessibilityRange(minimum: 0, maximum: 1, value: progress)
    facts.range?.isAdjustable = false
    return facts
  }

  /// Sets the progress. If `animated` is true, the bar moves to the new value over a quarter of a second.
  public func setProgress(_ progress: Double, animated: Bool) {
    storedProgress = progress.bounded(to: .fractions, from: storedProgress)
    animation?.cancel()
    guard animated, shownProgress != storedProgress, let clock = contextIfAny?.clock else {
      animation = nil
      shownProgress = storedProgress
      return
    }
    animation = ValueAnimation(
      from: shownProgress, to: storedProgress, duration: Self.duration, on: clock,
      step: { [weak self] in self?.shownProgress = $0 },
      completion: { [weak self] in self?.animation = nil })
  }

  private func observe() {
    observed = nil
    guard let observedProgress else { return }
    if let context = contextIfAny {
      observed = ObservedProgress(observedProgress, notifying: context.handle(of: self)) {
        $0.observedProgressDidChange()
      }
    }
    setProgress(observedProgress.fractionCompleted, animated: false)
  }

  func observedProgressDidChange() {
    guard let observedProgress else { return }
    setProgress(observedProgress.fractionCompleted, animated: true)
  }

  override open func didMoveToWindow() {
    super.didMoveToWindow()
    // While the view was outside a window, it may have had no context whose loop could deliver notifications.
    if observed == nil { observe() }
  }

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    let height = min(style == .bar ? Self.barHeight : imageHeight ?? Self.height, bounds.height)
    let radius = style == .bar ? 0 : height / 2
    let track = Rect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    draw(trackImage, or: trackTintColor ?? .systemFill, in: track, radius, graphics)
    guard shownProgress > 0 else { return }
    let width = max(style == .bar ? 0 : height, track.width * shownProgress)
    draw(
      progressImage, or: progressTintColor ?? .tint,
      in: turned(Rect(x: track.minX, y: track.minY, width: width, height: height)), radius, graphics)
  }

  private func draw(
    _ image: ImageName?, or color: Color, in rect: Rect, _ radius: Double, _ graphics: GraphicsContext
  ) {
    if let image { return graphics.drawImage(named: image.name, in: rect) }
    graphics.setFillColor(color)
    graphics.fill(Path(roundedRect: rect, cornerRadius: radius))
  }

  private var imageHeight: Double? { (trackImage ?? progressImage).flatMap(size)?.height }

  /// The default hugging priorities. The vertical one is high so that the bar keeps its height next to stretchable views.
  override var defaultHugging: LayoutPriorities {
    LayoutPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
  }

  override open func sizeThatFits(_ size: Size) -> Size {
    Size(width: max(size.width, 100), height: naturalHeight)
  }
  override open var intrinsicContentSize: (width: Double?, height: Double?) { (nil, naturalHeight) }
  private var naturalHeight: Double {
    if style == .bar { return Self.barHeight }
    return imageHeight ?? systemHeight
  }
  private var systemHeight: Double { contextIfAny?.systemMetrics.progressHeight ?? Self.height }
}

extension AppearanceKeys where Object: ProgressView {
  /// The color of the completed part.
  public var progressTintColor: AppearanceKey<Color> { AppearanceKey() }
  /// The color of the remaining part.
  public var trackTintColor: AppearanceKey<Color> { AppearanceKey() }
}
