/// What there is to say of a place.
package struct HoverText: Sendable, Hashable {
  /// In Markdown.
  package var text: String
  /// What it is about, in bytes of the text.
  package var range: Range<Int>
  /// A file that shows what it looks like, from the root; nil where there is none.
  package var image: String?

  package init(text: String, range: Range<Int>, image: String? = nil) {
    self.text = text
    self.range = range
    self.image = image
  }
}
