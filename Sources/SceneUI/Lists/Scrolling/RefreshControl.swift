import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues
import ScenePlatform

/// Sends `valueChanged` when the content of a scroll view is pulled down far enough, and turns until it is told that
/// all is fresh: `endRefreshing()`.
open class RefreshControl: Control {
  /// Whether it turns: since it was pulled, or since `beginRefreshing`, and until `endRefreshing`.
  public private(set) var isRefreshing = false
  /// From 0 to 1: how far it has been pulled.
  private var pull = 0.0
  private var turn = 0.0
  private var timer: Timer?
  private weak var scrollView: ScrollView?

  /// In points: how high it is, and how far one pulls.
  private static let height = 60.0
  private static let distance = 90.0

  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes the control from its element in a scene.
  ///
  /// - Throws: `LoadingError` where an object inside of it cannot be made.
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

  /// Turns, as if it had been pulled, without sending anything.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    scrollView?.innerInset = Self.height
    startTurning()
    setNeedsDisplay()
  }

  /// All is fresh: the content comes back.
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

  /// Only while it turns is there anything to tell.
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

  // MARK: What the scroll view says

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

  /// It lies above the content, where it is seen only when that is pulled down.
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

  /// Twelve spokes that show one after another while one pulls, and turn while it works.
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
