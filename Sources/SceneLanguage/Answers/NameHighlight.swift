/// An occurrence of the name at the cursor in the same file.
package struct NameHighlight: Sendable, Hashable {
  package var range: Range<Int>
  package var isDefinition: Bool

  package init(range: Range<Int>, isDefinition: Bool) {
    self.range = range
    self.isDefinition = isDefinition
  }
}
