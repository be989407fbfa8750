import ScenePlatform

/// The words that an enumerated attribute of an Xcode file accepts.
struct ValueSet: Sendable {
  enum Coverage: Sendable {
    /// The list contains all words. Other words are errors, because the element has no effect without a listed word.
    case required
    /// The list contains all words. Other words are errors, or warnings if only their capitalization differs.
    case complete
    /// All words of the current Xcode are listed. Other words are warnings, because a newer Xcode may accept them.
    case current
    /// The list contains the most common words. Typos are warnings, and other words are not checked.
    case partial
  }

  let words: [String]
  private let bytes: [UInt8]
  private let ends: [Int]
  let coverage: Coverage
  var isList = false

  init(_ words: [String], _ coverage: Coverage) {
    self.words = words
    self.coverage = coverage
    bytes = words.flatMap(\.utf8)
    var end = 0
    ends = words.map { word in
      end += word.utf8.count
      return end
    }
  }

  static let bool = ValueSet(["YES", "NO"], .complete)

  func accepts(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !value.isEmpty else { return isList || words.contains("") }
    return isList
      ? value.split(separator: UInt8(ascii: " ")).allSatisfy { contains(.init(rebasing: $0)) }
      : contains(value)
  }

  private func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for end in ends {
        if end - start == word.count, memcmp(bytes.baseAddress! + start, word.baseAddress!, word.count) == 0 {
          return true
        }
        start = end
      }
      return false
    }
  }
}

typealias ValueRow = AttributeRow<ValueSet>

extension ValueRow {
  /// Creates a row from names that are separated by spaces.
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
