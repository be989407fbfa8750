import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

/// A bar that tells how much of something is done.
open class ProgressView: View {
  /// What its ends look like.
  public enum Style: String, SceneEnumeration {
    /// Round.
    case `default`
    /// Square and lower, for the edge of a bar.
    case bar
  }

  /// What its ends look like; round by default.
  public var style = Style.default {
    didSet {
      guard style != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }
  /// Drawn, as far as it is done, in place of a color; nil by default. It is stretched to the height of the bar.
  public var progressImage: ImageName? { didSet { imagesDidChange() } }
  /// Drawn, where nothing is done yet, in place of a color; nil by default.
  public var trackImage: ImageName? { didSet { imagesDidChange() } }
  /// The color of what is done; the tint for nil.
  @Stylable public var progressTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The color of what is still to do.
  @Stylable public var trackTintColor: Color? { didSet { setNeedsDisplay() } }
  private var storedProgress = 0.0
  /// How much the bar shows: less or more than the progress while it is on its way there.
  public private(set) var shownProgress = 0.0 {
    didSet { if shownProgress != oldValue { setNeedsDisplay() } }
  }
  private var animation: ValueAnimation?
  /// What tells how much is done; nil, the default, where `progress` is set.
  ///
  /// How much is done when it is set is shown at once. What any thread does later is shown by and by, from a turn of the loop
  /// on that comes after it.
  public var observedProgress: TaskProgress? {
    didSet { if observedProgress !== oldValue { observe() } }
  }
  private var observed: ObservedProgress?

  private static let height = 4.0
  private static let barHeight = 2.5
  /// In seconds.
  private static let duration = 0.25

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Makes a progress view from its element in a scene.
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
        "progress", default: 0, in: .fractions, "A value from 0 to 1.", get: \.progress,
        set: { $0.progress = $1 })
      $0.property(
        "progressTintColor", "Default: the tint color.", appearance: \.$progressTintColor,
        get: \.progressTintColor,
        set: { $0.progressTintColor = $1 })
      $0.property(
        "trackTintColor", appearance: \.$trackTintColor, get: \.trackTintColor,
        set: { $0.trackTintColor = $1 })
      $0.property(
        "style", default: .default, "The style of the bar.", get: \.style, set: { $0.style = $1 })
      $0.property(
        "progressImage", "An image instead of a color.", get: \.progressImage, set: { $0.progressImage = $1 })
      $0.property(
        "trackImage", "An image instead of a color.", get: \.trackImage, set: { $0.trackImage = $1 })
      $0.sizedByFrame(false)
    }
  }

  /// An image says how high the bar is.
  private func imagesDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// From 0 to 1; what lies beyond is taken for the nearer end.
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

  /// Sets the progress; animated, the bar takes a quarter of a second to get there.
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
      observed = ObservedProgress(observedProgress, telling: context.handle(of: self)) {
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
    // Before it was in one, it may have had no loop to be told by.
    if observed == nil { observe() }
  }

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    let height = min(style == .bar ? Self.barHeight : imageHeight ?? Self.height, bounds.height)
    let radius = style == .bar ? 0 : height / 2
    let track = Rect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    draw(trackImage, or: trackTintColor ?? .systemFill, in: track, radius, graphics)
    guard shownProgress > 0 else { return }
    // The smallest progress is round too.
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

  /// It keeps its height beside what stretches.
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
  /// The color that rules give to what is done.
  public var progressTintColor: AppearanceKey<Color> { AppearanceKey() }
  /// The color that rules give to what is still to do.
  public var trackTintColor: AppearanceKey<Color> { AppearanceKey() }
}
