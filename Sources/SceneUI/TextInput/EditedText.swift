/// A text that is edited, and what of it is selected.
///
/// Places are counted in characters as people see them: an emoji of five scalars is one, a letter with its accent is
/// one, and the caret never stands inside. What is inserted may join with what is there: an accent with the letter
/// before it, two halves of a flag. So the text is counted anew after each change.
struct EditedText: Equatable {
  private(set) var string = ""
  private(set) var count = 0
  /// Where the selection was begun.
  private(set) var anchor = 0
  /// Where the selection ends, before or after the anchor: what the arrow keys move.
  private(set) var head = 0

  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var selectedText: Substring { self[selection] }

  /// What the key that deletes takes away; empty at the beginning of the text.
  var deletion: Range<Int> {
    selection.isEmpty ? max(0, head - 1)..<head : selection
  }

  subscript(range: Range<Int>) -> Substring {
    let range = clamped(range)
    return string.dropFirst(range.lowerBound).prefix(range.count)
  }

  /// Another text altogether, with the caret at its end.
  mutating func set(_ string: String) {
    self.string = string
    count = string.count
    select(count..<count)
  }

  mutating func select(_ range: Range<Int>) {
    let range = clamped(range)
    anchor = range.lowerBound
    head = range.upperBound
  }

  mutating func moveHead(to index: Int, extendingSelection: Bool) {
    head = min(max(index, 0), count)
    if !extendingSelection { anchor = head }
  }

  /// Puts text in place of a range, and the caret behind it.
  mutating func replace(_ range: Range<Int>, with replacement: String) {
    let range = clamped(range)
    let head = string.prefix(range.lowerBound) + replacement
    let tail = string.dropFirst(range.upperBound)
    let caret = head.count
    set(String(head + tail))
    select(caret..<caret)
  }

  /// The part of a range that exists.
  func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<count) }

  /// The word at a place, or the one character there that is of no word.
  func word(at index: Int) -> Range<Int> {
    let characters = Array(string)
    guard !characters.isEmpty else { return 0..<0 }
    let index = min(max(index, 0), characters.count - 1)
    guard characters[index].isPartOfWord else { return index..<index + 1 }
    let start = characters[..<index].lastIndex { !$0.isPartOfWord }.map { $0 + 1 } ?? 0
    let end = characters[index...].firstIndex { !$0.isPartOfWord } ?? characters.count
    return start..<end
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" || self == "'" || self == "’" }
}
