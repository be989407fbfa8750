// The variable names are those of UTS #35: `n` is the number if it is an integer, `i` the integer part, `v`
// the number of fraction digits, and `f` the fraction digits.
extension PluralRule {
  func isZero(_ number: PluralOperands) -> Bool {
    let (n, v, f) = (number.integer, number.fractionDigits, number.fraction)
    switch self {
    case .arabic, .welsh, .cornish, .zeroAndOne, .langi: return n == 0
    case .latvian:
      return n.map { $0 % 10 == 0 || (11...19).contains($0 % 100) } ?? false
        || v == 2 && (11...19).contains(f % 100)
    default: return false
    }
  }

  func isOne(_ number: PluralOperands) -> Bool {
    let (n, i, v, f) = (number.integer, number.whole, number.fractionDigits, number.fraction)
    let t = number.significantFraction
    switch self {
    case .none: return false
    case .exactlyOne, .exactlyOneAndMillions, .oneAndTwo, .zeroAndOne, .arabic, .welsh, .cornish, .irish,
      .maltese:
      return n == 1
    case .oneWithoutFraction, .oneAndMillions, .czech, .polish, .romanian: return i == 1 && v == 0
    case .zeroOrOne: return n == 0 || n == 1
    case .wholeZeroOrOne, .wholeZeroOrOneAndMillions: return i <= 1
    case .zeroOrPartsOfOne, .tachelhit: return i == 0 || n == 1
    case .danish: return n == 1 || t != 0 && i <= 1
    case .icelandic: return t == 0 && Self.endsInOne(i) || Self.endsInOne(t)
    case .macedonian, .southSlavic: return v == 0 && Self.endsInOne(i) || Self.endsInOne(f)
    case .sinhala: return n == 0 || n == 1 || i == 0 && f == 1
    case .tamazight: return n.map { $0 <= 1 || (11...99).contains($0) } ?? false
    case .filipino:
      let isOf: (UInt64) -> Bool = { ![4, 6, 9].contains($0 % 10) }
      return v == 0 ? isOf(i) : isOf(f)
    case .hebrew: return i == 1 && v == 0 || i == 0 && v != 0
    case .latvian:
      return n.map(Self.endsInOne) ?? false || v == 2 && Self.endsInOne(f) || v != 2 && f % 10 == 1
    case .langi: return i <= 1 && n != 0
    case .eastSlavic: return v == 0 && Self.endsInOne(i)
    case .belarusian: return n.map(Self.endsInOne) ?? false
    case .lithuanian: return n.map { $0 % 10 == 1 && !(11...19).contains($0 % 100) } ?? false
    case .slovenian: return v == 0 && i % 100 == 1
    case .sorbian: return v == 0 && i % 100 == 1 || f % 100 == 1
    case .scottish: return n == 1 || n == 11
    case .manx: return v == 0 && i % 10 == 1
    case .breton: return n.map { $0 % 10 == 1 && ![11, 71, 91].contains($0 % 100) } ?? false
    }
  }

  func isTwo(_ number: PluralOperands) -> Bool {
    let (n, i, v, f) = (number.integer, number.whole, number.fractionDigits, number.fraction)
    switch self {
    case .oneAndTwo, .arabic, .welsh, .irish, .maltese: return n == 2
    case .hebrew: return i == 2 && v == 0
    case .slovenian: return v == 0 && i % 100 == 2
    case .sorbian: return v == 0 && i % 100 == 2 || f % 100 == 2
    case .scottish: return n == 2 || n == 12
    case .manx: return v == 0 && i % 10 == 2
    case .breton: return n.map { $0 % 10 == 2 && ![12, 72, 92].contains($0 % 100) } ?? false
    case .cornish:
      guard let n else { return false }
      let thousands = n % 100_000
      return [2, 22, 42, 62, 82].contains(n % 100)
        || n % 1000 == 0
          && ((1000...20_000).contains(thousands) || [40_000, 60_000, 80_000].contains(thousands))
        || n != 0 && n % 1_000_000 == 100_000
    default: return false
    }
  }

  func isFew(_ number: PluralOperands) -> Bool {
    let (n, i, v, f) = (number.integer, number.whole, number.fractionDigits, number.fraction)
    switch self {
    case .czech: return (2...4).contains(i) && v == 0
    case .polish, .eastSlavic: return v == 0 && Self.endsInTwoToFour(i)
    case .southSlavic: return v == 0 && Self.endsInTwoToFour(i) || Self.endsInTwoToFour(f)
    case .belarusian: return n.map(Self.endsInTwoToFour) ?? false
    case .lithuanian: return n.map { (2...9).contains($0 % 10) && !(11...19).contains($0 % 100) } ?? false
    case .romanian: return v != 0 || n.map { $0 == 0 || $0 != 1 && (1...19).contains($0 % 100) } ?? false
    case .tachelhit: return n.map { (2...10).contains($0) } ?? false
    case .slovenian: return v != 0 || (3...4).contains(i % 100)
    case .sorbian: return v == 0 && (3...4).contains(i % 100) || (3...4).contains(f % 100)
    case .scottish: return n.map { (3...10).contains($0) || (13...19).contains($0) } ?? false
    case .manx: return v == 0 && [0, 20, 40, 60, 80].contains(i % 100)
    case .irish: return n.map { (3...6).contains($0) } ?? false
    case .breton:
      return n.map {
        [3, 4, 9].contains($0 % 10) && ![1, 7, 9].contains($0 % 100 / 10)
      } ?? false
    case .maltese: return n.map { $0 == 0 || (3...10).contains($0 % 100) } ?? false
    case .welsh: return n == 3
    case .cornish: return n.map { [3, 23, 43, 63, 83].contains($0 % 100) } ?? false
    case .arabic: return n.map { (3...10).contains($0 % 100) } ?? false
    default: return false
    }
  }

  func isMany(_ number: PluralOperands) -> Bool {
    let (n, i, v) = (number.integer, number.whole, number.fractionDigits)
    switch self {
    case .oneAndMillions, .exactlyOneAndMillions, .wholeZeroOrOneAndMillions:
      return i != 0 && i % 1_000_000 == 0 && v == 0
    case .czech: return v != 0
    case .polish: return v == 0 && i != 1 && !Self.endsInTwoToFour(i)
    case .eastSlavic: return v == 0 && !Self.endsInOne(i) && !Self.endsInTwoToFour(i)
    case .belarusian: return n.map { !Self.endsInOne($0) && !Self.endsInTwoToFour($0) } ?? false
    case .lithuanian: return number.fraction != 0
    case .manx: return v != 0
    case .irish: return n.map { (7...10).contains($0) } ?? false
    case .breton: return n.map { $0 != 0 && $0 % 1_000_000 == 0 } ?? false
    case .maltese: return n.map { (11...19).contains($0 % 100) } ?? false
    case .welsh: return n == 6
    case .cornish: return n.map { $0 != 1 && [1, 21, 41, 61, 81].contains($0 % 100) } ?? false
    case .arabic: return n.map { (11...99).contains($0 % 100) } ?? false
    default: return false
    }
  }

  /// Returns whether a number is 1, 21, 101, and so on, but not 11.
  private static func endsInOne(_ number: UInt64) -> Bool { number % 10 == 1 && number % 100 != 11 }

  private static func endsInTwoToFour(_ number: UInt64) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }
}
