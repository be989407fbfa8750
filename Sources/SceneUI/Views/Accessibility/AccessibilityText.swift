/// The content of an element with editable or selectable text.
public struct AccessibilityText: Hashable, Sendable {
  /// The text. In a secure field, each character is replaced by a dot.
  public var string: String
  /// The selection as a character range. An empty range indicates the position of the caret.
  public var selection: Range<Int>
  /// The text that is shown while the element is empty, or an empty string for none.
  public var placeholder = ""
  /// Whether the user can edit the text.
  public var isEditable = true
  /// Whether the text has several lines.
  public var isMultiline = false

  /// Creates the content of an editable single-line text element.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - selection: The selection as a character range.
  public init(_ string: String, selection: Range<Int>) {
    (self.string, self.selection) = (string, selection)
  }
}
