import SceneUI

// Keys go the way that real ones go, to the window's first responder. No time passes.
extension Harness {
  /// Types a text, a character at a time; a line break in it is the return key.
  public func type(_ text: String) throws(HarnessError) {
    for character in text {
      if character.isNewline {
        try pressReturn()
      } else {
        try key { $0.insertText(String(character)) }
      }
    }
  }

  /// Composes text as input methods do: it is marked until `commit(_:)` decides it.
  ///
  /// - Parameters:
  ///   - text: replaces what was composed before; empty to give it up.
  ///   - selectedRange: what is selected of it, in characters of `text`; nil for the caret behind it.
  /// - Throws: where nobody takes marked text.
  public func compose(_ text: String, selectedRange: Range<Int>? = nil) throws(HarnessError) {
    let end = text.count
    try key { $0.setMarkedText(text, selectedRange: selectedRange ?? end..<end) }
  }

  /// Decides what is composed.
  ///
  /// - Parameter text: stands there in its place; nil for what was composed.
  /// - Throws: where nobody takes it, or nothing is composed.
  public func commit(_ text: String? = nil) throws(HarnessError) {
    try key { window in text.map { window.insertText($0) } ?? window.unmarkText() }
  }

  /// Presses the return key; it throws where nobody takes the key.
  public func pressReturn() throws(HarnessError) { try key { $0.pressReturn() } }

  /// Presses the key that deletes.
  public func deleteBackward(count: Int = 1) throws(HarnessError) {
    for _ in 0..<count { try key { $0.deleteBackward() } }
  }

  /// Presses an arrow key, with or without the shift key.
  public func moveCursor(
    _ movement: CursorMovement, extendingSelection: Bool = false, count: Int = 1
  ) throws(HarnessError) {
    for _ in 0..<count { try key { $0.moveCursor(movement, extendingSelection: extendingSelection) } }
  }

  /// Presses a key of a keyboard that has all of them: an arrow, a letter with control.
  public func press(_ key: Key, _ modifiers: KeyModifiers = []) throws(HarnessError) {
    try self.key { $0.press(key, modifiers) }
  }

  /// Each key may change who is first responder, so each asks anew.
  private func key(_ press: (Window) -> Bool) throws(HarnessError) {
    window.layoutIfNeeded()
    if let obstacle = Reach.obstacle(on: window) { throw .noKeyInput(reason: obstacle) }
    if press(window) { return }
    guard let responder = window.firstResponder else {
      throw .noKeyInput(reason: "the window has no first responder: tap what is to be written into first")
    }
    let name = (responder as? View).map(Reach.name) ?? "\(Swift.type(of: responder))"
    throw .noKeyInput(reason: "the first responder, \(name), takes no keys")
  }
}
