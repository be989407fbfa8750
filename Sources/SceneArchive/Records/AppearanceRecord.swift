/// An appearance rule for the views of a class. It can be limited to views inside specific containers.
package struct AppearanceRecord: Hashable, Sendable {
  package var classIndex: ClassIndex
  /// The range of container classes, from the innermost to the outermost.
  package var containers: Range<Int>
  /// The key of the element that selects a variant of a property, or nil for the base properties. The values of this
  /// element's attributes determine the variant.
  package var variant: KeyIndex?
  package var values: Range<Int>

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
