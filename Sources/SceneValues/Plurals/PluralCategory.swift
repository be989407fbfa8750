/// The kinds of number that languages tell apart, by the names that Unicode's CLDR gives them.
///
/// Which numbers are of which kind differs: `few` are 2, 3 and 4 in Czech, and 3 to 10 in Arabic.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Nothing, in Arabic, Latvian and Welsh; and 0 wherever a text has a form of its own for it.
  case zero
  /// One, and in many languages more: 21 in Russian.
  case one
  /// Two, in Arabic, Hebrew, Slovenian.
  case two
  /// A few.
  case few
  /// Many; in Spanish and French, millions.
  case many
  /// All other numbers. Every language has it.
  case other

  /// In the order of the names above, which is that of Unicode's tables.
  public static func < (left: PluralCategory, right: PluralCategory) -> Bool {
    left.place < right.place
  }

  /// From 0, in their order.
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

  /// The one at a place; nil where there is none.
  package init?(place: Int) {
    guard Self.allCases.indices.contains(place) else { return nil }
    self = Self.allCases[place]
  }
}
