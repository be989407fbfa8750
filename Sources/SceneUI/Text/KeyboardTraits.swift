import SceneRuntime
import SceneValues

/// What a text wants of a keyboard: data for whoever shows one.
public struct KeyboardTraits: Hashable, Sendable {
  /// Which keys the keyboard has; `default` by default.
  public var keyboardType = KeyboardType.default
  /// What stands on the return key; `default` by default.
  public var returnKeyType = ReturnKeyType.default
  /// What the keyboard writes in capitals of its own accord; the first letters of `sentences` by default.
  public var autocapitalizationType = AutocapitalizationType.sentences
  /// Whether the keyboard corrects what is typed; `default`, which leaves it to the keyboard, by default.
  public var autocorrectionType = AutocorrectionType.default
  /// Whether the return key does nothing while there is no text; false by default.
  public var enablesReturnKeyAutomatically = false

  /// Traits that all have their default values.
  public init() {}
}

/// Which keys a keyboard has.
public enum KeyboardType: String, SceneEnumeration {
  case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, webSearch
}

/// What stands on the return key.
public enum ReturnKeyType: String, SceneEnumeration {
  case `default`, go, join, next, route, search, send, done, `continue`, emergencyCall
}

/// What a keyboard writes in capitals of its own accord.
public enum AutocapitalizationType: String, SceneEnumeration {
  case none, words, sentences, allCharacters
}

/// Whether a keyboard corrects what is typed.
public enum AutocorrectionType: String, SceneEnumeration {
  case `default`, no, yes
}

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
