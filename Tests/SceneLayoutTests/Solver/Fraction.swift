/// An exact number, the reference for floating-point solvers.
struct Fraction: Comparable, ExpressibleByIntegerLiteral {
  let numerator: Int
  let denominator: Int

  init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(denominator != 0)
    var (one, other) = (abs(numerator), abs(denominator))
    while other != 0 { (one, other) = (other, one % other) }
    let sign = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / max(1, one)
    self.denominator = sign * denominator / max(1, one)
  }

  init(integerLiteral value: Int) { self.init(value) }

  /// Returns the fraction with a small denominator that is nearest to a number.
  static func near(_ number: Double) -> Fraction {
    for denominator in 1...200 {
      let numerator = (number * Double(denominator)).rounded()
      if abs(numerator / Double(denominator) - number) < 1e-7 { return Fraction(Int(numerator), denominator) }
    }
    return Fraction(Int((number * 1e6).rounded()), 1_000_000)
  }

  var double: Double { Double(numerator) / Double(denominator) }
  var magnitude: Fraction { Fraction(abs(numerator), denominator) }

  static func + (one: Fraction, other: Fraction) -> Fraction {
    Fraction(
      one.numerator * other.denominator + other.numerator * one.denominator,
      one.denominator * other.denominator)
  }
  static func - (one: Fraction, other: Fraction) -> Fraction {
    one + Fraction(-other.numerator, other.denominator)
  }
  static func * (one: Fraction, other: Fraction) -> Fraction {
    Fraction(one.numerator * other.numerator, one.denominator * other.denominator)
  }
  static func / (one: Fraction, other: Fraction) -> Fraction {
    Fraction(one.numerator * other.denominator, one.denominator * other.numerator)
  }
  static func < (one: Fraction, other: Fraction) -> Bool {
    one.numerator * other.denominator < other.numerator * one.denominator
  }
}
