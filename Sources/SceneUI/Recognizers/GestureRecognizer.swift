import SceneRuntime
import SceneValues

/// Watches the touches of a view, and of everything in it, for a gesture.
///
/// A subclass overrides the four touch methods and sets `state`: a discrete gesture goes from `possible` to `ended`, a
/// continuous one through `began` and `changed`; what turns out to be something else, to `failed`.
open class GestureRecognizer: CodedSceneObject, ActionSending, Identified {
  public enum State: String, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  public let sceneID: String?
  public internal(set) weak var view: View?
  public var isEnabled = true {
    didSet { if !isEnabled, isActive { state = .cancelled } }
  }
  /// Whether recognizing takes the touches from the view, which sees them cancelled.
  public var cancelsTouchesInView = true
  /// The touches that it watches.
  public private(set) var touches: [Touch] = []
  private var actions: [BoundAction] = []
  private var taken: [ObjectIdentifier] = []

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

  /// Where it is in recognizing. Setting it tells the targets of what they ought to know: `began`, `changed`, `ended`,
  /// and `cancelled` of a gesture that had begun.
  public var state: State {
    get { storedState }
    set { change(to: newValue) }
  }
  private var storedState = State.possible

  private var isActive: Bool { storedState == .began || storedState == .changed }

  /// Whether it still wants to see touches.
  var isListening: Bool { storedState == .possible || isActive }

  private func change(to state: State) {
    let wasActive = isActive
    storedState = state
    switch state {
    case .possible, .failed: return
    case .cancelled where !wasActive: return
    default: break
    }
    if !wasActive { takeTouches() }
    view?.contextIfAny?.note(self, state.rawValue)
    send()
  }

  private func send() {
    actions.removeAll(where: \.isDead)
    for action in actions {
      if action.isForFirstResponder {
        let start = view?.window?.firstResponder ?? view
        start?.send(action, from: self, event: nil)
      } else {
        action.send(from: self, event: nil)
      }
    }
  }

  /// The gesture is this one: others that watch the same touches have lost, and the view's touches are cancelled.
  private func takeTouches() {
    taken = touches.map(ObjectIdentifier.init)
    let event = Event(timestamp: touches.first?.timestamp ?? 0, touches: touches)
    for touch in touches {
      for other in touch.recognizers where other !== self && other.isListening && !other.isActive {
        other.storedState = .failed
        other.didFail()
      }
      if cancelsTouchesInView, touch.isSeenByView { touch.view?.touchesCancelled([touch], with: event) }
    }
  }

  func hasTaken(_ touch: Touch) -> Bool { cancelsTouchesInView && taken.contains(ObjectIdentifier(touch)) }

  // MARK: What the dispatcher says

  func begin(_ touch: Touch, with event: Event) {
    guard isListening, view.map({ !$0.isHidden }) ?? false else { return }
    touches.append(touch)
    touchesBegan([touch], with: event)
  }

  func forget(_ touch: Touch) {
    touches.removeAll { $0 === touch }
    taken.removeAll { $0 == ObjectIdentifier(touch) }
    guard touches.isEmpty, !isWaitingForMore else { return }
    // A continuous gesture ends with its last finger at the latest.
    if isActive { state = .ended }
    reset()
    storedState = .possible
  }

  /// Starts over, without a touch: for recognizers that wait between two taps.
  func startOver() {
    guard touches.isEmpty else {
      storedState = .failed
      return
    }
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

  /// Another recognizer was faster.
  func didFail() {}

  /// Whether the gesture goes on though no finger is down: between the taps of a double tap.
  var isWaitingForMore: Bool { false }

  /// The middle of the touches in a view's coordinates; in the window's for nil.
  public func location(in view: View?) -> Point {
    let points = touches.map { $0.location(in: view) }
    guard !points.isEmpty else { return lastLocation.map { view?.convert($0, from: nil) ?? $0 } ?? .zero }
    return Point(
      x: points.map(\.x).reduce(0, +) / Double(points.count),
      y: points.map(\.y).reduce(0, +) / Double(points.count))
  }

  /// Where the last finger went up, in the window: a tap is recognized when nothing touches any more.
  var lastLocation: Point? { nil }

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
}

extension View {
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers.append(recognizer)
  }

  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard let index = gestureRecognizers.firstIndex(where: { $0 === recognizer }) else { return }
    gestureRecognizers.remove(at: index)
    recognizer.view = nil
  }
}
