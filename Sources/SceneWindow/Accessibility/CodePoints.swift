// ATK counts code points, whereas the class library counts characters.
extension String {
  func codePoints(before character: Int) -> Int { prefix(character).unicodeScalars.count }

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
