/// The data that similar objects have in common: everything except ids, descendant counts, and the content of values.
struct ObjectShape: Hashable {
  static let idFlag: UInt32 = 1
  static let childrenFlag: UInt32 = 2

  struct Property: Hashable {
    var key: KeyIndex
    var kind: ValueKind
    var isRuntimeAttribute: Bool

    init(_ record: ValueRecord) {
      (key, kind, isRuntimeAttribute) = (record.key, record.kind, record.isRuntimeAttribute)
    }

    var kindAndFlag: UInt32 { UInt32(kind.rawValue) << 1 | (isRuntimeAttribute ? 1 : 0) }
  }

  var classIndex: ClassIndex
  var elementClass: ClassIndex
  var slot: KeyIndex?
  var hasID: Bool
  var hasChildren: Bool
  var values: [Property]

  init(of record: ObjectRecord, in archive: Archive) {
    (classIndex, elementClass, slot) = (record.classIndex, record.elementClass, record.slot)
    (hasID, hasChildren) = (record.id != nil, record.descendants > 0)
    values = record.values.map { Property(archive.valueRecord(at: $0)) }
  }

  var flags: UInt32 { (hasID ? Self.idFlag : 0) | (hasChildren ? Self.childrenFlag : 0) }
}
