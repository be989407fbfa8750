/// A column of a table in a file, identified by the offset of the field in a record.
enum PackedField {
  case word(Int)
  case half(Int)
  /// A range that is stored as its length. The range starts at the end of the previous record's range.
  case range(Int)
  /// A range of values that is stored as its length. It starts where the range of the previous record with values ends.
  case values(Int)
  case number(Int)
  /// Four zero bytes, which are not stored in the file.
  case zero(Int)
}

extension PackedTable {
  var fields: [PackedField] {
    switch self {
    case .strings, .values, .objects: []
    case .classes, .prototypes: [.word(0), .word(4), .word(8)]
    case .keys, .selectors, .members, .containers: [.word(0)]
    case .fonts: [.word(0), .word(4), .number(8)]
    case .numbers: [.number(0)]
    case .document: [.word(0), .word(4), .word(8), .values(12)]
    case .scenes: [.word(0), .word(4), .word(8), .range(12), .word(20)]
    case .units: [.word(0), .word(4), .range(8), .range(16)]
    case .segues:
      [.word(0), .word(4), .word(8), .word(12), .word(16), .word(20), .word(24), .values(28)]
    case .appearances: [.word(0), .range(4), .word(12), .values(16)]
    case .variations: [.word(0), .word(4), .values(8)]
    case .connections: [.word(0), .word(4), .word(8), .word(12), .word(16)]
    case .constraints:
      [
        .word(0), .word(4), .word(8), .half(12), .half(14), .word(16), .half(20), .half(22), .word(24),
        .zero(28), .number(32), .number(40), .number(48),
      ]
    case .stringTables: [.word(0), .range(4)]
    case .translations: [.word(0), .word(4)]
    case .plurals: [.word(0), .word(4), .half(8), .half(10), .word(12)]
    case .imports: [.word(0), .word(4), .word(8), .word(12)]
    }
  }

  static let beforeObjects: [PackedTable] = [
    .classes, .keys, .selectors, .fonts, .numbers, .document, .scenes, .units,
  ]
  static let afterObjects: [PackedTable] = [.segues, .appearances, .variations, .containers, .prototypes]
  static let afterValues: [PackedTable] = [
    .connections, .members, .constraints, .stringTables, .translations, .plurals, .imports,
  ]
}
