import SceneRuntime
import SceneValues

/// Watches the touches of a view, and of everything in it, for a gesture.
///
/// A subclass overrides the four touch methods and sets `state`: a discrete gesture goes from `possible` to `ended`, a
/// continuous one through `began` and `changed`; what turns out to be something else, to `failed`.
///
/// Where several watch the same touch, the first to recognize its gesture wins, and those that have not begun fail;
/// only a tap leaves those that wait for more taps their chance.
open class GestureRecognizer: CodedSceneObject, ActionSending, Identified {
  public enum State: String, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  public let sceneID: String?
  public internal(set) weak var view: View?
  /// One that is switched off gives up what it is doing.
  public var isEnabled = true { didSet { if !isEnabled { giveUp() } } }
  /// Whether recognizing takes the touches from the view, which sees them cancelled.
  public var cancelsTouchesInView = true
  /// The touches that it watches.
  public private(set) var touches: [Touch] = []
  private var actions: [BoundAction] = []

  public init() { sceneID = nil }

  public required init(coder: Coder) throws {
    sceneID = coder.objectID
    try coder.decode(into: self)
  }

  open class var declaration: ClassDeclaration {
    ClassDeclaration(GestureRecognizer.self, "Watches the touches of a view for a gesture.") {
      $0.property("enabled", default: true, get: \.isEnabled, set: { $0.isEnabled = $1 })
      $0.property(
        "cancelsTouchesInView", default: true, get: \.cancelsTouchesInView,
        set: { $0.cancelsTouchesInView = $1 })
      $0.events([("recognized", 1)])
    }
  }

  open func awakeFromNib() {}

  // MARK: State

  /// Where it is in recognizing. Setting it tells the targets of what they ought to know: `began`, `changed`, `ended`,
  /// and `cancelled` of a gesture that had begun.
  ///
  /// What has ended, been cancelled or failed stays so until all fingers are up; on a view that is hidden or gone,
  /// nothing begins.
  public var state: State {
    get { storedState }
    set { change(to: newValue) }
  }
  private var storedState = State.possible
  private var isSending = false
  private var changesToCome: [State] = []
  private var startsOverAfterwards = false

  private var isActive: Bool { storedState == .began || storedState == .changed }

  /// Whether it still wants to see touches.
  private var isListening: Bool { isEnabled && (storedState == .possible || isActive) }

  private func change(to wanted: State) {
    // Everyone hears of one change before the next is made, even where a handler makes it.
    if isSending { return changesToCome.append(wanted) }
    switch (storedState, wanted) {
    case (.possible, .possible), (.ended, _), (.cancelled, _), (.failed, _): return
    case (.possible, .cancelled), (.possible, .failed): return fail()
    case (.possible, _):
      guard isViewShown else { return fail() }
      storedState = wanted == .changed ? .began : wanted
      let taken = touches
      prevail(in: taken)
      send()
      cancelInView(taken)
      return
    case (_, .possible): return
    case (_, .began): storedState = .changed
    case (_, .failed): storedState = .cancelled
    default: storedState = wanted
    }
    send()
  }

  private func fail() {
    storedState = .failed
    didFail()
  }

  private func giveUp() {
    guard isActive || !touches.isEmpty || isWaitingForMore else { return }
    state = isActive ? .cancelled : .failed
    if touches.isEmpty { startOver() }
  }

  private var isViewShown: Bool {
    guard var current = view else { return false }
    while !current.isHidden {
      guard let superview = current.superview else { return true }
      current = superview
    }
    return false
  }

  /// The gesture is this one: others that watch the same touches have lost.
  private func prevail(in touches: [Touch]) {
    for other in touches.flatMap(\.recognizers)
    where other !== self && other.storedState == .possible && prevents(other) {
      other.state = .failed
    }
  }

  private func cancelInView(_ touches: [Touch]) {
    guard cancelsTouchesInView else { return }
    let event = Event(timestamp: touches.first?.timestamp ?? 0, touches: touches)
    for touch in touches { touch.cancelInView(with: event) }
  }

  /// Whether another cannot recognize its gesture in touches that are this one's.
  func prevents(_ other: GestureRecognizer) -> Bool { true }

  // MARK: What the dispatcher says

  /// Begins to watch a touch, unless it is not interested.
  func accept(_ touch: Touch) -> Bool {
    guard isListening, isViewShown else { return false }
    touches.append(touch)
    return true
  }

  /// Whether it is to hear of a touch.
  func watches(_ touch: Touch) -> Bool { isListening && touches.contains { $0 === touch } }

  func forget(_ touch: Touch) {
    touches.removeAll { $0 === touch }
    guard touches.isEmpty, !isWaitingForMore else { return }
    // A continuous gesture ends with its last finger at the latest.
    if isActive { state = .ended }
    startOver()
  }

  /// It is taken from its view.
  fileprivate func leaveView() {
    giveUp()
    for touch in touches { touch.recognizers.removeAll { $0 === self } }
    touches = []
    startOver()
  }

  /// Begins anew, as soon as no finger is down.
  func startOver() {
    if isSending { return startsOverAfterwards = true }
    guard touches.isEmpty else { return state = .failed }
    reset()
    storedState = .possible
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: [Touch], with event: Event) {}
  open func touchesMoved(_ touches: [Touch], with event: Event) {}
  open func touchesEnded(_ touches: [Touch], with event: Event) {}
  open func touchesCancelled(_ touches: [Touch], with event: Event) {
    state = isActive ? .cancelled : .failed
  }

  /// All fingers are up, and a new gesture may begin.
  open func reset() {}

  /// It will not recognize anything until all fingers are up.
  func didFail() {}

  /// Whether the gesture goes on though no finger is down: between the taps of a double tap.
  var isWaitingForMore: Bool { false }

  /// The middle of the touches in a view's coordinates; in the window's for nil.
  public func location(in view: View?) -> Point {
    let points = touches.map { $0.location(in: view) }
    guard !points.isEmpty else { return .zero }
    return Point(
      x: points.map(\.x).reduce(0, +) / Double(points.count),
      y: points.map(\.y).reduce(0, +) / Double(points.count))
  }

  // MARK: Targets

  public func connect(_ action: BoundAction, forEvent event: UInt32) { actions.append(action) }

  /// Calls a closure on a target, held weakly, whenever the gesture begins, changes or ends.
  public func addTarget<Target: AnyObject>(
    _ target: Target, _ call: @escaping @Sendable (Target, GestureRecognizer) -> Void
  ) {
    actions.append(
      BoundAction(target: target) { target, sender, _ in
        (sender as? GestureRecognizer).map { call(target, $0) }
      })
  }

  /// Forgets what a target was to be called for.
  public func removeTarget(_ target: AnyObject) { actions.removeAll { $0.target === target || $0.isDead } }

  private func send() {
    view?.contextIfAny?.note(self, storedState.rawValue)
    actions.removeAll(where: \.isDead)
    isSending = true
    for action in actions {
      if action.isForFirstResponder {
        let start = view?.window?.firstResponder ?? view
        start?.send(action, from: self, event: nil)
      } else {
        action.send(from: self, event: nil)
      }
    }
    isSending = false
    let (changes, startsOver) = (changesToCome, startsOverAfterwards)
    (changesToCome, startsOverAfterwards) = ([], false)
    for change in changes { state = change }
    if startsOver { startOver() }
  }
}

extension View {
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers.append(recognizer)
  }

  /// Takes a recognizer away; a gesture that it is recognizing is cancelled.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard let index = gestureRecognizers.firstIndex(where: { $0 === recognizer }) else { return }
    recognizer.leaveView()
    gestureRecognizers.remove(at: index)
    recognizer.view = nil
  }
}
