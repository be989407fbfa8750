import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues
import ScenePlatform

/// A control that sends `valueChanged` when the user pulls down a scroll view's content. The control displays
/// a spinner until `endRefreshing()` is called.
open class RefreshControl: Control {
  /// Whether a refresh is in progress. A refresh starts when the user pulls the content down far enough or
  /// when `beginRefreshing()` is called. It ends when `endRefreshing()` is called.
  public private(set) var isRefreshing = false
  private var pull = 0.0
  private var turn = 0.0
  private var timer: Timer?
  private weak var scrollView: ScrollView?

  /// The control's height, which is also the space that the scroll view reserves for it during a refresh, in points.
  private static let height = 60.0
  private static let distance = 90.0

  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a control from its element in a scene.
  ///
  /// - Throws: `LoadingError` if a nested object cannot be created.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    isUserInteractionEnabled = coder.value(forKey: "userInteractionEnabled") ?? false
  }

  deinit { timer?.invalidate() }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      RefreshControl.self, element: "refreshControl",
      "A control that refreshes the content of a scroll view when the user pulls it down."
    ) {
      $0.property(
        "userInteractionEnabled", default: false, get: \.isUserInteractionEnabled,
        set: { $0.isUserInteractionEnabled = $1 })
      $0.events([Control.Events.valueChangedName, Control.Events.primaryName])
      $0.sendsWithoutEvent("valueChanged", "primaryActionTriggered")
      $0.sizedByFrame(false)
    }
  }

  /// Starts a refresh without sending `valueChanged`.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    scrollView?.innerInset = Self.height
    startTurning()
    setNeedsDisplay()
  }

  /// Ends the refresh and returns the content to its original position.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    timer?.invalidate()
    setNeedsDisplay()
    guard let scrollView else { return }
    scrollView.innerInset = 0
    if !scrollView.isTracking, scrollView.motion == nil,
      scrollView.contentOffset != scrollView.clamped(scrollView.contentOffset)
    {
      scrollView.settle()
    }
  }

  /// The control's accessibility properties. The control is accessible only during a refresh.
  override var accessibilityFacts: AccessibilityFacts? {
    isRefreshing ? AccessibilityFacts(.activityIndicator, label: libraryText(.refreshing)) : nil
  }

  private func startTurning() {
    timer?.invalidate()
    guard let clock = contextIfAny?.clock else { return }
    timer = Timer(interval: 1.0 / 12, repeats: true, on: clock) { [weak self] _ in
      guard let self else { return }
      turn = (turn + 1.0 / 12).truncatingRemainder(dividingBy: 1)
      setNeedsDisplay()
    }
  }

  override open func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { timer?.invalidate() } else if isRefreshing { startTurning() }
  }

  func enter(_ view: ScrollView) {
    scrollView = view
    view.insertSubview(self, at: 0)
    view.innerInset = isRefreshing ? Self.height : 0
    place(in: view)
  }

  func leave(_ view: ScrollView) {
    view.innerInset = 0
    scrollView = nil
    removeFromSuperview()
  }

  func place(in view: ScrollView) {
    frame = Rect(
      x: 0, y: -view.adjustedContentInset.top - Self.height, width: view.bounds.width, height: Self.height)
  }

  func contentDidMove(in view: ScrollView) {
    let way = -view.adjustedContentInset.top - view.contentOffset.y
    let part = min(max(way / Self.distance, 0), 1)
    guard part != pull else { return }
    pull = part
    setNeedsDisplay()
    guard part == 1, view.isDragging, !isRefreshing, isEnabled else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// Draws a spinner with twelve spokes. They appear one by one as the user pulls, and rotate during a refresh.
  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    let count = 12
    let shown = isRefreshing ? count : Int(nearest: pull * Double(count))
    let color = resolve(.systemGray)
    graphics.lineWidth = 2
    graphics.lineCap = .round
    for spoke in 0..<shown {
      let angle = (Double(spoke) / Double(count)) * 2 * .pi - .pi / 2
      let age =
        isRefreshing ? (turn - Double(spoke) / Double(count) + 1).truncatingRemainder(dividingBy: 1) : 0
      graphics.setStrokeColor(color.dimmed(by: 1 - age * 0.8))
      graphics.strokeLine(
        from: Point(x: bounds.midX + cos(angle) * 6, y: bounds.midY + sin(angle) * 6),
        to: Point(x: bounds.midX + cos(angle) * 11, y: bounds.midY + sin(angle) * 11))
    }
  }
}
