import SceneDrawing

package struct EditedParts {
  package private(set) var text: AttributedText
  /// The attributes of text that is typed next. If nil, that text has the attributes of the character before the caret.
  package var typing: TextAttributes?

  package init(text: AttributedText) { self.text = text }

  /// Returns the attributes of the previous character or, if there is none, of the first character.
  package func attributes(beforeCharacter number: Int) -> TextAttributes {
    let string = text.text
    let index = string.index(string.startIndex, offsetBy: max(0, number - 1), limitedBy: string.endIndex)
    var attributes = text.attributes(at: index ?? string.endIndex)
    attributes.attachment = nil
    return attributes
  }

  /// Updates the text. The attributes are applied to the difference: the text between the common prefix and suffix.
  package mutating func update(to string: String, typing attributes: TextAttributes) {
    let (old, new) = (Array(text.text.unicodeScalars), Array(string.unicodeScalars))
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    let scalars = text.text.unicodeScalars
    let from = scalars.index(scalars.startIndex, offsetBy: start)
    let to = scalars.index(from, offsetBy: oldEnd - start)
    var inserted = String.UnicodeScalarView()
    inserted.append(contentsOf: new[start..<newEnd])
    text.replaceSubrange(from..<to, with: AttributedText(String(inserted), attributes))
    // Unicode scalars are compared, because joining texts can change characters but not scalars.
    typing = nil
  }
}
