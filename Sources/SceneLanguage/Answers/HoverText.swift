/// What there is to say of a place.
package struct HoverText: Sendable, Hashable {
  /// In Markdown.
  package var text: String
  /// What it is about, in bytes of the text.
  package var range: Range<Int>

  package init(text: String, range: Range<Int>) {
    self.text = text
    self.range = range
  }
}
