/// How a language tells numbers apart, where texts differ by them.
///
/// The rules are the cardinal ones of Unicode's CLDR, release 47 (`supplemental/plurals.xml`). Languages that CLDR gives
/// the same rule share one here. What depends on numbers being written in a compact form (`1.2M`) is left out: texts are
/// filled with plain digits.
package enum PluralRule: String, Sendable, CaseIterable {
  // One form for all numbers.
  case none
  // Two forms: which numbers are `one`.
  case exactlyOne, oneWithoutFraction, zeroOrOne, wholeZeroOrOne, zeroOrPartsOfOne, danish, icelandic,
    macedonian, sinhala, tamazight, filipino
  // Three.
  case oneAndMillions, exactlyOneAndMillions, wholeZeroOrOneAndMillions, oneAndTwo, hebrew, latvian,
    zeroAndOne, langi, romanian, southSlavic, tachelhit
  // Four and more.
  case czech, polish, eastSlavic, belarusian, lithuanian, slovenian, sorbian, scottish, manx, irish, breton,
    maltese, welsh, cornish, arabic

  /// The kinds of number that the language has, in their order; the last is `other`.
  package var categories: [PluralCategory] {
    switch self {
    case .none: [.other]
    case .exactlyOne, .oneWithoutFraction, .zeroOrOne, .wholeZeroOrOne, .zeroOrPartsOfOne, .danish,
      .icelandic, .macedonian, .sinhala, .tamazight, .filipino:
      [.one, .other]
    case .oneAndMillions, .exactlyOneAndMillions, .wholeZeroOrOneAndMillions: [.one, .many, .other]
    case .oneAndTwo, .hebrew: [.one, .two, .other]
    case .latvian, .zeroAndOne, .langi: [.zero, .one, .other]
    case .romanian, .southSlavic, .tachelhit: [.one, .few, .other]
    case .czech, .polish, .eastSlavic, .belarusian, .lithuanian: [.one, .few, .many, .other]
    case .slovenian, .sorbian, .scottish: [.one, .two, .few, .other]
    case .manx, .irish, .breton, .maltese: [.one, .two, .few, .many, .other]
    case .welsh, .cornish, .arabic: PluralCategory.allCases
    }
  }

  /// The kinds that whole numbers below a million are of: those that a text for counted things needs. The others are
  /// for fractions, and for the millions of Romance languages.
  package var countedCategories: [PluralCategory] {
    switch self {
    // Only fractions are `many` there.
    case .czech, .lithuanian: [.one, .few, .other]
    case .manx: [.one, .two, .few, .other]
    case .oneAndMillions, .exactlyOneAndMillions, .wholeZeroOrOneAndMillions: [.one, .other]
    // `many` are the millions there.
    case .breton: [.one, .two, .few, .other]
    // Where `other` are fractions alone, a text has to have it nevertheless.
    default: categories
    }
  }

  /// The kind of a number.
  package func category(of number: PluralOperands) -> PluralCategory {
    categories.first { $0 == .other || holds($0, number) } ?? .other
  }

  private func holds(_ category: PluralCategory, _ number: PluralOperands) -> Bool {
    switch category {
    case .zero: isZero(number)
    case .one: isOne(number)
    case .two: isTwo(number)
    case .few: isFew(number)
    case .many: isMany(number)
    case .other: true
    }
  }
}
