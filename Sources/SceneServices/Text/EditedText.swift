import SceneDrawing

/// A text that is edited, and what of it is selected.
///
/// Places are counted in characters as people see them: an emoji of five scalars is one, a letter with its accent is
/// one, and the caret never stands inside. What is inserted may join with what is there: an accent with the letter
/// before it, two halves of a flag. So the text is counted anew after each change.
package struct EditedText: Equatable {
  package private(set) var string = ""
  package private(set) var count = 0
  /// Where the selection was begun.
  package private(set) var anchor = 0
  /// Where the selection ends, before or after the anchor: what the arrow keys move.
  package private(set) var place = CaretPlace(0)
  /// What an input method is writing; nil where none is.
  package private(set) var composition: TextComposition?

  package init() {}

  package var head: Int { place.index }
  package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  package var selectedText: Substring { self[selection] }

  /// What the key that deletes takes away; empty at the beginning of the text.
  package var deletion: Range<Int> {
    selection.isEmpty ? max(0, head - 1)..<head : selection
  }

  package subscript(range: Range<Int>) -> Substring {
    let range = clamped(range)
    return string.dropFirst(range.lowerBound).prefix(range.count)
  }

  /// Another text altogether, with the caret at its end.
  package mutating func set(_ string: String) {
    composition = nil
    self.string = string
    count = string.count
    select(count..<count)
  }

  package mutating func select(_ range: Range<Int>) {
    let range = clamped(range)
    anchor = range.lowerBound
    place = CaretPlace(range.upperBound, isUpstream: !range.isEmpty)
  }

  /// Keeps one end of the selection where it is, so that the other can be moved.
  package mutating func hold(_ end: SelectionEnd) {
    let selection = selection
    anchor = end == .start ? selection.lowerBound : selection.upperBound
    place =
      end == .start
      ? CaretPlace(selection.upperBound, isUpstream: true) : CaretPlace(selection.lowerBound)
  }

  package mutating func moveHead(to place: CaretPlace, extendingSelection: Bool) {
    self.place = CaretPlace(min(max(place.index, 0), count), isUpstream: place.isUpstream)
    if !extendingSelection { anchor = head }
  }

  /// Puts text in place of a range, and the caret behind it.
  package mutating func replace(_ range: Range<Int>, with replacement: String) {
    let range = clamped(range)
    let head = string.prefix(range.lowerBound) + replacement
    let tail = string.dropFirst(range.upperBound)
    let caret = head.count
    set(String(head + tail))
    // It stays beside what was written, also where the text turns its direction.
    moveHead(to: CaretPlace(caret, isUpstream: true), extendingSelection: false)
  }

  // MARK: Composition

  /// Puts what an input method is writing in place of what it wrote so far, or else of what is selected.
  ///
  /// - Parameters:
  ///   - text: empty for nothing: all is as it was before the input method began.
  ///   - selected: in characters of the text; what lies outside is left out.
  package mutating func compose(_ text: String, selected: Range<Int>) {
    let before = composition ?? TextComposition(string: string, anchor: anchor, place: place)
    restore(before)
    guard !text.isEmpty else { return }
    let start = selection.lowerBound
    replace(selection, with: text)
    // What joins with the character before the selection is seen in that one.
    let written = min(start, head - 1)..<head
    let selected = selected.clamped(to: 0..<written.count)
    anchor = written.lowerBound + selected.lowerBound
    place = CaretPlace(written.lowerBound + selected.upperBound, isUpstream: true)
    composition = before
    composition?.range = written
  }

  /// What was composed is text like any other, with the caret behind it.
  package mutating func endComposition() {
    guard let composition else { return }
    self.composition = nil
    select(composition.range.upperBound..<composition.range.upperBound)
  }

  /// All is as it was before an input method began to write.
  package mutating func restore(_ composition: TextComposition) {
    set(composition.string)
    anchor = composition.anchor
    place = composition.place
  }

  /// The part of a range that exists.
  package func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<count) }
}

/// One of the two ends of a selection, in the order of the text.
package enum SelectionEnd {
  case start, end

  package var other: SelectionEnd { self == .start ? .end : .start }
}
