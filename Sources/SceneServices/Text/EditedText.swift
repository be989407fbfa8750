import SceneDrawing

/// The text that is being edited, along with its selection. Indices count characters, so the caret is never inside an
/// emoji. Inserted text, such as an accent or half of a flag, can combine with adjacent characters, so characters are
/// counted again after each change.
package struct EditedText: Equatable {
  package private(set) var string = ""
  package private(set) var count = 0
  /// The fixed end of the selection.
  package private(set) var anchor = 0
  /// The end of the selection that moves, which can be before or after the anchor.
  package private(set) var place = CaretPlace(0)
  package private(set) var composition: TextComposition?

  package init() {}

  package var head: Int { place.index }
  package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  package var selectedText: Substring { self[selection] }

  /// The range that the Delete key removes: the selection or, if nothing is selected, the character before the caret.
  package var deletion: Range<Int> {
    selection.isEmpty ? max(0, head - 1)..<head : selection
  }

  package subscript(range: Range<Int>) -> Substring {
    let range = clamped(range)
    return string.dropFirst(range.lowerBound).prefix(range.count)
  }

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

  package mutating func replace(_ range: Range<Int>, with replacement: String) {
    let range = clamped(range)
    let head = string.prefix(range.lowerBound) + replacement
    let tail = string.dropFirst(range.upperBound)
    let caret = head.count
    set(String(head + tail))
    // The caret stays next to the inserted text, even if the writing direction changes there.
    moveHead(to: CaretPlace(caret, isUpstream: true), extendingSelection: false)
  }

  /// Replaces the composed text or, if no composition is in progress, the selection. An empty string ends the
  /// composition and restores the state before it.
  package mutating func compose(_ text: String, selected: Range<Int>) {
    let before = composition ?? TextComposition(string: string, anchor: anchor, place: place)
    restore(before)
    guard !text.isEmpty else { return }
    let start = selection.lowerBound
    replace(selection, with: text)
    // The range includes the previous character if the composed text combines with it.
    let written = min(start, head - 1)..<head
    let selected = selected.clamped(to: 0..<written.count)
    anchor = written.lowerBound + selected.lowerBound
    place = CaretPlace(written.lowerBound + selected.upperBound, isUpstream: true)
    composition = before
    composition?.range = written
  }

  package mutating func endComposition() {
    guard let composition else { return }
    self.composition = nil
    select(composition.range.upperBound..<composition.range.upperBound)
  }

  package mutating func restore(_ composition: TextComposition) {
    set(composition.string)
    anchor = composition.anchor
    place = composition.place
  }

  package func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<count) }
}

package enum SelectionEnd {
  case start, end

  package var other: SelectionEnd { self == .start ? .end : .start }
}
