import SceneRuntime
import SceneValues

/// An object that recognizes a gesture in the touches of a view and its descendants.
///
/// A subclass overrides the four touch methods and sets `state`.
///
/// If several recognizers observe the same touch, the first one to recognize its gesture proceeds. Each of the other
/// recognizers fails if its gesture has not begun, unless the two recognizers are allowed to recognize gestures
/// simultaneously. A recognizer can also be required to wait until other recognizers fail.
open class GestureRecognizer: CodedSceneObject, ActionForgetting, Identified {
  /// A state of gesture recognition.
  public enum State: String, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// The `id` of the recognizer's element, or nil if the recognizer was created in code.
  public let sceneID: String?
  /// The view whose touches the recognizer observes, or nil if the recognizer has not been added to a view.
  public internal(set) weak var view: View?
  /// The delegate that controls the recognizer. The reference is weak.
  public weak var delegate: (any GestureRecognizerDelegate)?
  /// Whether the recognizer is enabled. Disabling it cancels the current gesture.
  public var isEnabled = true { didSet { if !isEnabled { giveUp() } } }

  /// Whether recognizing the gesture cancels the delivery of its touches to the view. The default is true.
  public var cancelsTouchesInView = true
  /// Whether the view receives touches only after this recognizer has failed. If the recognizer recognizes the gesture,
  /// the view receives none of its touches.
  public var delaysTouchesBegan = false
  /// Whether the view receives the end of a touch only after this recognizer has failed. With this delay, a double tap
  /// can cancel the delivery of its first tap to the view. The default is true.
  public var delaysTouchesEnded = true

  /// The touches that the recognizer observes.
  public internal(set) var touches: [Touch] = []
  /// The number of observed touches. Touches that have just ended are counted until `touchesEnded` returns.
  public var numberOfTouches: Int { touches.count }

  /// All touches since the last reset, including those of earlier taps.
  var sequence: [Touch] = []
  var lastTouches: [Touch] = []
  var storedState = State.possible
  var isSending = false
  var pendingChanges: [State] = []
  var resetsAfterSending = false
  var pending: [State] = []
  var requirements: [WeakRecognizer] = []
  var awaited: [WeakRecognizer] = []
  var dependents: [WeakRecognizer] = []
  var actions = SentActions()

  /// Creates an enabled recognizer that is not attached to a view.
  public init() { sceneID = nil }

  /// Creates the recognizer from its element in a scene.
  ///
  /// - Throws: `LoadingError` if a nested object cannot be created.
  public required init(coder: Coder) throws {
    sceneID = coder.objectID
    try coder.decode(into: self)
  }

  /// The declaration of the attributes, outlets, and event that all recognizers share. Subclasses declare their elements.
  open class var declaration: ClassDeclaration {
    ClassDeclaration(GestureRecognizer.self, "Recognizes a gesture in the touches of a view.") {
      $0.passesEvents(false)
      $0.property("enabled", default: true, get: \.isEnabled, set: { $0.isEnabled = $1 })
      $0.property(
        "cancelsTouchesInView", default: true, "Whether recognition cancels the touches of the view.",
        get: \.cancelsTouchesInView, set: { $0.cancelsTouchesInView = $1 })
      $0.property(
        "delaysTouchesBegan", default: false,
        "Whether the view receives touches only after the recognizer fails.",
        get: \.delaysTouchesBegan, set: { $0.delaysTouchesBegan = $1 })
      $0.property(
        "delaysTouchesEnded", default: true,
        "Whether the view receives the end of touches only after the recognizer fails.",
        get: \.delaysTouchesEnded, set: { $0.delaysTouchesEnded = $1 })
      $0.outlet(
        "delegate", "The delegate, which decides what the recognizer can do.", get: { $0.delegate },
        set: { $0.delegate = $1 })
      $0.outletCollection("failureRequirements", "The recognizers that must fail before this one.") {
        (recognizer, others: [GestureRecognizer]) in
        for other in others { recognizer.require(toFail: other) }
      }
      $0.events([("recognized", 1)])
    }
  }

  /// Prepares the recognizer after the scene's objects have been created and connected. Does nothing by default.
  open func awakeFromNib() {}

  /// The recognition state. Setting the state to `began`, `changed`, or `ended` notifies the targets, as does setting it
  /// to `cancelled` after the gesture has begun.
  ///
  /// The state of an ended, canceled, or failed gesture does not change until all fingers are lifted. Gestures do not
  /// begin on a hidden or removed view. While the recognizer waits for others to fail, the state remains `possible`.
  public var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  /// Handles touches that begin in the view and are already in `self.touches`. The default implementation does nothing.
  open func touchesBegan(_ touches: [Touch], with event: Event) {}
  /// Handles observed touches that move. The default implementation does nothing.
  open func touchesMoved(_ touches: [Touch], with event: Event) {}
  /// Handles observed touches that end and are still in `self.touches`. The default implementation does nothing.
  open func touchesEnded(_ touches: [Touch], with event: Event) {}
  /// Handles observed touches that are canceled. The default implementation cancels a gesture that has begun and
  /// otherwise makes the recognizer fail.
  open func touchesCancelled(_ touches: [Touch], with event: Event) {
    state = isActive ? .cancelled : .failed
  }

  /// Resets the state of a subclass after all fingers are lifted, so that a new gesture can begin.
  open func reset() {}

  /// Returns whether this recognizer can prevent another one from recognizing the same touches. The default is true.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer that observes the same touches can prevent this one. The default is true.
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer must fail before this one can recognize its gesture. The default is false.
  open func shouldRequireFailure(of other: GestureRecognizer) -> Bool { false }

  /// Returns whether this recognizer must fail before another one can recognize its gesture. The default is false.
  open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { false }

  func didFail() {}

  /// Whether the gesture can continue while no finger touches the screen, such as between the taps of a double tap.
  var isWaitingForMore: Bool { false }

  /// Returns the center of the touches in the coordinates of a view, or in window coordinates if `view` is nil.
  ///
  /// After all fingers are lifted, this is the center of the touches that ended last.
  open func location(in view: View?) -> Point {
    let points = (touches.isEmpty ? lastTouches : touches).map { $0.location(in: view) }
    guard !points.isEmpty else { return .zero }
    return Point(
      x: points.map(\.x).reduce(0, +) / Double(points.count),
      y: points.map(\.y).reduce(0, +) / Double(points.count))
  }

  /// Returns the location of a touch.
  ///
  /// - Parameters:
  ///   - index: The index of the touch, which must be at least 0 and less than `numberOfTouches`. Any other value is a
  ///     programming error and terminates the app.
  ///   - view: The view that defines the coordinates, or nil for the window.
  /// - Returns: The location in those coordinates.
  open func location(ofTouch index: Int, in view: View?) -> Point {
    precondition(
      touches.indices.contains(index),
      "touch index \(index) is out of range: the recognizer has \(touches.count) touches")
    return touches[index].location(in: view)
  }
}

extension View {
  /// The view's recognizers, in the order in which they were added.
  ///
  /// Setting the property cancels the gestures of removed recognizers and does not affect the other recognizers.
  public var gestureRecognizers: [GestureRecognizer] {
    get { ownRecognizers }
    set {
      for recognizer in ownRecognizers where !newValue.contains(where: { $0 === recognizer }) {
        removeGestureRecognizer(recognizer)
      }
      for recognizer in newValue where recognizer.view !== self { addGestureRecognizer(recognizer) }
      // Handlers may have changed the list while recognizers were removed and added.
      var ordered: [GestureRecognizer] = []
      for recognizer in newValue + ownRecognizers
      where recognizer.view === self && !ordered.contains(where: { $0 === recognizer }) {
        ordered.append(recognizer)
      }
      ownRecognizers = ordered
    }
  }

  /// Adds a recognizer for the touches of this view and its descendants.
  ///
  /// If the recognizer is already in a view, it is first removed from that view, and its current gesture is canceled.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    ownRecognizers.append(recognizer)
  }

  /// Removes a recognizer and cancels its current gesture.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard ownRecognizers.contains(where: { $0 === recognizer }) else { return }
    recognizer.leaveView()
    ownRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
