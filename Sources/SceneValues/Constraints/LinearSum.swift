/// Part of an equation in the form `multiplier * attribute + constant`, with source ranges.
struct LinearSum {
  struct Attribute {
    let side: LayoutEquation.Side
    let item: Range<Int>?
    let attribute: Range<Int>

    init(_ side: LayoutEquation.Side, _ item: Range<Int>?, _ attribute: Range<Int>) {
      self.side = side
      self.item = item
      self.attribute = attribute
    }

    var whole: Range<Int> { (item?.lowerBound ?? attribute.lowerBound)..<attribute.upperBound }
  }

  private(set) var second: Attribute?
  private(set) var multiplier = 0.0
  private(set) var constant = 0.0
  var multiplierRange: Range<Int>?
  var constantRange: Range<Int>?

  init(_ number: Double, at range: Range<Int>) {
    constant = number
    constantRange = range
  }

  init(_ attribute: Attribute) {
    second = attribute
    multiplier = 1
  }

  mutating func negate() {
    // The checks avoid negative zero.
    if multiplier != 0 { multiplier = -multiplier }
    if constant != 0 { constant = -constant }
  }

  mutating func take(sign: Range<Int>) {
    constantRange = constantRange.map { $0.hull(sign) }
    guard let second else { return }
    multiplierRange =
      multiplierRange.map { $0.hull(sign) } ?? (multiplier < 0 ? second.whole.hull(sign) : nil)
  }

  mutating func add(_ other: LinearSum) {
    if let second, let others = other.second {
      multiplierRange = second.whole.hull(multiplierRange).hull(others.whole).hull(other.multiplierRange)
    } else if let others = other.second {
      second = others
      multiplierRange = other.multiplierRange
    }
    multiplier += other.multiplier
    constant += other.constant
    constantRange = constantRange.map { $0.hull(other.constantRange) } ?? other.constantRange
  }

  func times(_ factor: LinearSum) -> LinearSum { scaled(by: factor) { $0 * factor.constant } }

  /// Divides the sum by a divisor that contains no attribute and is not 0.
  mutating func divide(by divisor: LinearSum) { self = scaled(by: divisor) { $0 / divisor.constant } }

  private func scaled(by factor: LinearSum, _ scale: (Double) -> Double) -> LinearSum {
    var scaled = self
    if let place = factor.constantRange {
      if second != nil { scaled.multiplierRange = multiplierRange.map { $0.hull(place) } ?? place }
      scaled.constantRange = constantRange?.hull(place)
    }
    // A product can underflow to negative zero. Adding 0 removes the sign.
    scaled.multiplier = scale(multiplier) + 0
    scaled.constant = scale(constant) + 0
    return scaled
  }
}

extension Range<Int> {
  fileprivate func hull(_ other: Range<Int>?) -> Range<Int> {
    guard let other else { return self }
    return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
