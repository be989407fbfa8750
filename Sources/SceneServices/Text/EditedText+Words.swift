extension EditedText {
  /// Returns the range of the word that contains the character at an index. If that character is not part of
  /// a word, the range contains only the character.
  package func word(at index: Int) -> Range<Int> {
    let characters = Array(string)
    guard !characters.isEmpty else { return 0..<0 }
    let index = min(max(index, 0), characters.count - 1)
    guard characters[index].isPartOfWord else { return index..<index + 1 }
    let start = characters[..<index].lastIndex { !$0.isPartOfWord }.map { $0 + 1 } ?? 0
    let end = characters[index...].firstIndex { !$0.isPartOfWord } ?? characters.count
    return start..<end
  }

  package func wordStart(before index: Int) -> Int {
    let characters = Array(string.prefix(index))
    guard let last = characters.lastIndex(where: \.isPartOfWord) else { return 0 }
    return characters[..<last].lastIndex { !$0.isPartOfWord }.map { $0 + 1 } ?? 0
  }

  package func wordEnd(after index: Int) -> Int {
    let characters = Array(string.dropFirst(index))
    guard let first = characters.firstIndex(where: \.isPartOfWord) else { return count }
    return index + (characters[first...].firstIndex { !$0.isPartOfWord } ?? characters.count)
  }

  package func paragraph(at index: Int) -> Range<Int> {
    let characters = Array(string)
    let index = min(max(index, 0), characters.count)
    let start = characters[..<index].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    let end = characters[index...].firstIndex(where: \.isNewline) ?? characters.count
    return start..<end
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" || self == "'" || self == "’" }
}
