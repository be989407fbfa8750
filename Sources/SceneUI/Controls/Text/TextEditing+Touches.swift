import SceneDrawing
import SceneValues

extension TextEditing {
  /// Handles a tap, which is a touch that ended close to where it began.
  func finishTap(_ touch: Touch, wasActive: Bool) {
    let point = touch.location(in: self)
    commitComposition()
    let place = caretPlace(at: point)
    let isHeld = touch.timestamp - touch.startTime >= TextTouch.longPress
    guard canSelect else { return edited.moveHead(to: place, extendingSelection: false) }
    if touch.tapCount == 2 {
      selectWord(at: place.index)
      showEditMenu()
    } else if touch.tapCount > 2 {
      edited.select(isSecret ? 0..<edited.count : edited.paragraph(at: place.index))
      showEditMenu()
    } else if wasActive, !isHeld, isOnSelection(point, place) {
      toggleEditMenu()
    } else {
      window?.hideEditMenu()
      edited.moveHead(to: place, extendingSelection: false)
      // Read-only text has no caret, so a long press selects a word.
      if isHeld, !takesKeys { selectWord(at: place.index) }
      if isHeld { showEditMenu() }
    }
  }

  private func isOnSelection(_ point: Point, _ place: CaretPlace) -> Bool {
    if edited.selection.isEmpty { return takesKeys && place.index == edited.head }
    return selectionRects.contains { $0.contains(point) }
  }

  func showEditMenu() {
    guard let window, isFirstResponder else { return }
    let rects = edited.selection.isEmpty ? [caretRect(at: edited.place)] : selectionRects
    // The menu must point to a visible part of the selection.
    let seen = rects.compactMap { $0.intersection(bounds) }
    let rect = seen.dropFirst().reduce(seen.first ?? bounds) { $0.union($1) }
    window.showEditMenu(for: self, around: convert(rect, to: window))
  }

  func hideOwnEditMenu() {
    if window?.editMenu?.responder === self { window?.hideEditMenu() }
  }

  private func toggleEditMenu() {
    if window?.editMenu?.responder === self { window?.hideEditMenu() } else { showEditMenu() }
  }
}

enum TextTouch {
  /// The minimum duration of a long press, in seconds.
  static let longPress = 0.5
}
