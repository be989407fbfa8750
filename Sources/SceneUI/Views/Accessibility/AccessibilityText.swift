/// The content of an element that has editable or selectable text.
public struct AccessibilityText: Hashable, Sendable {
  /// The text. In a secure field, each character is replaced by a dot.
  public var string: String
  /// The selection as a range of character indexes. An empty range indicates the position of the caret.
  public var selection: Range<Int>
  /// The text displayed while the element is empty, or an empty string for none.
  public var placeholder = ""
  /// Whether the user can edit the text. The default is true.
  public var isEditable = true
  /// Whether the text can have multiple lines. The default is false.
  public var isMultiline = false

  /// Creates the content of an editable single-line text element.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - selection: The selection as a range of character indexes.
  public init(_ string: String, selection: Range<Int>) {
    (self.string, self.selection) = (string, selection)
  }
}
