import SceneUI

extension ScreenSession {
  /// Handles a key press of any type of keyboard. A key with Control that is not handled is tried again with
  /// Command.
  public func pressAnyKeyboard(_ key: Key, _ modifiers: KeyModifiers = []) {
    if press(key, modifiers) || !modifiers.contains(.control) { return }
    press(key, modifiers.subtracting(.control).union(.command))
  }

  /// Handles typed text. A single character can be a key command and is dispatched as a key first.
  ///
  /// - Parameters:
  ///   - text: The typed text.
  ///   - modifiers: The modifiers that were pressed. Only Shift counts.
  public func type(_ text: String, _ modifiers: KeyModifiers = []) {
    guard text.count == 1, let character = text.first else {
      insertText(text)
      return
    }
    if press(.character(character), modifiers.intersection(.shift)) { return }
    // A command can be declared for the letter alone. With Shift, the letter is a capital.
    press(.character(character))
  }
}
