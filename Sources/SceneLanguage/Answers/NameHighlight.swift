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
