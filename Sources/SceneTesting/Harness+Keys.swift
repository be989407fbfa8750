import SceneUI

// Keys are dispatched to the window's first responder, like those of a real keyboard. The clock does not advance.
extension Harness {
  /// Types a string one character at a time. For each line break, presses the Return key. Throws
  /// `HarnessError.noKeyInput` if no responder accepts a key.
  public func type(_ text: String) throws(HarnessError) {
    for character in text {
      if character.isNewline {
        try pressReturn()
      } else {
        try key { $0.insertText(String(character)) }
      }
    }
  }

  /// Composes text as an input method does. The text remains marked until it is committed by `commit(_:)`.
  ///
  /// - Parameters:
  ///   - text: The text that replaces the previous composition. An empty string cancels the composition.
  ///   - selectedRange: The selected range in characters of `text`. If nil, the caret is placed at the end of the text.
  /// - Throws: `HarnessError` if no responder accepts marked text.
  public func compose(_ text: String, selectedRange: Range<Int>? = nil) throws(HarnessError) {
    let end = text.count
    try key { $0.setMarkedText(text, selectedRange: selectedRange ?? end..<end) }
  }

  /// Commits the composition. `text` is the final text. If it is nil, the composed text is committed unchanged. Throws
  /// `HarnessError` if no responder accepts the text or if no composition is in progress.
  public func commit(_ text: String? = nil) throws(HarnessError) {
    try key { window in text.map { window.insertText($0) } ?? window.unmarkText() }
  }

  /// Presses the Return key. Throws `HarnessError.noKeyInput` if no responder handles the key.
  public func pressReturn() throws(HarnessError) { try key { $0.pressReturn() } }

  /// Presses the Delete key one or more times. Throws `HarnessError.noKeyInput` if no responder handles the key.
  public func deleteBackward(count: Int = 1) throws(HarnessError) {
    for _ in 0..<count { try key { $0.deleteBackward() } }
  }

  /// Moves the caret one or more times, as a movement key does. If `extendingSelection` is true, the Shift key is held
  /// down. Throws `HarnessError.noKeyInput` if no responder handles the key.
  public func moveCursor(
    _ movement: CursorMovement, extendingSelection: Bool = false, count: Int = 1
  ) throws(HarnessError) {
    for _ in 0..<count { try key { $0.moveCursor(movement, extendingSelection: extendingSelection) } }
  }

  /// Presses a key of a full keyboard, such as an arrow key or Control and a letter. Throws `HarnessError.noKeyInput` if
  /// no responder handles the key.
  public func press(_ key: Key, _ modifiers: KeyModifiers = []) throws(HarnessError) {
    try self.key { $0.press(key, modifiers) }
  }

  /// Presses a key. The first responder is determined for each key press, because each press can change it.
  private func key(_ press: (Window) -> Bool) throws(HarnessError) {
    window.layoutIfNeeded()
    if let obstacle = Reach.obstacle(on: window) { throw .noKeyInput(reason: obstacle) }
    if press(window) { return }
    guard let responder = window.firstResponder else {
      throw .noKeyInput(reason: "the window has no first responder: tap a text field first")
    }
    let name = (responder as? View).map(Reach.name) ?? "\(Swift.type(of: responder))"
    throw .noKeyInput(reason: "the first responder, \(name), does not accept key input")
  }
}
