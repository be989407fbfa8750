/// The words that an enumerated attribute of an Xcode file accepts.
struct ValueSet: Sendable {
  enum Coverage: Sendable {
    /// The list is exhaustive. All other words are errors, because the element has no effect without one of the listed
    /// words.
    case required
    /// The list is exhaustive. All other words are errors, or warnings if only their capitalization differs.
    case complete
    /// The list contains all words of the current version of Xcode. All other words are warnings, because newer versions
    /// might accept them.
    case current
    /// The list contains the most common words. Typos of these words are warnings, and all other words are not checked.
    case partial
  }

  let words: [String]
  let coverage: Coverage
  /// Whether the value is a list of words separated by spaces.
  var isList = false

  init(_ words: [String], _ coverage: Coverage) {
    self.words = words
    self.coverage = coverage
  }

  static let bool = ValueSet(["YES", "NO"], .complete)

  func accepts(_ value: String) -> Bool {
    isList
      ? value.split(separator: " ").allSatisfy { words.contains(String($0)) } : words.contains(value)
  }
}

/// The values of one or more attributes that accept the same words.
struct ValueRow: Sendable {
  let attributes: [String]
  /// The elements that have the attributes. If the list is empty, the row applies to all elements.
  let elements: [String]
  /// Another attribute and the value that it must have for the row to apply, or nil if the row always applies.
  let condition: (attribute: String, value: String)?
  let values: ValueSet

  /// Creates a row. Attributes and elements are specified as lists of names separated by spaces.
  init(
    _ attributes: String, of elements: String = "", where condition: (String, String)? = nil,
    _ words: [String], _ coverage: ValueSet.Coverage = .current
  ) {
    self.init(attributes, of: elements, where: condition, values: ValueSet(words, coverage))
  }

  init(
    _ attributes: String, of elements: String = "", where condition: (String, String)? = nil,
    _ words: String, _ coverage: ValueSet.Coverage = .current
  ) {
    self.init(attributes, of: elements, where: condition, EnumeratedValues.words(words), coverage)
  }

  static func bool(
    _ attributes: String, of elements: String = "", where condition: (String, String)? = nil
  ) -> Self {
    Self(attributes, of: elements, where: condition, values: .bool)
  }
}
