// ATK counts code points in texts, where the library counts characters.
extension String {
  /// How many code points there are before a character.
  func codePoints(before character: Int) -> Int { prefix(character).unicodeScalars.count }

  /// How many characters begin before a code point.
  func characters(beforeCodePoint place: Int) -> Int {
    var (points, count) = (0, 0)
    for character in self {
      guard points < place else { break }
      points += character.unicodeScalars.count
      count += 1
    }
    return count
  }
}
