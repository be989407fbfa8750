package struct HoverText: Sendable, Hashable {
  /// The content of the hover, in Markdown.
  package var text: String
  /// The range that the hover describes, in bytes of the source text.
  package var range: Range<Int>
  /// The absolute path of an image file to show, or nil.
  package var image: String?

  package init(text: String, range: Range<Int>, image: String? = nil) {
    self.text = text
    self.range = range
    self.image = image
  }
}
