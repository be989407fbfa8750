import SceneDrawing
import SceneValues

// What a finger does with a caret and a selection.
extension TextEditing {
  /// A finger went up on the text, where it came down.
  ///
  /// - Parameters:
  ///   - touch: says where the finger was, how long it stayed, and its `tapCount`.
  ///   - wasActive: whether the text was the first responder before.
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
      // What is only read has no caret: a word of it is meant.
      if isHeld, !takesKeys { selectWord(at: place.index) }
      if isHeld { showEditMenu() }
    }
  }

  /// Whether a finger is on what is selected, or on the caret.
  private func isOnSelection(_ point: Point, _ place: CaretPlace) -> Bool {
    if edited.selection.isEmpty { return takesKeys && place.index == edited.head }
    return selectionRects.contains { $0.contains(point) }
  }

  // MARK: The menu

  /// Shows what can be done now, above what is selected, or above the caret.
  func showEditMenu() {
    guard let window, isFirstResponder else { return }
    let rects = edited.selection.isEmpty ? [caretRect(at: edited.place)] : selectionRects
    // What is scrolled out of sight is not pointed at.
    let seen = rects.compactMap { $0.intersection(bounds) }
    let rect = seen.dropFirst().reduce(seen.first ?? bounds) { $0.union($1) }
    window.showEditMenu(for: self, around: convert(rect, to: window))
  }

  /// What the menu was shown for has changed.
  func hideOwnEditMenu() {
    if window?.editMenu?.responder === self { window?.hideEditMenu() }
  }

  private func toggleEditMenu() {
    if window?.editMenu?.responder === self { window?.hideEditMenu() } else { showEditMenu() }
  }
}

enum TextTouch {
  /// In seconds: a finger that stays longer presses long.
  static let longPress = 0.5
}
