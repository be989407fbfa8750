/// The meaning of Interface Builder attributes and of nested values with a `key` attribute.
enum AttributeFacts {
  /// All families. Each family follows its parents.
  static let all = [views, contents, lists, controls, bars, controllers, watch, documents]

  /// Attributes to which Apple adds words over time. An unknown word might therefore come from a newer version of Xcode.
  static let growing: Set<String> = [
    "behavior", "buttonType", "contentInsetAdjustmentBehavior", "datePickerMode", "keyboardType",
    "largeTitleDisplayMode", "modalPresentationStyle", "modalTransitionStyle", "preferredDisplayMode",
    "preferredSplitBehavior", "returnKeyType", "style", "systemItem",
  ]

  /// Attributes whose tables list only the words that scenes support.
  static let unlisted: Set<String> = ["locale"]
}

struct FamilyFacts: Sendable {
  let family: ElementFamily
  let parents: [ElementFamily]
  /// Whether the table is incomplete because the family includes classes that exist only in UIKit.
  let isOpen: Bool
  let attributes: [AttributeFact]

  init(
    _ family: ElementFamily, in parents: [ElementFamily] = [], isOpen: Bool = false,
    _ attributes: [AttributeFact]
  ) {
    self.family = family
    self.parents = parents
    self.isOpen = isOpen
    self.attributes = attributes
  }
}

struct AttributeFact: Sendable {
  let key: String
  let name: String
  let kind: DocumentVocabulary.Kind
  let words: [AttributeWord]
  /// The value that applies if the attribute is missing, or nil if the class library's default applies.
  let absent: String?
  private(set) var isPreserved = false

  init(
    _ key: String, as name: String? = nil, _ kind: DocumentVocabulary.Kind, _ words: [AttributeWord] = [],
    absent: String? = nil
  ) {
    self.key = key
    self.name = name ?? key
    self.kind = kind
    self.words = words
    self.absent = absent
  }

  static func preserved(_ key: String, as name: String? = nil, _ kind: DocumentVocabulary.Kind) -> Self {
    var fact = Self(key, as: name, kind)
    fact.isPreserved = true
    return fact
  }
}

struct AttributeWord: ExpressibleByStringLiteral, Sendable {
  let key: String
  /// The scene word for the value, or an empty string if the scene omits the attribute.
  let name: String
  /// Whether the scene word is only an approximation. If true, the original word is preserved as well.
  private(set) var isApproximate = false

  init(stringLiteral word: String) { self.init(word, is: word) }

  init(_ key: String, is name: String) {
    self.key = key
    self.name = name
  }

  init(_ key: String, isApproximately name: String) {
    self.init(key, is: name)
    isApproximate = true
  }

  static func emptyWord(_ key: String) -> Self { Self(key, is: "") }
}
