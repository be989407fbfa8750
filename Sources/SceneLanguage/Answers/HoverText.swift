package struct HoverText: Sendable, Hashable {
  /// The text in Markdown.
  package var text: String
  /// The range that the text describes, in bytes of the file's text.
  package var range: Range<Int>
  /// The absolute path of an image file to show, or nil.
  package var image: String?

  package init(text: String, range: Range<Int>, image: String? = nil) {
    self.text = text
    self.range = range
    self.image = image
  }
}
