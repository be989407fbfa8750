/// The first nonzero term of a sum in which each term is larger than the total of all later terms.
struct LeadingTerm {
  /// The position of the term, or `Int32.max` if the sum is zero.
  var place = Int32.max
  /// The value of the term. It is zero if the terms up to the position cancel out and the remaining terms are unknown.
  var value = 0.0

  var isZero: Bool { place == Int32.max }

  mutating func add(_ other: LeadingTerm, times factor: Double) {
    if other.place < place {
      place = other.place
      value = other.value * factor
    } else if other.place == place, !isZero {
      let (first, second) = (value, other.value * factor)
      let sum = first + second
      value = first == 0 || second == 0 || abs(sum) <= 1e-9 * (abs(first) + abs(second)) ? 0 : sum
    }
  }
}
