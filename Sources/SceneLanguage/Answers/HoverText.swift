import SceneValues

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

/// A mention of the name under the cursor in the same file.
package struct NameHighlight: Sendable, Hashable {
  package var range: Range<Int>
  /// Whether the name is given there, and not used.
  package var isDefinition: Bool

  package init(range: Range<Int>, isDefinition: Bool) {
    self.range = range
    self.isDefinition = isDefinition
  }
}

/// A colour that a file says.
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

/// A way to write a colour.
package struct ColorNotation: Sendable, Hashable {
  package var label: String
  package var edit: FileEdit

  package init(label: String, edit: FileEdit) {
    self.label = label
    self.edit = edit
  }
}

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

/// How an equation or a visual format is written, and which part of it is being written.
package struct EquationSignature: Sendable, Hashable {
  /// The form: `item.attribute = item.attribute * factor + constant @priority`.
  package var label: String
  /// The parts of the form, in bytes of the label.
  package var parts: [Range<Int>]
  /// What there is to know of each part.
  package var documentation: [String]
  /// Which part is being written.
  package var active: Int

  package init(label: String, parts: [Range<Int>], documentation: [String], active: Int) {
    self.label = label
    self.parts = parts
    self.documentation = documentation
    self.active = active
  }
}
