import SceneRuntime
import SceneServices
import SceneValues

/// A keyboard shortcut, which is a key with modifiers that triggers actions.
///
/// A controller's element can contain `<keyCommand>` elements. The commands are active while the controller is in the
/// responder chain. Pressing a command's key sends the command's actions and performs its segues:
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
/// Unless the command has priority, the first responder's own handling of the key takes precedence. For example, letters
/// are inserted, and arrow keys move the caret.
open class KeyCommand: CodedSceneObject, Identified, ActionForgetting {
  /// A key that produces no text.
  public enum SpecialKey: String, SceneEnumeration {
    case `return`, delete, tab, escape
    case left, right, up, down
    case home, end, pageUp, pageDown
  }

  /// The ID of the command's element, or nil for a command created in code.
  public let sceneID: String?
  /// The character that the key produces, ignoring case. A string that contains more than one character matches no key.
  public var input = ""
  /// The key that produces no text, or nil to use `input`. If this property is set, `input` is ignored.
  public var key: SpecialKey?
  /// The exact set of modifiers that must be held down when the key is pressed.
  public var modifierFlags: KeyModifiers = []
  /// The user-visible description of the command.
  public var discoverabilityTitle: String?
  /// Whether the command takes precedence over the first responder's own handling of the key. The default is false.
  public var wantsPriorityOverSystemBehavior = false
  private var actions = SentActions()

  /// Creates a command for a key that produces text.
  ///
  /// - Parameters:
  ///   - input: The character that the key produces, ignoring case.
  ///   - modifierFlags: The exact set of modifiers that must be held down.
  public init(input: String, modifierFlags: KeyModifiers = []) {
    sceneID = nil
    (self.input, self.modifierFlags) = (input, modifierFlags)
  }

  /// Creates a command for a key that produces no text.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifierFlags: The exact set of modifiers that must be held down.
  public init(key: SpecialKey, modifierFlags: KeyModifiers = []) {
    sceneID = nil
    (self.key, self.modifierFlags) = (key, modifierFlags)
  }

  /// Creates the command from its element in a scene.
  ///
  /// - Throws: `LoadingError` if a nested object cannot be created.
  public required init(coder: Coder) throws {
    sceneID = coder.objectID
    try coder.decode(into: self)
  }

  /// The declaration of the `<keyCommand>` element, including its attributes and event.
  open class var declaration: ClassDeclaration {
    ClassDeclaration(KeyCommand.self, element: "keyCommand", "A keyboard shortcut.") {
      $0.property(
        "input", default: "", "The character of the key.", get: \.input, set: { $0.input = $1 })
      $0.property("key", "The key, if it has no character.", get: \.key, set: { $0.key = $1 })
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

  /// Prepares the command after the objects of the scene have been created and connected. This method is called once. The
  /// default implementation does nothing.
  open func awakeFromNib() {}

  /// Adds an action that is sent when the key is pressed.
  ///
  /// - Parameters:
  ///   - action: The action. It is sent after any actions that were added earlier.
  ///   - event: The event, which is ignored because a command has only one event.
  public func connect(_ action: BoundAction, forEvent event: UInt32) { actions.add(action) }

  package func disconnect(_ selector: String, from target: AnyObject?, forEvent event: UInt32) {
    actions.remove(selector, from: target)
  }

  /// Adds a closure that is called with the target when the key is pressed. The target is referenced weakly.
  public func addTarget<Target: AnyObject>(
    _ target: Target, _ call: @escaping @Sendable (Target, KeyCommand) -> Void
  ) {
    actions.add(target, call)
  }

  /// Removes all closures that were added for a target.
  public func removeTarget(_ target: AnyObject) { actions.remove(target) }

  func matches(_ pressed: Key, _ modifiers: KeyModifiers) -> Bool {
    guard modifiers == modifierFlags else { return false }
    switch (pressed, key) {
    case (.character(let character), nil): return input.lowercased() == character.lowercased()
    case (.character, _?), (_, nil): return false
    case (_, let key?): return Key(key) == pressed
    }
  }

  /// Returns whether at least one of the command's actions has a target or is implemented by a responder in the chain.
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
