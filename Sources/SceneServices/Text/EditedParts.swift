import SceneDrawing

/// What the characters of an edited text look like.
package struct EditedParts {
  package private(set) var text: AttributedText
  /// What is typed next looks like; nil for the character before the caret.
  package var typing: TextAttributes?

  package init(text: AttributedText) { self.text = text }

  /// What a character looks like that is put before the one of a number: like the one before it, and at the beginning
  /// like the first. An image is not repeated.
  package func attributes(beforeCharacter number: Int) -> TextAttributes {
    let string = text.text
    let index = string.index(string.startIndex, offsetBy: max(0, number - 1), limitedBy: string.endIndex)
    var attributes = text.attributes(at: index ?? string.endIndex)
    attributes.attachment = nil
    return attributes
  }

  /// The characters have changed: those that stayed at both ends look as before, and those between as if typed.
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
    // Where pieces of text join, there may be other characters, but not other scalars.
    typing = nil
  }
}
