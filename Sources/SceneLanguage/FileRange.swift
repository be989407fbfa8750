/// A place in a file.
package struct FileRange: Sendable, Hashable {
  /// From the root.
  package var path: String
  /// In bytes of the text, which is UTF-8.
  package var range: Range<Int>

  package init(path: String, range: Range<Int>) {
    self.path = path
    self.range = range
  }
}

/// A change of a file.
package struct FileEdit: Sendable, Hashable {
  package var path: String
  /// What is replaced, in bytes of the text as it is.
  package var range: Range<Int>
  package var text: String

  package init(path: String, range: Range<Int>, text: String) {
    self.path = path
    self.range = range
    self.text = text
  }
}
