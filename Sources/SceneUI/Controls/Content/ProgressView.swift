import SceneDrawing
import SceneRuntime
import SceneValues

/// A bar that tells how much of something is done.
open class ProgressView: View {
  /// The colour of what is done; the tint for nil.
  @Stylable public var progressTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The colour of what is still to do.
  @Stylable public var trackTintColor: Color? { didSet { setNeedsDisplay() } }
  private var storedProgress = 0.0
  /// How much the bar shows: less or more than the progress while it is on its way there.
  public private(set) var shownProgress = 0.0 {
    didSet { if shownProgress != oldValue { setNeedsDisplay() } }
  }
  private var animation: ValueAnimation?

  private static let height = 4.0
  /// In seconds.
  private static let duration = 0.25

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Makes a progress view from its element in a scene.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      ProgressView.self, element: "progressView", "A bar that tells how much of something is done."
    ) {
      $0.property(
        "contentHugging", default: LayoutPriorities(horizontal: .defaultLow, vertical: .defaultHigh),
        "How much it resists being made larger than its content.", get: \.contentHugging,
        set: { $0.contentHugging = $1 })
      $0.property(
        "progress", default: 0, in: .fractions, "From 0 to 1.", get: \.progress, set: { $0.progress = $1 })
      $0.property(
        "progressTintColor", "The tint, unless given.", appearance: \.$progressTintColor,
        get: \.progressTintColor,
        set: { $0.progressTintColor = $1 })
      $0.property(
        "trackTintColor", appearance: \.$trackTintColor, get: \.trackTintColor,
        set: { $0.trackTintColor = $1 })
      $0.sizedByFrame(false)
    }
  }

  /// From 0 to 1; what lies beyond is taken for the nearer end.
  public var progress: Double {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
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

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    let height = min(Self.height, bounds.height)
    let track = Rect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    let shape = Path(roundedRect: track, cornerRadius: height / 2)
    graphics.setFillColor(trackTintColor ?? .systemFill)
    graphics.fill(shape)
    guard shownProgress > 0 else { return }
    graphics.setFillColor(progressTintColor ?? .tint)
    // The smallest progress is round too.
    let width = max(height, track.width * shownProgress)
    graphics.fill(
      Path(
        roundedRect: turned(Rect(x: track.minX, y: track.minY, width: width, height: height)),
        cornerRadius: height / 2))
  }

  /// It keeps its height beside what stretches.
  override var defaultHugging: LayoutPriorities {
    LayoutPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
  }

  override open func sizeThatFits(_ size: Size) -> Size {
    Size(width: max(size.width, 100), height: naturalHeight)
  }
  override open var intrinsicContentSize: (width: Double?, height: Double?) { (nil, naturalHeight) }
  private var naturalHeight: Double { contextIfAny?.systemMetrics.progressHeight ?? Self.height }
}

extension AppearanceKeys where Object: ProgressView {
  /// The colour that rules give to what is done.
  public var progressTintColor: AppearanceKey<Color> { AppearanceKey() }
  /// The colour that rules give to what is still to do.
  public var trackTintColor: AppearanceKey<Color> { AppearanceKey() }
}
