import SceneRuntime
import SceneServices
import SceneValues

/// A key that does something, with what is held down while it is pressed.
///
/// It stands in the controller whose command it is, and works while that controller is in the responder chain. Pressing
/// the key sends its actions and sets off its segues:
///
/// ```xml
/// <viewController id="letter" class="LetterController">
///   <keyCommand input="s" modifierFlags="command" discoverabilityTitle="Send">
///     <action selector="send:" destination="letter"/>
///   </keyCommand>
///   <keyCommand key="escape"><segue kind="unwind" action="cancel:"/></keyCommand>
/// </viewController>
/// ```
///
/// What the key means to the first responder comes first: a letter is written, and the arrows move the caret, unless the
/// command has priority.
open class KeyCommand: CodedSceneObject, Identified, ActionForgetting {
  /// A key that writes nothing.
  public enum SpecialKey: String, SceneEnumeration {
    case `return`, delete, tab, escape
    case left, right, up, down
    case home, end, pageUp, pageDown
  }

  /// The `id` of its element; nil for what code has made.
  public let sceneID: String?
  /// What the key writes: one character, whether capital or small. Anything longer is no key.
  public var input = ""
  /// A key that writes nothing, in place of `input`.
  public var key: SpecialKey?
  /// What is held down with it, exactly.
  public var modifierFlags: KeyModifiers = []
  /// What a person is told that the key does.
  public var discoverabilityTitle: String?
  /// Whether it comes before what the key means to the first responder.
  public var wantsPriorityOverSystemBehavior = false
  private var actions = SentActions()

  /// A command for a key that writes something.
  ///
  /// - Parameters:
  ///   - input: what the key writes: one character, whether capital or small.
  ///   - modifierFlags: what is held down with it, exactly.
  public init(input: String, modifierFlags: KeyModifiers = []) {
    sceneID = nil
    (self.input, self.modifierFlags) = (input, modifierFlags)
  }

  /// A command for a key that writes nothing.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - modifierFlags: what is held down with it, exactly.
  public init(key: SpecialKey, modifierFlags: KeyModifiers = []) {
    sceneID = nil
    (self.key, self.modifierFlags) = (key, modifierFlags)
  }

  /// Makes the command from its element in a scene.
  ///
  /// - Throws: `LoadingError` where an object inside of it cannot be made.
  public required init(coder: Coder) throws {
    sceneID = coder.objectID
    try coder.decode(into: self)
  }

  /// The element `<keyCommand>`, with its attributes and its event.
  open class var declaration: ClassDeclaration {
    ClassDeclaration(KeyCommand.self, element: "keyCommand", "A keyboard shortcut.") {
      $0.property(
        "input", default: "", "The character of the key.", get: \.input, set: { $0.input = $1 })
      $0.property("key", "A key without a character.", get: \.key, set: { $0.key = $1 })
      $0.property(
        "modifierFlags", default: [], "The modifier keys.", get: \.modifierFlags,
        set: { $0.modifierFlags = $1 })
      $0.property(
        "discoverabilityTitle", "The title that describes the command.", get: \.discoverabilityTitle,
        set: { $0.discoverabilityTitle = $1 })
      $0.localizable("discoverabilityTitle")
      $0.property(
        "wantsPriorityOverSystemBehavior", default: false,
        "Whether the command has priority over the behavior of the first responder.",
        get: \.wantsPriorityOverSystemBehavior, set: { $0.wantsPriorityOverSystemBehavior = $1 })
      $0.events([(name: Self.triggeredName, rawValue: 1)])
    }
  }

  private static let triggeredName = SentActions.eventName

  /// Called once, when the objects of the scene are made and connected; does nothing by default.
  open func awakeFromNib() {}

  /// Adds an action that is sent when the key is pressed.
  ///
  /// - Parameters:
  ///   - action: is sent after those that were added before.
  ///   - event: any number, as a command has only the one event.
  public func connect(_ action: BoundAction, forEvent event: UInt32) { actions.add(action) }

  package func disconnect(_ selector: String, from target: AnyObject?, forEvent event: UInt32) {
    actions.remove(selector, from: target)
  }

  /// Calls a closure on a target, held weakly, when the key is pressed.
  public func addTarget<Target: AnyObject>(
    _ target: Target, _ call: @escaping @Sendable (Target, KeyCommand) -> Void
  ) {
    actions.add(target, call)
  }

  /// Forgets what a target was to be called for.
  public func removeTarget(_ target: AnyObject) { actions.remove(target) }

  func matches(_ pressed: Key, _ modifiers: KeyModifiers) -> Bool {
    guard modifiers == modifierFlags else { return false }
    switch (pressed, key) {
    case (.character(let character), nil): return input.lowercased() == character.lowercased()
    case (.character, _?), (_, nil): return false
    case (_, let key?): return Key(key) == pressed
    }
  }

  /// Whether anybody would do it now.
  ///
  /// - Parameter start: where the chain begins that is asked for actions without a target.
  /// - Returns: whether an action has a target, or somebody along the chain has one that needs it.
  func canSend(from start: Responder) -> Bool { actions.canSend(for: self, from: start) }

  func send(from start: Responder) {
    let due = actions.due()
    start.contextIfAny?.note(self, "sends \(Self.triggeredName)")
    due.send(from: self, start: start)
  }
}

extension Key {
  init(_ key: KeyCommand.SpecialKey) {
    switch key {
    case .return: self = .return
    case .delete: self = .delete
    case .tab: self = .tab
    case .escape: self = .escape
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    case .home: self = .home
    case .end: self = .end
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    }
  }
}
