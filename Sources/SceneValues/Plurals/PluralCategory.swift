/// A plural category of Unicode CLDR.
///
/// The numbers in a category depend on the language: `few` is 2 to 4 in Czech and 3 to 10 in Arabic.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable, Comparable {
  /// The category of 0 in Arabic, Latvian, and Welsh, and in all languages if the text specifies a form for 0.
  case zero
  /// The category of 1 and, in many languages, of additional numbers, such as 21 in Russian.
  case one
  /// The category of 2 in languages such as Arabic, Hebrew, and Slovenian.
  case two
  case few
  /// The category of large numbers, such as millions in Spanish and French.
  case many
  /// The category of all remaining numbers, which exists in every language.
  case other

  /// Compares two categories by the order of their cases, which is CLDR's order.
  public static func < (left: PluralCategory, right: PluralCategory) -> Bool {
    left.place < right.place
  }

  package var place: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }

  package init?(place: Int) {
    guard Self.allCases.indices.contains(place) else { return nil }
    self = Self.allCases[place]
  }
}
