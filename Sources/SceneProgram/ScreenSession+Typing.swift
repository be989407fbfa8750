import SceneUI

extension ScreenSession {
  /// Handles a key press on any type of keyboard. If a key combination with Control is not handled, it is dispatched
  /// again with Command in place of Control.
  public func pressAnyKeyboard(_ key: Key, _ modifiers: KeyModifiers = []) {
    if press(key, modifiers) || !modifiers.contains(.control) { return }
    press(key, modifiers.subtracting(.control).union(.command))
  }

  /// Handles typed text. A single character can be a key command, so it is dispatched as a key first.
  ///
  /// - Parameters:
  ///   - text: The typed text.
  ///   - modifiers: The modifiers that were pressed. Only Shift is relevant.
  public func type(_ text: String, _ modifiers: KeyModifiers = []) {
    guard text.count == 1, let character = text.first else {
      insertText(text)
      return
    }
    if press(.character(character), modifiers.intersection(.shift)) { return }
    // A key command can be declared for a character without Shift, even if typing the character requires Shift.
    press(.character(character))
  }
}
