/// The syntax of an equation or visual format, including the part at the cursor.
package struct EquationSignature: Sendable, Hashable {
  /// The syntax, such as `item.attribute = item.attribute * factor + constant @priority`.
  package var label: String
  /// The ranges of the syntax's parts, as byte offsets in `label`.
  package var parts: [Range<Int>]
  package var documentation: [String]
  package var active: Int

  package init(label: String, parts: [Range<Int>], documentation: [String], active: Int) {
    self.label = label
    self.parts = parts
    self.documentation = documentation
    self.active = active
  }
}
