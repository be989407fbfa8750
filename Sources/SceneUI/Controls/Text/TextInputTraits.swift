import SceneRuntime
import SceneServices
import SceneValues

/// An object with keyboard settings.
public protocol TextInputTraits: AnyObject {
  /// The keyboard settings.
  var keyboardTraits: KeyboardTraits { get set }
}

extension TextInputTraits {
  /// The keyboard type. The value is stored in `keyboardTraits`.
  public var keyboardType: KeyboardType {
    get { keyboardTraits.keyboardType }
    set { keyboardTraits.keyboardType = newValue }
  }

  /// The label of the Return key. The value is stored in `keyboardTraits`.
  public var returnKeyType: ReturnKeyType {
    get { keyboardTraits.returnKeyType }
    set { keyboardTraits.returnKeyType = newValue }
  }

  /// The automatic capitalization. The value is stored in `keyboardTraits`.
  public var autocapitalizationType: AutocapitalizationType {
    get { keyboardTraits.autocapitalizationType }
    set { keyboardTraits.autocapitalizationType = newValue }
  }

  /// The automatic correction. The value is stored in `keyboardTraits`.
  public var autocorrectionType: AutocorrectionType {
    get { keyboardTraits.autocorrectionType }
    set { keyboardTraits.autocorrectionType = newValue }
  }

  /// Whether Return has no effect while the text is empty. The value is stored in `keyboardTraits`.
  public var enablesReturnKeyAutomatically: Bool {
    get { keyboardTraits.enablesReturnKeyAutomatically }
    set { keyboardTraits.enablesReturnKeyAutomatically = newValue }
  }
}

extension ClassMembers where Object: TextInputTraits {
  mutating func keyboardTraits() {
    property(
      "keyboardType", default: .default, "The keys of the keyboard.", get: \.keyboardType,
      set: { $0.keyboardType = $1 })
    property(
      "returnKeyType", default: .default, "The label of the return key.", get: \.returnKeyType,
      set: { $0.returnKeyType = $1 })
    property(
      "autocapitalizationType", default: .sentences, "The automatic capitalization of the keyboard.",
      get: \.autocapitalizationType, set: { $0.autocapitalizationType = $1 })
    property(
      "autocorrectionType", default: .default,
      "Whether the keyboard corrects text.", get: \.autocorrectionType,
      set: { $0.autocorrectionType = $1 })
    property(
      "enablesReturnKeyAutomatically", default: false,
      "Whether the return key is disabled while the text is empty.", get: \.enablesReturnKeyAutomatically,
      set: { $0.enablesReturnKeyAutomatically = $1 })
  }
}
