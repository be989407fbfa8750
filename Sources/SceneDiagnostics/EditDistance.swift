/// The candidate that somebody who wrote `name` most likely meant; nil if none is plausible.
///
/// A slip is a letter too many, too few, wrong, or swapped with its neighbour; the wrong case is half a slip.
/// One slip is allowed for each three letters. Of equally close candidates the first in the alphabet is
/// taken, so that the answer does not depend on the order they come in.
public func closestMatch(to name: String, in candidates: some Sequence<String>) -> String? {
  closestMatches(to: name, in: candidates).min()
}

/// All candidates that are as close as the closest, in no order; empty where none is plausible.
public func closestMatches(to name: String, in candidates: some Sequence<String>) -> Set<String> {
  let written = Array(name.unicodeScalars)
  // Two letters with one wrong are another word; but for them, too, the case may be wrong.
  let allowed = written.count < 3 ? 1 : EditDistance.slip * max(1, written.count / 3)
  var lowest = allowed
  var best: Set<String> = []
  for candidate in candidates where candidate != name {
    let meant = Array(candidate.unicodeScalars)
    guard abs(meant.count - written.count) * EditDistance.slip <= lowest else { continue }
    let cost = EditDistance.between(written, meant)
    guard cost <= lowest else { continue }
    if cost < lowest { best = [] }
    lowest = cost
    best.insert(candidate)
  }
  return best
}

enum EditDistance {
  static let slip = 2
  static let wrongCase = 1

  /// Damerau and Levenshtein's distance, in which no letter is changed twice.
  static func between(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    // Only the last three rows of the table are ever looked at.
    var beforePrevious: [Int] = []
    var previous = (0...right.count).map { $0 * slip }
    for row in left.indices {
      var current = [(row + 1) * slip]
      for column in right.indices {
        var cost = min(
          previous[column] + substitution(left[row], right[column]),
          previous[column + 1] + slip, current[column] + slip)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforePrevious[column - 1] + slip)
        }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
  }

  private static func substitution(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Int {
    if left == right { return 0 }
    return left.properties.lowercaseMapping == right.properties.lowercaseMapping ? wrongCase : slip
  }
}
