/// A hint that an editor displays between the characters of the source text.
package struct InlineHint: Sendable, Hashable {
  package var offset: Int
  package var text: String
  /// The tooltip, in Markdown.
  package var detail: String

  package init(offset: Int, text: String, detail: String = "") {
    self.offset = offset
    self.text = text
    self.detail = detail
  }
}
