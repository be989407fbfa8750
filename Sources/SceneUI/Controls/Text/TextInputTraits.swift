import SceneRuntime
import SceneServices
import SceneValues

/// An object that says what it wants of a keyboard.
public protocol TextInputTraits: AnyObject {
  /// All that the object wants of a keyboard.
  var keyboardTraits: KeyboardTraits { get set }
}

extension TextInputTraits {
  /// Which keys the keyboard has: a part of `keyboardTraits`.
  public var keyboardType: KeyboardType {
    get { keyboardTraits.keyboardType }
    set { keyboardTraits.keyboardType = newValue }
  }

  /// What stands on the return key: a part of `keyboardTraits`.
  public var returnKeyType: ReturnKeyType {
    get { keyboardTraits.returnKeyType }
    set { keyboardTraits.returnKeyType = newValue }
  }

  /// What the keyboard writes in capitals of its own accord: a part of `keyboardTraits`.
  public var autocapitalizationType: AutocapitalizationType {
    get { keyboardTraits.autocapitalizationType }
    set { keyboardTraits.autocapitalizationType = newValue }
  }

  /// Whether the keyboard corrects what is typed: a part of `keyboardTraits`.
  public var autocorrectionType: AutocorrectionType {
    get { keyboardTraits.autocorrectionType }
    set { keyboardTraits.autocorrectionType = newValue }
  }

  /// Whether the return key does nothing while there is no text.
  public var enablesReturnKeyAutomatically: Bool {
    get { keyboardTraits.enablesReturnKeyAutomatically }
    set { keyboardTraits.enablesReturnKeyAutomatically = newValue }
  }
}

extension ClassMembers where Object: TextInputTraits {
  /// Declares what an object wants of a keyboard.
  mutating func keyboardTraits() {
    property(
      "keyboardType", default: .default, "Which keys the keyboard has.", get: \.keyboardType,
      set: { $0.keyboardType = $1 })
    property(
      "returnKeyType", default: .default, "What stands on the return key.", get: \.returnKeyType,
      set: { $0.returnKeyType = $1 })
    property(
      "autocapitalizationType", default: .sentences, "What the keyboard writes in capitals by itself.",
      get: \.autocapitalizationType, set: { $0.autocapitalizationType = $1 })
    property(
      "autocorrectionType", default: .default, "Whether the keyboard corrects.", get: \.autocorrectionType,
      set: { $0.autocorrectionType = $1 })
    property(
      "enablesReturnKeyAutomatically", default: false,
      "Whether the return key does nothing while there is no text.", get: \.enablesReturnKeyAutomatically,
      set: { $0.enablesReturnKeyAutomatically = $1 })
  }
}
