/// Returns the candidate that is most similar to a misspelled name, or nil if no candidate is plausible. An extra,
/// missing, wrong, or transposed letter counts as one error, and a difference in case counts as half an error. One error
/// is allowed for every four letters, with a minimum of one error and a maximum of three. Words that both names begin or
/// end with, such as `ViewController`, are excluded from the number of letters. Fewer than three letters can differ only
/// in case. The result does not depend on the order of the candidates.
package func closestMatch(to name: String, in candidates: some Sequence<String>) -> String? {
  closestMatches(to: name, in: Array(candidates)).min()
}

/// Returns all candidates with the smallest distance, or an empty set if no candidate is plausible.
package func closestMatches(
  to name: String, in candidates: some Sequence<String>, atMost edits: Int = .max
) -> Set<String> {
  closestMatches(to: name, in: Array(candidates), atMost: edits)
}

// Other modules cannot specialize generic functions of this module, so the searches take arrays.
private func closestMatches(
  to name: String, in candidates: [String], atMost edits: Int = .max
) -> Set<String> {
  let written = Array(name.unicodeScalars)
  let letters = LetterSet(name)
  var lowest = EditDistance.editCost * min(edits, EditDistance.maxTypos)
  var best: Set<String> = []
  for candidate in candidates where candidate != name {
    // Comparing the sets of letters rejects most candidates without computing a distance.
    if let letters, let others = LetterSet(candidate),
      letters.minimumEditDistance(to: others) * EditDistance.editCost > lowest
    {
      continue
    }
    let intended = Array(candidate.unicodeScalars)
    let limit = min(lowest, EditDistance.limit(written, intended))
    guard let cost = EditDistance.between(written, intended, atMost: limit) else { continue }
    if cost < lowest { best = [] }
    lowest = cost
    best.insert(candidate)
  }
  return best
}

/// Returns the candidate that differs from a name by a single typo, or nil if there is no such candidate. This measure is
/// stricter than `closestMatch`. A different number, a plural, or an extra letter at either end is considered a
/// meaningful difference, not a typo.
package func misspelling(of name: String, in candidates: some Sequence<String>) -> String? {
  misspelling(of: name, in: Array(candidates))
}

private func misspelling(of name: String, in candidates: [String]) -> String? {
  let written = Array(name.unicodeScalars)
  guard written.count >= 4 else { return nil }
  let letters = LetterSet(name)
  var found: String?
  for candidate in candidates {
    if candidate == name { return nil }
    if let letters, let others = LetterSet(candidate), letters.minimumEditDistance(to: others) > 1 {
      continue
    }
    let intended = Array(candidate.unicodeScalars)
    guard EditDistance.between(written, intended, atMost: EditDistance.editCost) != nil,
      EditDistance.isMisspelling(written, intended), found.map({ candidate < $0 }) != false
    else { continue }
    found = candidate
  }
  return found
}

enum EditDistance {
  static let editCost = 2
  static let wrongCase = 1
  static let maxTypos = 3

  /// Returns the maximum cost for similar names. Fewer than three letters can differ only in case.
  static func limit(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    let length = max(left.count, right.count)
    guard length > 2, min(left.count, right.count) > 1 else { return wrongCase }
    let rest = length - commonWords(left, right, atEnd: false) - commonWords(left, right, atEnd: true)
    return rest < 3 ? wrongCase : editCost * min(max(rest / 4, 1), maxTypos)
  }

  /// Returns the number of letters in the words that both names share at their beginning or end.
  private static func commonWords(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atEnd: Bool) -> Int {
    let pairs = atEnd ? Array(zip(left.reversed(), right.reversed())) : Array(zip(left, right))
    let common = pairs.prefix { $0 == $1 }.count
    return (0...common).last { length in
      isBoundary(atEnd ? left.count - length : length, of: left)
        && isBoundary(atEnd ? right.count - length : length, of: right)
    } ?? 0
  }

  /// Returns whether a word of a name begins or ends at the given index, as in `alarm|View|Controller`.
  private static func isBoundary(_ index: Int, of name: [Unicode.Scalar]) -> Bool {
    guard index > 0, index < name.count else { return true }
    let (before, after) = (name[index - 1].properties, name[index].properties)
    if before.isUppercase {
      return after.isUppercase && index + 1 < name.count && name[index + 1].properties.isLowercase
    }
    return after.isUppercase || before.isAlphabetic != after.isAlphabetic
  }

  /// Returns the restricted Damerau–Levenshtein distance between two names, or nil if the distance exceeds a limit.
  static func between(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int) -> Int? {
    guard abs(left.count - right.count) * editCost <= limit else { return nil }
    // Cells farther from the diagonal exceed the limit through insertions or deletions alone.
    let width = limit / editCost
    let far = limit + editCost
    var beforePrevious: [Int] = []
    var previous = (0...right.count).map { min($0 * editCost, far) }
    for row in left.indices {
      var current = Array(repeating: far, count: right.count + 1)
      current[0] = min((row + 1) * editCost, far)
      for column in max(0, row - width)..<max(0, row - width, min(right.count, row + width + 1)) {
        var cost = min(
          previous[column] + substitution(left[row], right[column]),
          previous[column + 1] + editCost, current[column] + editCost)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforePrevious[column - 1] + editCost)
        }
        current[column + 1] = min(cost, far)
      }
      // A transposition refers to the row before the previous one.
      if current.allSatisfy({ $0 > limit }), previous.allSatisfy({ $0 > limit }) { return nil }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }

  private static func substitution(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Int {
    if left == right { return 0 }
    if left.isASCII, right.isASCII {
      let isSameLetter = left.value | 0x20 == right.value | 0x20 && (0x61...0x7A).contains(left.value | 0x20)
      return isSameLetter ? wrongCase : editCost
    }
    return left.properties.lowercaseMapping == right.properties.lowercaseMapping ? wrongCase : editCost
  }

  fileprivate static func isMisspelling(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Bool {
    func numbers(_ name: [Unicode.Scalar]) -> [Unicode.Scalar] {
      name.filter { $0.properties.numericType != nil }
    }
    guard numbers(left) == numbers(right) else { return false }
    let (short, long) = left.count < right.count ? (left, right) : (right, left)
    if short.count < long.count { return long.last != "s" || long.dropLast() != short[...] }
    let different = left.indices.filter { left[$0] != right[$0] }
    guard different.count == 1, let place = different.first,
      substitution(left[place], right[place]) == editCost
    else { return true }
    return left.count >= 8 && place > 0 && place < left.count - 1
  }
}
