package struct FileRange: Sendable, Hashable {
  package var path: String
  package var range: Range<Int>

  package init(path: String, range: Range<Int>) {
    self.path = path
    self.range = range
  }
}

package struct FileEdit: Sendable, Hashable {
  package var path: String
  /// The range to replace, in bytes of the current source text.
  package var range: Range<Int>
  package var text: String

  package init(path: String, range: Range<Int>, text: String) {
    self.path = path
    self.range = range
    self.text = text
  }
}
