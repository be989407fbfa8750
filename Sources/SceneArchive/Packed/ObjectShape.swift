/// What objects share that look alike: all but their ids, what is below them, and what their values are.
struct ObjectShape: Hashable {
  struct Property: Hashable {
    var key: KeyIndex
    var kind: ValueKind
    var isRuntimeAttribute: Bool

    init(_ record: ValueRecord) {
      (key, kind, isRuntimeAttribute) = (record.key, record.kind, record.isRuntimeAttribute)
    }
  }

  var classIndex: ClassIndex
  var elementClass: ClassIndex
  var slot: KeyIndex?
  var hasID: Bool
  var values: [Property]

  init(of record: ObjectRecord, in archive: Archive) {
    (classIndex, elementClass, slot) = (record.classIndex, record.elementClass, record.slot)
    hasID = record.id != nil
    values = record.values.map { Property(archive.valueRecord(at: $0)) }
  }
}
