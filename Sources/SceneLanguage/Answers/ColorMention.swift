import SceneValues

package struct ColorReference: Sendable, Hashable {
  /// The range of the literal, in bytes of the source text.
  package var range: Range<Int>
  /// The color in light mode.
  package var color: RGBA

  package init(range: Range<Int>, color: RGBA) {
    self.range = range
    self.color = color
  }
}

package struct ColorNotation: Sendable, Hashable {
  package var label: String
  package var edit: FileEdit

  package init(label: String, edit: FileEdit) {
    self.label = label
    self.edit = edit
  }
}
