/// What an editor shows within the text, and is not in it.
package struct InlineHint: Sendable, Hashable {
  /// Where it is shown, in bytes of the text.
  package var offset: Int
  package var text: String
  /// What is shown where somebody points at it, in Markdown.
  package var detail: String

  package init(offset: Int, text: String, detail: String = "") {
    self.offset = offset
    self.text = text
    self.detail = detail
  }
}
