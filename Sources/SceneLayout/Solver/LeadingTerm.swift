/// Of a sum of numbers, each of which outweighs all later ones together, the first that is not zero: so sums are compared
/// whose constraints count one after another.
struct LeadingTerm {
  /// The place of the number; `Int32.max` where the sum is zero.
  var place = Int32.max
  /// Zero where those up to the place canceled each other, and what comes behind it is not known.
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
