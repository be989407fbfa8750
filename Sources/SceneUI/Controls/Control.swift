import SceneRuntime
import SceneValues

/// A view that sends actions in response to user interaction.
open class Control: View {
  /// A control's events, to which actions can be connected.
  public struct Events: OptionSet, Hashable, Sendable {
    /// The bits of the events. They have the same meaning as in UIKit.
    public let rawValue: UInt32
    /// Creates a set of events from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A finger touches down in the control.
    public static let touchDown = Events(rawValue: 1 << 0)
    /// A finger touches the control again shortly after a tap. This event follows `touchDown`.
    public static let touchDownRepeat = Events(rawValue: 1 << 1)
    /// A finger moves inside the control.
    public static let touchDragInside = Events(rawValue: 1 << 2)
    /// A finger moves outside the control.
    public static let touchDragOutside = Events(rawValue: 1 << 3)
    /// A finger reenters the control. This event precedes `touchDragInside`.
    public static let touchDragEnter = Events(rawValue: 1 << 4)
    /// A finger leaves the control. This event precedes `touchDragOutside`. Unlike UIKit, SceneUI does not
    /// add a margin around the control's area.
    public static let touchDragExit = Events(rawValue: 1 << 5)
    /// A finger is lifted inside the control.
    public static let touchUpInside = Events(rawValue: 1 << 6)
    /// A finger is lifted outside the control.
    public static let touchUpOutside = Events(rawValue: 1 << 7)
    /// The system or a gesture recognizer cancels the touch, or the control is disabled or stops tracking.
    public static let touchCancel = Events(rawValue: 1 << 8)
    /// The user changes the control's value. Changes made in code do not send this event.
    public static let valueChanged = Events(rawValue: 1 << 12)
    /// The primary action occurs, such as a tap, a new value, or Return. This event follows the event that causes it.
    public static let primaryActionTriggered = Events(rawValue: 1 << 13)
    /// A text field begins editing.
    public static let editingDidBegin = Events(rawValue: 1 << 16)
    /// The user changes a field's text by typing, cutting, pasting, or clearing it.
    public static let editingChanged = Events(rawValue: 1 << 17)
    /// A text field ends editing.
    public static let editingDidEnd = Events(rawValue: 1 << 18)
    /// The user presses Return in a text field. The field ends editing if an action is connected to this event.
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

    var name: String {
      let names = Self.touchNames + [Self.valueChangedName, Self.primaryName] + Self.editingNames
      return names.first { $0.rawValue == rawValue }?.name ?? "event \(rawValue)"
    }
  }

  /// A control's state, as a set of bits. An empty set represents the normal state.
  public struct State: SceneOptionSet, Hashable {
    /// The bits of the state. They have the same meaning as in UIKit.
    public let rawValue: UInt32
    /// Creates a state from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The normal state, which is an empty set.
    public static let normal: State = []
    /// The control appears pressed. Either a finger is inside the control, or `isHighlighted` was set in code.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)

    /// The names of the states in scenes, in the order in which they are serialized.
    public static let members: [(name: String, member: State)] = [
      ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
    ]
  }

  /// Whether the control responds to touches. The default is true. Disabling the control cancels a touch in progress.
  public var isEnabled = true { didSet { stateDidChange(was: oldValue, is: isEnabled) } }
  /// Whether the control is selected. A touch does not change this property by default. The default is false.
  public var isSelected = false { didSet { stateDidChange(was: oldValue, is: isSelected) } }
  /// Whether the control appears pressed, as it does while a finger is inside it. The default is false.
  public var isHighlighted = false { didSet { stateDidChange(was: oldValue, is: isHighlighted) } }
  /// The horizontal alignment of content that does not fill the control. The default is `center`.
  public var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsDisplay() } }
  /// The vertical alignment of content that does not fill the control. The default is `center`.
  public var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsDisplay() } }
  /// Whether the control is tracking a touch.
  public var isTracking: Bool { trackedTouch != nil }
  /// Whether the tracked touch is inside the control's bounds.
  public private(set) var isTouchInside = false
  private var trackedTouch: Touch?
  @exclusivity(unchecked) private var targets = ControlTargets()

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Creates a control from its element in a scene.
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

  override var handlesTaps: Bool { true }

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = controlFacts(.button)
    facts.content = .combined
    facts.actions = [.activate]
    return facts
  }

  final func controlFacts(_ role: AccessibilityRole, label: String = "", value: String = "")
    -> AccessibilityFacts
  {
    var facts = AccessibilityFacts(role, label: label, value: value)
    facts.isEnabled = isEnabled
    if isSelected { facts.traits.insert(.selected) }
    return facts
  }

  /// The current combination of states.
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

  func stateDidChange() { setNeedsDisplay() }

  // MARK: Tracking, for subclasses

  /// Begins tracking a touch. The default implementation returns true. Return false to ignore the touch.
  open func beginTracking(_ touch: Touch, with event: Event) -> Bool { true }
  /// Continues tracking after the touch has moved. The default implementation returns true. Override this
  /// method and return false to cancel tracking.
  open func continueTracking(_ touch: Touch, with event: Event) -> Bool { true }
  /// Called when the tracked touch has ended. The default implementation does nothing.
  open func endTracking(_ touch: Touch, with event: Event) {}
  /// Called when the tracked touch has been canceled. The default implementation does nothing.
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
    isTouchInside = point(inside: touch.location(in: self), with: event)
    let goesOn = continueTracking(touch, with: event)
    // A handler may have disabled or removed the control, which cancels the touch.
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
    let inside = point(inside: touch.location(in: self), with: event)
    isTouchInside = inside
    // The touch has ended, so it must not be canceled if a handler disables the control.
    trackedTouch = nil
    endTracking(touch, with: event)
    resetTracking()
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
    resetTracking()
    sendActions(for: .touchCancel, with: event)
  }

  private func resetTracking() {
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
  }

  // MARK: Actions

  /// Connects an action from a scene to an event. The loader calls this method.
  public func connect(_ action: consuming BoundAction, forEvent event: UInt32) {
    targets.append(action, for: Events(rawValue: event))
  }

  /// Adds a closure to call with the target when one of the events occurs. The control does not retain the target.
  public func addTarget<Target: AnyObject, Sender: Control>(
    _ target: Target, for events: Events, _ call: @escaping @Sendable (Target, Sender) -> Void
  ) {
    targets.append(
      BoundAction(target: target) { target, sender, _ in (sender as? Sender).map { call(target, $0) } },
      for: events)
  }

  /// Adds an action of a target, given the name with which the target's class declares it.
  ///
  /// ```swift
  /// button.addTarget(self, action: "countUp:", for: .touchUpInside)
  /// ```
  ///
  /// - Parameters:
  ///   - target: The target, which the control does not retain, or nil for the first object in the responder chain that
  ///     implements the action.
  ///   - action: The name of the action, with a colon for each argument. If the target's class does not declare the
  ///     action, an error is reported to the context when an event occurs.
  ///   - events: The events that send the action.
  public func addTarget(_ target: AnyObject?, action: String, for events: Events) {
    targets.append(BoundAction(declared: action, of: target), for: events)
  }

  /// Removes a target's actions for the given events. Pass nil for the target, the name, or both to remove the actions of
  /// all targets or with all names.
  public func removeTarget(_ target: AnyObject?, action: String?, for events: Events) {
    targets.subtract(events) {
      (target == nil || $0.target === target) && (action == nil || $0.selector == action)
    }
  }

  /// Removes a target's closures for the given events. Pass nil to remove the closures of all targets for these events.
  public func removeTarget(_ target: AnyObject?, for events: Events) {
    targets.subtract(events) { target == nil || $0.target === target }
  }

  /// The targets of the control's actions, without those that have been released.
  public var allTargets: [AnyObject] {
    var targets: [AnyObject] = []
    for case let target? in self.targets.all.map(\.action.target)
    where !targets.contains(where: { $0 === target }) {
      targets.append(target)
    }
    return targets
  }

  /// The events for which the control has actions.
  public var allControlEvents: Events {
    targets.all.filter { !$0.action.isDead }.reduce(into: []) { $0.formUnion($1.events) }
  }

  func hasActions(for events: Events) -> Bool {
    targets.all.contains { !$0.action.isDead && !$0.events.isDisjoint(with: events) }
  }

  /// Sends the actions connected to the given events, in the order in which they were connected.
  open func sendActions(for events: Events, with event: Event? = nil) {
    targets.removeAll(where: \.action.isDead)
    contextIfAny?.note(self, "sends \(events.name)")
    // Handlers may change the targets or remove this control. The event is sent to the targets that existed at the start.
    for target in targets.all where !target.events.isDisjoint(with: events) {
      sendAction(target.action, with: event)
    }
  }

  /// Sends an action to its target or, if it has none, to the first object in the responder chain that implements it.
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
