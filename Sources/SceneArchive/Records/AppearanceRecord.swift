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

extension Archive {
  /// The number of appearance rules (section `APPR`).
  package var appearanceCount: Int { tables.appearances.count }
  /// An appearance rule of section `APPR`.
  package func appearance(at index: Int) -> AppearanceRecord { record(index, of: tables.appearances) }

  /// The number of containers that rules name (section `APIN`).
  package var containerCount: Int { tables.containers.count }
  /// A container that rules name.
  package func container(at index: Int) -> ClassIndex {
    precondition(index >= 0 && index < tables.containers.count, "no such container in the archive")
    return withExtendedLifetime(self) { tables.containers.base.index(index * 4) }
  }
}

extension Verifier {
  /// Rules share out all containers. That they are given values of their own, the ownership of values tells.
  func verifyAppearances() throws(ArchiveError) {
    guard tables.appearances.count == 0 || tables.document.base.word(0) == DocumentKind.storyboard.rawValue
    else { throw error(.inconsistent("a nib with appearance rules"), tables.appearances.base, 0) }
    var end = 0
    for number in 0..<tables.appearances.count {
      let place = tables.appearances.base + number * AppearanceRecord.stride
      try checkIndex(place, 0, below: tables.classes.count, "class of a rule")
      try checkRange(place, 4, follows: &end, count: tables.containers.count, "containers")
      try checkOptionalIndex(place, 12, below: tables.keys.count, "variant")
    }
    try checkEnd(end, count: tables.containers.count, of: tables.containers, stride: 4, "containers")
    for number in 0..<tables.containers.count {
      try checkIndex(tables.containers.base + number * 4, 0, below: tables.classes.count, "container")
    }
  }
}
