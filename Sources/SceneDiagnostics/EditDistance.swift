/// The candidate that somebody who wrote `name` most likely meant; nil if none is plausible.
///
/// A slip is a letter too many, too few, wrong, or swapped with its neighbor; the wrong case is half a slip.
/// One slip is allowed for each three letters. Of equally close candidates the first in the alphabet is
/// taken, so that the answer does not depend on the order they come in.
package func closestMatch(to name: String, in candidates: some Sequence<String>) -> String? {
  closestMatches(to: name, in: candidates).min()
}

/// All candidates that are as close as the closest, in no order; empty where none is plausible.
package func closestMatches(
  to name: String, in candidates: some Sequence<String>, atMost slips: Int = .max
) -> Set<String> {
  let written = Array(name.unicodeScalars)
  let letters = LetterSet(name)
  // Two letters with one wrong are another word; but for them, too, the case may be wrong.
  let allowed = written.count < 3 ? 1 : EditDistance.slip * min(slips, max(1, written.count / 3))
  var lowest = allowed
  var best: Set<String> = []
  for candidate in candidates where candidate != name {
    // Most names are told apart by their letters, without comparing these one by one.
    if let letters, let others = LetterSet(candidate),
      letters.leastSlips(to: others) * EditDistance.slip > lowest
    {
      continue
    }
    let meant = Array(candidate.unicodeScalars)
    guard let cost = EditDistance.between(written, meant, atMost: lowest) else { continue }
    if cost < lowest { best = [] }
    lowest = cost
    best.insert(candidate)
  }
  return best
}

/// The candidate from which one slip of a finger makes a name: a letter too many, too few, wrong or in the wrong case, or two
/// that changed places. Nil where there is none, or where the name is one of the candidates.
///
/// A stricter measure than `closestMatch`, for names of which nobody knows all that there are. What people tell things apart
/// by is no slip: another number, a plural, a letter at either end.
package func slip(of name: String, in candidates: some Sequence<String>) -> String? {
  let written = Array(name.unicodeScalars)
  guard written.count >= 4 else { return nil }
  let letters = LetterSet(name)
  var found: String?
  for candidate in candidates {
    if candidate == name { return nil }
    if let letters, let others = LetterSet(candidate), letters.leastSlips(to: others) > 1 { continue }
    let meant = Array(candidate.unicodeScalars)
    guard EditDistance.between(written, meant, atMost: EditDistance.slip) != nil,
      EditDistance.isSlip(written, meant), found.map({ candidate < $0 }) != false
    else { continue }
    found = candidate
  }
  return found
}

enum EditDistance {
  static let slip = 2
  static let wrongCase = 1

  /// Damerau and Levenshtein's distance, in which no letter is changed twice; nil where it is more than a limit.
  static func between(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int) -> Int? {
    guard abs(left.count - right.count) * slip <= limit else { return nil }
    // Farther from the diagonal, letters too many or too few alone are more than the limit.
    let width = limit / slip
    let far = limit + slip
    // Only the last three rows of the table are ever looked at.
    var beforePrevious: [Int] = []
    var previous = (0...right.count).map { min($0 * slip, far) }
    for row in left.indices {
      var current = Array(repeating: far, count: right.count + 1)
      current[0] = min((row + 1) * slip, far)
      for column in max(0, row - width)..<max(0, row - width, min(right.count, row + width + 1)) {
        var cost = min(
          previous[column] + substitution(left[row], right[column]),
          previous[column + 1] + slip, current[column] + slip)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforePrevious[column - 1] + slip)
        }
        current[column + 1] = min(cost, far)
      }
      // Two letters that are swapped come from the row before.
      if current.allSatisfy({ $0 > limit }), previous.allSatisfy({ $0 > limit }) { return nil }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }

  private static func substitution(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Int {
    if left == right { return 0 }
    return left.properties.lowercaseMapping == right.properties.lowercaseMapping ? wrongCase : slip
  }

  /// Whether two names that differ by one letter do so by accident.
  fileprivate static func isSlip(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Bool {
    func numbers(_ name: [Unicode.Scalar]) -> [Unicode.Scalar] {
      name.filter { $0.properties.numericType != nil }
    }
    guard numbers(left) == numbers(right) else { return false }
    let (short, long) = left.count < right.count ? (left, right) : (right, left)
    if short.count < long.count { return long.last != "s" || long.dropLast() != short[...] }
    let different = left.indices.filter { left[$0] != right[$0] }
    // Two that changed places, or one in the wrong case, stand for themselves.
    guard different.count == 1, let place = different.first, substitution(left[place], right[place]) == slip
    else { return true }
    return left.count >= 8 && place > 0 && place < left.count - 1
  }
}
