/// A key input that displays provisional text from an input method. Such text, which is called marked text, is required
/// for languages that have more characters than a keyboard has keys.
///
/// Marked text replaces the selection or any existing marked text. `insertText(_:)` replaces the marked text with final
/// text, and `unmarkText()` accepts the marked text unchanged. Setting empty marked text restores the previous state.
///
/// Text fields and text views support marked text. Their delegates approve the change only once, when the marked text is
/// accepted. The marked text is also accepted when another key is pressed, the text is touched, or editing ends.
public protocol MarkedTextInput: KeyInput {
  /// Whether the input accepts marked text. The value is false for secure text. The default is true.
  var takesMarkedText: Bool { get }
  /// The range of the marked text, in characters, or nil if there is none.
  var markedTextRange: Range<Int>? { get }

  /// Sets or replaces the marked text.
  ///
  /// - Parameters:
  ///   - text: The text that replaces any marked text or, otherwise, the selection. An empty string removes marked text.
  ///   - selectedRange: The new selection, as a character range clamped to `text`. An empty range positions the caret.
  func setMarkedText(_ text: String, selectedRange: Range<Int>)

  /// Accepts the marked text as ordinary text.
  func unmarkText()
}

extension MarkedTextInput {
  /// Whether the input accepts marked text. The default is true.
  public var takesMarkedText: Bool { true }
}

extension Window {
  /// The range of the first responder's marked text, in characters, or nil if there is none.
  public var markedTextRange: Range<Int>? { markedTextInput?.markedTextRange }

  /// Passes text from an input method to the first responder. For details, see
  /// ``MarkedTextInput/setMarkedText(_:selectedRange:)``.
  ///
  /// - Parameters:
  ///   - text: The text that replaces any marked text or, otherwise, the selection. An empty string removes marked text.
  ///   - selectedRange: The new selection, as a character range in `text`. An empty range positions the caret.
  /// - Returns: Whether the first responder accepts marked text.
  @discardableResult
  public func setMarkedText(_ text: String, selectedRange: Range<Int>) -> Bool {
    guard let input = markedTextInput, input.takesMarkedText else { return false }
    context.clock.turns.during { input.setMarkedText(text, selectedRange: selectedRange) }
    return true
  }

  /// Accepts the first responder's marked text as ordinary text.
  ///
  /// - Returns: Whether there was marked text to accept.
  @discardableResult
  public func unmarkText() -> Bool {
    guard let input = markedTextInput, input.markedTextRange != nil else { return false }
    context.clock.turns.during { input.unmarkText() }
    return true
  }

  private var markedTextInput: (any MarkedTextInput)? { keyInput as? any MarkedTextInput }
}
