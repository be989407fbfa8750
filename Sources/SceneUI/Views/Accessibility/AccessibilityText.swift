/// The content of an element with editable or selectable text.
public struct AccessibilityText: Hashable, Sendable {
  /// The text. A secure field has a dot for each character.
  public var string: String
  /// The selection as a character range. An empty range is the position of the caret.
  public var selection: Range<Int>
  /// The text that is shown while the element is empty, or an empty string for none.
  public var placeholder = ""
  /// Whether the user can edit the text.
  public var isEditable = true
  /// Whether the text has several lines.
  public var isMultiline = false

  /// Creates an editable single-line text.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - selection: The selection as a character range.
  public init(_ string: String, selection: Range<Int>) {
    (self.string, self.selection) = (string, selection)
  }
}
