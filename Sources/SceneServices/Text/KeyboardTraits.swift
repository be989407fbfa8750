import SceneValues

/// The traits of the keyboard for a text, for programs that show a keyboard.
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
