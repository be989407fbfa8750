/// The plural rule of one or more languages, which is a cardinal rule of Unicode CLDR 47 (`supplemental/plurals.xml`).
/// Rules for compact numbers (`1.2M`) are omitted, because localized text contains plain digits.
package enum PluralRule: String, Sendable, CaseIterable {
  case none
  // Rules with two forms. They are named after the numbers in the category `one`.
  case exactlyOne, oneWithoutFraction, zeroOrOne, wholeZeroOrOne, zeroOrPartsOfOne, danish, icelandic,
    macedonian, sinhala, tamazight, filipino
  case oneAndMillions, exactlyOneAndMillions, wholeZeroOrOneAndMillions, oneAndTwo, hebrew, latvian,
    zeroAndOne, langi, romanian, southSlavic, tachelhit
  case czech, polish, eastSlavic, belarusian, lithuanian, slovenian, sorbian, scottish, manx, irish, breton,
    maltese, welsh, cornish, arabic

  /// The categories that the rule distinguishes, in order, ending with `other`.
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

  /// The categories of integers below a million. Text that contains counts must provide forms for these categories.
  package var countedCategories: [PluralCategory] {
    switch self {
    // In these languages, `many` is used only for fractions.
    case .czech, .lithuanian: [.one, .few, .other]
    case .manx: [.one, .two, .few, .other]
    case .oneAndMillions, .exactlyOneAndMillions, .wholeZeroOrOneAndMillions: [.one, .other]
    // In these languages, `many` is used only for millions.
    case .breton: [.one, .two, .few, .other]
    // Text needs a form for `other` even if only fractions use it.
    default: categories
    }
  }

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
