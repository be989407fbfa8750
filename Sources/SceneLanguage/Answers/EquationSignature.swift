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
