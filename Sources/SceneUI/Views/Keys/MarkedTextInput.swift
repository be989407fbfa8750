/// Takes keys, and shows what an input method is writing while it is not decided yet: marked text, as it is for
/// languages that have more signs than a keyboard has keys.
///
/// Marked text is part of the text. It stands in place of what was selected, is replaced by the marked text that comes
/// next, and is decided by `insertText(_:)`, which writes something in its place, or by `unmarkText()`, which leaves it
/// there. An empty marked text takes it away: then all is as it was before.
///
/// Text fields and text views do so. Their delegates and targets hear of each change; whether the text may be changed so,
/// a delegate is asked once, when the marked text is decided: with its range, and with what is to stand there. Where it
/// refuses, the text is as it was before there was marked text. Other keys, a finger on the text and the end of editing
/// decide for what is marked.
public protocol MarkedTextInput: KeyInput {
  /// Whether text may be marked: not where it is a secret. True by default.
  var takesMarkedText: Bool { get }
  /// What is marked, in characters of the text; nil where nothing is.
  var markedTextRange: Range<Int>? { get }

  /// An input method has written something, or has changed what it has written.
  ///
  /// - Parameters:
  ///   - text: replaces the marked text, or else what is selected; empty to take the marked text away.
  ///   - selectedRange: what is selected then, in characters of `text`; empty where the caret stands. What lies outside
  ///       is left out.
  func setMarkedText(_ text: String, selectedRange: Range<Int>)

  /// What is marked is text like any other from now on.
  func unmarkText()
}

extension MarkedTextInput {
  /// By default, text may be marked.
  public var takesMarkedText: Bool { true }
}

extension Window {
  /// What an input method is writing, in characters of the first responder's text; nil where it writes nothing.
  public var markedTextRange: Range<Int>? { markedTextInput?.markedTextRange }

  /// An input method has written something in the first responder: see
  /// ``MarkedTextInput/setMarkedText(_:selectedRange:)``.
  ///
  /// - Parameters:
  ///   - text: replaces the marked text, or else what is selected; empty to take the marked text away.
  ///   - selectedRange: what is selected then, in characters of `text`; empty where the caret stands.
  /// - Returns: false where nobody takes marked text.
  @discardableResult
  public func setMarkedText(_ text: String, selectedRange: Range<Int>) -> Bool {
    guard let input = markedTextInput, input.takesMarkedText else { return false }
    context.clock.turns.during { input.setMarkedText(text, selectedRange: selectedRange) }
    return true
  }

  /// What is marked is text like any other from now on.
  ///
  /// - Returns: false where nothing is marked.
  @discardableResult
  public func unmarkText() -> Bool {
    guard let input = markedTextInput, input.markedTextRange != nil else { return false }
    context.clock.turns.during { input.unmarkText() }
    return true
  }

  private var markedTextInput: (any MarkedTextInput)? { keyInput as? any MarkedTextInput }
}
