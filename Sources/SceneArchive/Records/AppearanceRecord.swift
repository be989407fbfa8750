/// What the views of a class look like, wherever they are or within some containers.
package struct AppearanceRecord: Hashable, Sendable {
  /// The class of the views that the rule is for.
  package var classIndex: ClassIndex
  /// In the archive's containers: from the inside out.
  package var containers: Range<Int>
  /// The element that says for which of a property's values the rule is; then those of the values that are the
  /// element's own attributes say it, and the others are what they are about. Nil for the properties' base.
  package var variant: KeyIndex?
  /// The range in `VALS` of what their properties are to be.
  package var values: Range<Int>

  /// A rule for views of a class, wherever they are, unless containers or a variant are given.
  package init(
    classIndex: ClassIndex, containers: Range<Int> = 0..<0, variant: KeyIndex? = nil,
    values: Range<Int> = 0..<0
  ) {
    self.classIndex = classIndex
    self.containers = containers
    self.variant = variant
    self.values = values
  }
}

extension AppearanceRecord: FixedRecord {
  @inlinable static var stride: Int { 24 }

  @inlinable init(at place: UnsafeRawPointer) {
    self.init(
      classIndex: place.index(0), containers: place.range(4), variant: place.optionalIndex(12),
      values: place.range(16))
  }

  func write(to writer: inout ByteWriter) {
    writer.index(classIndex)
    writer.range(containers)
    writer.index(variant)
    writer.range(values)
  }
}
