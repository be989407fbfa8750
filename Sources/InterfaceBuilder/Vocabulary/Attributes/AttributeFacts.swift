/// What attributes of Interface Builder's elements, and the values nested under a `key`, stand for: facts.
enum AttributeFacts {
  /// A family comes after those that it belongs to.
  static let all = [views, contents, lists, controls, bars, controllers, watch, documents]

  /// The attributes whose words Apple adds to from time to time: one that is not in a table may be a newer Xcode's.
  static let growing: Set<String> = [
    "behavior", "buttonType", "contentInsetAdjustmentBehavior", "datePickerMode", "keyboardType",
    "largeTitleDisplayMode", "modalPresentationStyle", "modalTransitionStyle", "preferredDisplayMode",
    "preferredSplitBehavior", "returnKeyType", "style", "systemItem",
  ]

  /// Those of whose words the tables have only the ones that scenes know.
  static let unlisted: Set<String> = ["locale"]

  /// The words of attributes that are carried along as they are, by their names in a scene.
  static let carriedWords = [
    "cellStyle": ["Default", "Subtitle", "Value1", "Value2"].map { "IBUITableViewCellStyle" + $0 }
  ]
}

/// The attributes that may stand on the elements of a family, beside those of the families that it belongs to.
struct FamilyFacts: Sendable {
  let family: ElementFamily
  let parents: [ElementFamily]
  /// Whether no table lists all that it may say: it is about classes that only UIKit has.
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

/// What an attribute stands for.
struct AttributeFact: Sendable {
  /// What documents call it.
  let key: String
  /// Its name in a scene.
  let name: String
  let kind: DocumentVocabulary.Kind
  /// The words of an enumeration or a set.
  let words: [AttributeWord]
  /// What the value is where nothing is written, if the class library has another default.
  let absent: String?
  /// Whether it is known and checked, and only carried along.
  private(set) var isCarried = false

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

  static func carried(_ key: String, as name: String? = nil, _ kind: DocumentVocabulary.Kind) -> Self {
    var fact = Self(key, as: name, kind)
    fact.isCarried = true
    return fact
  }
}

/// A word of an enumeration, and what it is in a scene.
struct AttributeWord: ExpressibleByStringLiteral, Sendable {
  let key: String
  /// Empty where a scene leaves it out.
  let name: String
  /// Whether the scene's is not quite the same: which it was is carried along.
  private(set) var isApproximate = false

  init(stringLiteral word: String) { self.init(word, is: word) }

  init(_ key: String, is name: String) {
    self.key = key
    self.name = name
  }

  init(_ key: String, nearly name: String) {
    self.init(key, is: name)
    isApproximate = true
  }

  static func unsaid(_ key: String) -> Self { Self(key, is: "") }
}
