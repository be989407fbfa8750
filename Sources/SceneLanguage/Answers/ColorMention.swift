import SceneValues

/// A color that a file says.
package struct ColorMention: Sendable, Hashable {
  /// What says it, in bytes of the text.
  package var range: Range<Int>
  /// As it is in the light style.
  package var color: RGBA

  package init(range: Range<Int>, color: RGBA) {
    self.range = range
    self.color = color
  }
}

/// A way to write a color.
package struct ColorNotation: Sendable, Hashable {
  package var label: String
  package var edit: FileEdit

  package init(label: String, edit: FileEdit) {
    self.label = label
    self.edit = edit
  }
}
