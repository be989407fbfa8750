import SceneValues

/// A text input's keyboard settings, for host apps that display a keyboard.
public struct KeyboardTraits: Hashable, Sendable {
  /// The type of keyboard. The default is `default`.
  public var keyboardType = KeyboardType.default
  /// The label of the Return key. The default is `default`.
  public var returnKeyType = ReturnKeyType.default
  /// The policy by which the keyboard capitalizes letters automatically. The default is `sentences`, which
  /// capitalizes the first letter of each sentence.
  public var autocapitalizationType = AutocapitalizationType.sentences
  /// Whether the keyboard corrects typed text. The default value, `default`, lets the keyboard decide.
  public var autocorrectionType = AutocorrectionType.default
  /// Whether the Return key is disabled while the text is empty. The default is false.
  public var enablesReturnKeyAutomatically = false

  /// Creates traits with default values.
  public init() {}
}

/// A type of keyboard.
public enum KeyboardType: String, SceneEnumeration {
  case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, webSearch
}

/// A label for the Return key.
public enum ReturnKeyType: String, SceneEnumeration {
  case `default`, go, join, next, route, search, send, done, `continue`, emergencyCall
}

/// A policy by which a keyboard capitalizes letters automatically.
public enum AutocapitalizationType: String, SceneEnumeration {
  case none, words, sentences, allCharacters
}

/// A setting that determines whether a keyboard corrects typed text.
public enum AutocorrectionType: String, SceneEnumeration {
  case `default`, no, yes
}
