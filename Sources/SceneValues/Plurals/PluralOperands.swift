/// The operands that plural rules use for a number, as defined in Unicode UTS #35. The operands depend on the notation:
/// in English, the forms are '1 hour' but '1.0 hours'.
package struct PluralOperands: Sendable, Hashable {
  /// The operand `i`: the integer part.
  package let whole: UInt64
  /// The operand `v`: the number of fraction digits.
  package let fractionDigits: Int
  /// The operand `f`: the fraction digits as an integer.
  package let fraction: UInt64

  /// Creates the operands of an integer. The sign is ignored, because no language has forms for negative numbers.
  package init(_ number: Int) {
    whole = UInt64(number.magnitude)
    fractionDigits = 0
    fraction = 0
  }

  /// Creates the operands of a decimal number such as `1.50`. The sign is ignored. Returns nil for other strings and
  /// for numbers with more than 18 digits before or after the decimal point.
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

  /// The operand `t`: the fraction digits without trailing zeros.
  package var significantFraction: UInt64 {
    var digits = fraction
    while digits > 0, digits.isMultiple(of: 10) { digits /= 10 }
    return digits
  }

  /// The operand `n` if it is an integer, and nil otherwise.
  package var integer: UInt64? { fraction == 0 ? whole : nil }
}
