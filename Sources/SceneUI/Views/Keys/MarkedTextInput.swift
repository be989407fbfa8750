/// A key input that shows provisional text from an input method. Such marked text is needed for languages
/// that have more characters than a keyboard has keys.
///
/// Marked text replaces the selection, and later marked text replaces earlier marked text. `insertText(_:)` replaces
/// marked text with final text, and `unmarkText()` accepts it unchanged. Empty marked text restores the previous state.
///
/// Text fields and text views support marked text. Their delegates approve the change once, when the marked
/// text is accepted. Other keys, touches on the text, and the end of editing accept the marked text.
public protocol MarkedTextInput: KeyInput {
  /// Whether the input accepts marked text. False for secure text. The default is true.
  var takesMarkedText: Bool { get }
  /// The range of the marked text, in characters, or nil if there is none.
  var markedTextRange: Range<Int>? { get }

  /// Handles new or changed text from an input method.
  ///
  /// - Parameters:
  ///   - text: The replacement for the marked text or, without marked text, for the selection. An empty
  ///     string removes the marked text.
  ///   - selectedRange: The new selection, in characters of `text`. An empty range positions the caret. The
  ///     range is clamped to the text.
  func setMarkedText(_ text: String, selectedRange: Range<Int>)

  /// Accepts the marked text as ordinary text.
  func unmarkText()
}

extension MarkedTextInput {
  /// Whether the input accepts marked text. The default is true.
  public var takesMarkedText: Bool { true }
}

extension Window {
  /// The range of the marked text in the first responder, in characters, or nil if there is none.
  public var markedTextRange: Range<Int>? { markedTextInput?.markedTextRange }

  /// Passes text from an input method to the first responder; see ``MarkedTextInput/setMarkedText(_:selectedRange:)``.
  ///
  /// - Parameters:
  ///   - text: The replacement for the marked text or, without marked text, for the selection. An empty
  ///     string removes the marked text.
  ///   - selectedRange: The new selection, in characters of `text`. An empty range positions the caret.
  /// - Returns: False if the first responder does not accept marked text.
  @discardableResult
  public func setMarkedText(_ text: String, selectedRange: Range<Int>) -> Bool {
    guard let input = markedTextInput, input.takesMarkedText else { return false }
    context.clock.turns.during { input.setMarkedText(text, selectedRange: selectedRange) }
    return true
  }

  /// Accepts the marked text as ordinary text.
  ///
  /// - Returns: False if no text is marked.
  @discardableResult
  public func unmarkText() -> Bool {
    guard let input = markedTextInput, input.markedTextRange != nil else { return false }
    context.clock.turns.during { input.unmarkText() }
    return true
  }

  private var markedTextInput: (any MarkedTextInput)? { keyInput as? any MarkedTextInput }
}
