/// What plural rules ask of a number, by the letters of Unicode's UTS #35: how it is written matters, since in English
/// one says '1 hour' and '1.0 hours'.
package struct PluralOperands: Sendable, Hashable {
  /// `i`: what stands before the point.
  package let whole: UInt64
  /// `v`: how many digits stand behind it.
  package let fractionDigits: Int
  /// `f`: these digits, as a number.
  package let fraction: UInt64

  /// A whole number; whether it is negative matters to no language.
  package init(_ number: Int) {
    whole = UInt64(number.magnitude)
    fractionDigits = 0
    fraction = 0
  }

  /// A number as it is written: digits, with a point where there is a fraction: `1.50`. A sign does not matter. Nil for what
  /// is no such number, or has more digits than 18 on a side of the point.
  package init?(written text: some StringProtocol) {
    let digits = text.drop { $0 == "-" || $0 == "+" }
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, first.utf8.count <= 18, let whole = UInt64(first) else { return nil }
    self.whole = whole
    guard parts.count > 1 else {
      fractionDigits = 0
      fraction = 0
      return
    }
    guard parts[1].utf8.count <= 18, let fraction = UInt64(parts[1]) else { return nil }
    fractionDigits = parts[1].utf8.count
    self.fraction = fraction
  }

  /// `t`: the digits behind the point without the zeros at their end.
  package var significantFraction: UInt64 {
    var digits = fraction
    while digits > 0, digits.isMultiple(of: 10) { digits /= 10 }
    return digits
  }

  /// Whether it is a whole number, however it is written, and which: `n` of the rules; nil where it is none.
  package var integer: UInt64? { fraction == 0 ? whole : nil }
}
