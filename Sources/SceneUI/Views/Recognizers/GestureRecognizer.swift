import SceneRuntime
import SceneValues

/// Watches the touches of a view, and of everything in it, for a gesture.
///
/// A subclass overrides the four touch methods and sets `state`: a discrete gesture goes from `possible` to `ended`, a
/// continuous one through `began` and `changed`; what turns out to be something else, to `failed`.
///
/// Where several watch the same touch, the first to recognize its gesture wins, and those that have not begun fail:
/// unless one of them waits for others to fail first, or they may recognize at the same time.
open class GestureRecognizer: CodedSceneObject, ActionForgetting, Identified {
  /// How far a recognizer is in recognizing its gesture.
  public enum State: String, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// The `id` of its element; nil for what code has made.
  public let sceneID: String?
  /// The view whose touches it watches; nil until `addGestureRecognizer` gives it one.
  public internal(set) weak var view: View?
  /// Is asked what this recognizer may do.
  public weak var delegate: (any GestureRecognizerDelegate)?
  /// One that is switched off gives up what it is doing.
  public var isEnabled = true { didSet { if !isEnabled { giveUp() } } }

  /// Whether recognizing takes the touches from the view, which sees them canceled.
  public var cancelsTouchesInView = true
  /// Whether the view is told of a touch only when this has failed, and so never of one that is recognized.
  public var delaysTouchesBegan = false
  /// Whether the view is told that a finger is up only when this has failed: else the first of two taps could not be
  /// canceled any more.
  public var delaysTouchesEnded = true

  /// The touches that it watches.
  public internal(set) var touches: [Touch] = []
  /// How many fingers it watches; those that have just gone up count until `touchesEnded` has returned.
  public var numberOfTouches: Int { touches.count }

  // MARK: What the extensions keep

  /// All touches since it last began anew; those of earlier taps are among them.
  var sequence: [Touch] = []
  /// The touches that were the last to go: where the gesture was, once all fingers are up.
  var lastTouches: [Touch] = []
  var storedState = State.possible
  var isSending = false
  var changesToCome: [State] = []
  var startsOverAfterwards = false
  /// The states that it takes as soon as all that it waits for have failed.
  var pending: [State] = []
  var requirements: [WeakRecognizer] = []
  var awaited: [WeakRecognizer] = []
  var dependents: [WeakRecognizer] = []
  var actions = SentActions()

  /// Makes a recognizer that is switched on and watches no view yet.
  public init() { sceneID = nil }

  /// Makes the recognizer from its element in a scene.
  ///
  /// - Throws: `LoadingError` where an object inside of it cannot be made.
  public required init(coder: Coder) throws {
    sceneID = coder.objectID
    try coder.decode(into: self)
  }

  /// The attributes, the outlets and the event that all recognizers have; the elements are those of the
  /// subclasses.
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

  /// Called once, when the objects of the scene are made and connected; does nothing by default.
  open func awakeFromNib() {}

  /// Where it is in recognizing. Setting it tells the targets of what they ought to know: `began`, `changed`, `ended`,
  /// and `cancelled` of a gesture that had begun.
  ///
  /// What has ended, been canceled or failed stays so until all fingers are up; on a view that is hidden or gone,
  /// nothing begins. While it waits for others to fail, it stays `possible`.
  public var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  // MARK: For subclasses

  /// Fingers came down in the view, and are among the recognizer's `touches` now; does nothing by default.
  open func touchesBegan(_ touches: [Touch], with event: Event) {}
  /// Some of the fingers that it watches have moved; does nothing by default.
  open func touchesMoved(_ touches: [Touch], with event: Event) {}
  /// Some of the fingers that it watches are up, and still among the recognizer's `touches`; does nothing by
  /// default.
  open func touchesEnded(_ touches: [Touch], with event: Event) {}
  /// Some of the fingers that it watches were taken away; by default it fails, or cancels a gesture that has
  /// begun.
  open func touchesCancelled(_ touches: [Touch], with event: Event) {
    state = isActive ? .cancelled : .failed
  }

  /// All fingers are up, and a new gesture may begin.
  open func reset() {}

  /// Whether another cannot recognize its gesture in touches that are this one's. True by default.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }

  /// Whether another, recognizing its gesture in the same touches, makes this one fail. True by default.
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }

  /// Whether another must fail before this may recognize. False by default.
  open func shouldRequireFailure(of other: GestureRecognizer) -> Bool { false }

  /// Whether this must fail before another may recognize. False by default.
  open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { false }

  /// It will not recognize anything until all fingers are up.
  func didFail() {}

  /// Whether the gesture goes on though no finger is down: between the taps of a double tap.
  var isWaitingForMore: Bool { false }

  /// The middle of the touches in a view's coordinates; in the window's for nil.
  ///
  /// When all fingers are up, the middle of those that were the last.
  open func location(in view: View?) -> Point {
    let points = (touches.isEmpty ? lastTouches : touches).map { $0.location(in: view) }
    guard !points.isEmpty else { return .zero }
    return Point(
      x: points.map(\.x).reduce(0, +) / Double(points.count),
      y: points.map(\.y).reduce(0, +) / Double(points.count))
  }

  /// Where one of the touches is.
  ///
  /// - Parameters:
  ///   - index: from 0, and less than `numberOfTouches`: any other is a mistake of the program's, which
  ///     stops.
  ///   - view: whose coordinates are wanted; the window's for nil.
  /// - Returns: a point in those coordinates.
  open func location(ofTouch index: Int, in view: View?) -> Point {
    precondition(touches.indices.contains(index), "there is no touch \(index) among \(touches.count)")
    return touches[index].location(in: view)
  }
}

extension View {
  /// The recognizers of the view, in the order in which they were added.
  ///
  /// Setting it takes away those that are not in the list, whose gestures are canceled, adds those that are new, and leaves
  /// the others to what they are doing. One that another view has leaves that one.
  public var gestureRecognizers: [GestureRecognizer] {
    get { ownRecognizers }
    set {
      for recognizer in ownRecognizers where !newValue.contains(where: { $0 === recognizer }) {
        removeGestureRecognizer(recognizer)
      }
      for recognizer in newValue where recognizer.view !== self { addGestureRecognizer(recognizer) }
      // What they did on leaving and coming may have changed the list.
      var ordered: [GestureRecognizer] = []
      for recognizer in newValue + ownRecognizers
      where recognizer.view === self && !ordered.contains(where: { $0 === recognizer }) {
        ordered.append(recognizer)
      }
      ownRecognizers = ordered
    }
  }

  /// Lets a recognizer watch the touches of this view and of everything in it.
  ///
  /// Another view that it watched gives it up, and a gesture that it was recognizing is canceled.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    ownRecognizers.append(recognizer)
  }

  /// Takes a recognizer away; a gesture that it is recognizing is canceled.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard ownRecognizers.contains(where: { $0 === recognizer }) else { return }
    recognizer.leaveView()
    ownRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
