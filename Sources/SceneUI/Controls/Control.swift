import SceneRuntime
import SceneValues

/// A view that turns touches into actions.
open class Control: View {
  /// What happens to a control, and what actions are connected to.
  public struct Events: OptionSet, Hashable, Sendable {
    /// The bits, which are the same as UIKit's.
    public let rawValue: UInt32
    /// Makes a set of the events whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A finger has come down on the control.
    public static let touchDown = Events(rawValue: 1 << 0)
    /// A finger has come down on the control, soon after another tap there; sent after `touchDown`.
    public static let touchDownRepeat = Events(rawValue: 1 << 1)
    /// The finger has moved, and is inside the control.
    public static let touchDragInside = Events(rawValue: 1 << 2)
    /// The finger has moved, and is outside the control.
    public static let touchDragOutside = Events(rawValue: 1 << 3)
    /// The finger has come back into the control; sent before `touchDragInside`.
    public static let touchDragEnter = Events(rawValue: 1 << 4)
    /// The finger has left the control; sent before `touchDragOutside`.
    ///
    /// There is no margin around the bounds, as UIKit's controls have one.
    public static let touchDragExit = Events(rawValue: 1 << 5)
    /// The finger has gone up inside the control.
    public static let touchUpInside = Events(rawValue: 1 << 6)
    /// The finger has gone up outside the control.
    public static let touchUpOutside = Events(rawValue: 1 << 7)
    /// The touch was taken away: by the system or a recognizer, because the control was disabled, or because
    /// it let the touch go.
    public static let touchCancel = Events(rawValue: 1 << 8)
    /// A person has changed the value of the control; code that sets it sends nothing.
    public static let valueChanged = Events(rawValue: 1 << 12)
    /// What the control is for has happened: a button was tapped, a value was changed, or the return key was
    /// pressed in a field.
    ///
    /// A control sends it after the event that is the reason.
    public static let primaryActionTriggered = Events(rawValue: 1 << 13)
    /// A text field has begun to take what is typed.
    public static let editingDidBegin = Events(rawValue: 1 << 16)
    /// A person has changed the text of a field: by typing, cutting or pasting, or with the clear button.
    public static let editingChanged = Events(rawValue: 1 << 17)
    /// A text field takes nothing that is typed any more.
    public static let editingDidEnd = Events(rawValue: 1 << 18)
    /// The return key was pressed in a text field; where somebody is told of it, the field ends its editing.
    public static let editingDidEndOnExit = Events(rawValue: 1 << 19)

    static let touchNames: [(name: String, rawValue: UInt32)] = [
      ("touchUpInside", touchUpInside.rawValue), ("touchUpOutside", touchUpOutside.rawValue),
      ("touchDown", touchDown.rawValue), ("touchDownRepeat", touchDownRepeat.rawValue),
      ("touchDragInside", touchDragInside.rawValue), ("touchDragOutside", touchDragOutside.rawValue),
      ("touchDragEnter", touchDragEnter.rawValue), ("touchDragExit", touchDragExit.rawValue),
      ("touchCancel", touchCancel.rawValue),
    ]
    static let valueChangedName = (name: "valueChanged", rawValue: valueChanged.rawValue)
    static let primaryName = (name: SentActions.eventName, rawValue: primaryActionTriggered.rawValue)
    static let editingNames: [(name: String, rawValue: UInt32)] = [
      ("editingDidEnd", editingDidEnd.rawValue), ("editingDidBegin", editingDidBegin.rawValue),
      ("editingChanged", editingChanged.rawValue), ("editingDidEndOnExit", editingDidEndOnExit.rawValue),
    ]

    /// The name of a single event, as scenes write it.
    var name: String {
      let names = Self.touchNames + [Self.valueChangedName, Self.primaryName] + Self.editingNames
      return names.first { $0.rawValue == rawValue }?.name ?? "event \(rawValue)"
    }
  }

  /// What a control is like at a moment: a set of bits, none of them for normal.
  public struct State: SceneOptionSet, Hashable {
    /// A bit for each condition; the bits are the same as UIKit's.
    public let rawValue: UInt32
    /// Makes a state whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// A finger is down inside the control, or code says so.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is not enabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)

    /// The names by which scenes write states, in the order in which they are written.
    public static let members: [(name: String, member: State)] = [
      ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
    ]
  }

  /// Whether the control follows touches; true by default.
  ///
  /// Disabling it while a finger is down sends `touchCancel`.
  public var isEnabled = true { didSet { stateDidChange(was: oldValue, is: isEnabled) } }
  /// Whether the control is selected; false by default.
  ///
  /// The control changes how it looks; touches do not select it.
  public var isSelected = false { didSet { stateDidChange(was: oldValue, is: isSelected) } }
  /// Whether the control looks pressed: set while a finger is down inside it.
  ///
  /// False by default.
  public var isHighlighted = false { didSet { stateDidChange(was: oldValue, is: isHighlighted) } }
  /// Where the content lies that does not fill the control: a button's image and title.
  public var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsDisplay() } }
  /// Where the content lies that is not as high as the control; in the middle by default.
  public var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsDisplay() } }
  /// Whether a touch is being followed.
  public var isTracking: Bool { trackedTouch != nil }
  /// Whether the touch that is followed is inside the bounds.
  public private(set) var isTouchInside = false
  private var trackedTouch: Touch?
  @exclusivity(unchecked) private var targets = ControlTargets()

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Makes a control from its element in a scene.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open var canBecomeFocused: Bool { isEnabled }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(Control.self, element: "control", "A view that sends actions for touches.") {
      $0.property("enabled", default: true, get: \.isEnabled, set: { $0.isEnabled = $1 })
      $0.property("selected", default: false, get: \.isSelected, set: { $0.isSelected = $1 })
      $0.property("highlighted", default: false, get: \.isHighlighted, set: { $0.isHighlighted = $1 })
      $0.property(
        "contentHorizontalAlignment", default: .center, "The alignment of the content.",
        get: \.contentHorizontalAlignment, set: { $0.contentHorizontalAlignment = $1 })
      $0.property(
        "contentVerticalAlignment", default: .center, "The alignment of the content.",
        get: \.contentVerticalAlignment, set: { $0.contentVerticalAlignment = $1 })
      $0.events(Events.touchNames + [Events.valueChangedName, Events.primaryName])
      $0.touchTarget()
    }
  }

  override var answersTaps: Bool { true }

  /// One that a program has made is a button, called by the texts in it.
  override var accessibilityFacts: AccessibilityFacts? {
    var facts = controlFacts(.button)
    facts.content = .combined
    facts.actions = [.activate]
    return facts
  }

  /// What all controls have in common.
  final func controlFacts(_ role: AccessibilityRole, label: String = "", value: String = "")
    -> AccessibilityFacts
  {
    var facts = AccessibilityFacts(role, label: label, value: value)
    facts.isEnabled = isEnabled
    if isSelected { facts.traits.insert(.selected) }
    return facts
  }

  /// The bits that hold now.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private func stateDidChange(was old: Bool, is new: Bool) {
    guard old != new else { return }
    if !isEnabled, let touch = trackedTouch {
      cancelTouch(with: Event(timestamp: contextIfAny?.clock.now ?? touch.timestamp, touches: [touch]))
    }
    stateDidChange()
  }

  /// It looks otherwise now.
  func stateDidChange() { setNeedsDisplay() }

  // MARK: Tracking, for subclasses

  /// The touch came down. False to leave it alone.
  open func beginTracking(_ touch: Touch, with event: Event) -> Bool { true }
  /// The touch moved. False to let it go, as if it had been taken away.
  open func continueTracking(_ touch: Touch, with event: Event) -> Bool { true }
  /// The touch went up.
  open func endTracking(_ touch: Touch, with event: Event) {}
  /// The touch was taken away.
  open func cancelTracking(with event: Event?) {}

  // MARK: Touches

  override open func touchesBegan(_ touches: [Touch], with event: Event) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    guard beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown, with: event)
    if touch.tapCount > 1, isTracking { sendActions(for: .touchDownRepeat, with: event) }
  }

  override open func touchesMoved(_ touches: [Touch], with event: Event) {
    guard let touch = tracked(in: touches) else { return }
    let wasInside = isTouchInside
    isTouchInside = contains(touch.location(in: self), with: event)
    let goesOn = continueTracking(touch, with: event)
    // Each handler may have disabled or removed the control, and so canceled the touch.
    guard trackedTouch === touch else { return }
    guard goesOn else { return cancelTouch(with: event) }
    if wasInside != isTouchInside {
      isHighlighted = isTouchInside
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    guard trackedTouch === touch else { return }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  override open func touchesEnded(_ touches: [Touch], with event: Event) {
    guard let touch = tracked(in: touches) else { return }
    let inside = contains(touch.location(in: self), with: event)
    isTouchInside = inside
    // The finger is up: a control that its own change of value disables has not been canceled.
    trackedTouch = nil
    endTracking(touch, with: event)
    letGo()
    sendActions(for: inside ? .touchUpInside : .touchUpOutside, with: event)
  }

  override open func touchesCancelled(_ touches: [Touch], with event: Event) {
    guard tracked(in: touches) != nil else { return }
    cancelTouch(with: event)
  }

  private func tracked(in touches: [Touch]) -> Touch? {
    touches.first { $0 === trackedTouch }
  }

  private func cancelTouch(with event: Event) {
    trackedTouch = nil
    cancelTracking(with: event)
    letGo()
    sendActions(for: .touchCancel, with: event)
  }

  private func letGo() {
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
  }

  // MARK: Actions

  /// Keeps an action of a scene for one event; loading calls it.
  public func connect(_ action: consuming BoundAction, forEvent event: UInt32) {
    targets.append(action, for: Events(rawValue: event))
  }

  /// Calls a closure on a target, held weakly, when one of some events happens.
  public func addTarget<Target: AnyObject, Sender: Control>(
    _ target: Target, for events: Events, _ call: @escaping @Sendable (Target, Sender) -> Void
  ) {
    targets.append(
      BoundAction(target: target) { target, sender, _ in (sender as? Sender).map { call(target, $0) } },
      for: events)
  }

  /// Forgets what a target was to be called for; of every target, for nil.
  public func removeTarget(_ target: AnyObject?, for events: Events) {
    targets.subtract(events) { target == nil || $0.target === target }
  }

  /// Whether anybody is there to be told of some events.
  func hasActions(for events: Events) -> Bool {
    targets.all.contains { !$0.action.isDead && !$0.events.isDisjoint(with: events) }
  }

  /// Sends the actions of some events, in the order in which they were connected.
  open func sendActions(for events: Events, with event: Event? = nil) {
    targets.removeAll(where: \.action.isDead)
    contextIfAny?.note(self, "sends \(events.name)")
    // A handler may connect, disconnect, or remove this control: what was connected when it happened is sent.
    for target in targets.all where !target.events.isDisjoint(with: events) {
      sendAction(target.action, with: event)
    }
  }

  /// Sends one action: to its target, or to whoever along the responder chain has it.
  open func sendAction(_ action: BoundAction, with event: Event?) {
    if action.isForFirstResponder {
      (window?.firstResponder ?? self).send(action, from: self, event: event)
    } else {
      action.send(from: self, event: event, in: contextIfAny)
    }
  }
}

extension Control: ActionForgetting {
  package func disconnect(_ selector: String, from target: AnyObject?, forEvent event: UInt32) {
    targets.removeAll {
      $0.action.selector == selector && $0.action.target === target && $0.events.rawValue == event
    }
  }
}
