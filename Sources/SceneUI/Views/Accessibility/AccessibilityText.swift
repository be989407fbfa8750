/// What stands in something that one writes into, or selects text of.
public struct AccessibilityText: Hashable, Sendable {
  /// The characters; a dot for each of those of a secure field.
  public var string: String
  /// What is selected, in characters; empty where the caret is.
  public var selection: Range<Int>
  /// What is shown while there is no text; empty for nothing.
  public var placeholder = ""
  /// Whether a person may write.
  public var isEditable = true
  /// Whether it has several lines.
  public var isMultiline = false

  /// Describes a text of one line that can be written.
  ///
  /// - Parameters:
  ///   - string: the characters.
  ///   - selection: what is selected, in characters.
  public init(_ string: String, selection: Range<Int>) {
    (self.string, self.selection) = (string, selection)
  }
}
