import SceneUI

extension ScreenSession {
  /// A key was pressed on a keyboard of whatever kind: what is the command key on one is the control key on another, so what
  /// nobody takes with the one is tried with the other.
  public func pressAnyKeyboard(_ key: Key, _ modifiers: KeyModifiers = []) {
    if press(key, modifiers) || !modifiers.contains(.control) { return }
    press(key, modifiers.subtracting(.control).union(.command))
  }

  /// Text was typed. A single character may be a command of somebody, who gets it as a key.
  ///
  /// - Parameters:
  ///   - text: what was typed.
  ///   - modifiers: that were down meanwhile; only the shift key counts.
  public func type(_ text: String, _ modifiers: KeyModifiers = []) {
    guard text.count == 1, let character = text.first else {
      insertText(text)
      return
    }
    if press(.character(character), modifiers.intersection(.shift)) { return }
    // A command may be said of the letter alone, which is a capital one for the shift key.
    press(.character(character))
  }
}
