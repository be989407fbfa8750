/// The tables of fixed-size records, in file order. The last one has exactly one record, so it has no count.
enum PackedTable: Int {
  case strings, classes, keys, selectors, fonts, numbers, values, objects, units, scenes, connections
  case members, segues, prototypes, appearances, containers, stringTables, translations, plurals
  case constraints, variations, imports, document

  static let counted: [PackedTable] = [
    .strings, .classes, .keys, .selectors, .fonts, .numbers, .values, .objects, .units, .scenes, .connections,
    .members, .segues, .prototypes, .appearances, .containers, .stringTables, .translations, .plurals,
    .constraints, .variations, .imports,
  ]

  struct Section {
    let table: PackedTable
    let tag: SectionTag
    let flags: UInt32
    let isMandatory: Bool

    init(_ table: PackedTable) {
      (self.table, tag, flags) = (table, table.tag, table.tag.knownFlags!)
      isMandatory = SectionTag.mandatory.contains(tag)
    }
  }

  static let sections = (counted + [.document]).map(Section.init).sorted { $0.tag.order < $1.tag.order }

  /// The tables whose records have positions in a source map, in the order in which the source map stores them.
  static let mapped: [PackedTable] = [.objects, .connections, .segues, .appearances, .constraints]

  static func of(_ tag: SectionTag) -> PackedTable? { sections.first { $0.tag == tag }?.table }

  var tag: SectionTag {
    switch self {
    case .strings: .strings
    case .classes: .classes
    case .keys: .keys
    case .selectors: .selectors
    case .fonts: .fonts
    case .numbers: .numbers
    case .values: .values
    case .objects: .objects
    case .units: .units
    case .scenes: .scenes
    case .connections: .connections
    case .members: .members
    case .segues: .segues
    case .prototypes: .prototypes
    case .appearances: .appearances
    case .containers: .containers
    case .stringTables: .stringTables
    case .translations: .translations
    case .plurals: .plurals
    case .constraints: .constraints
    case .variations: .variations
    case .imports: .imports
    case .document: .document
    }
  }

  /// The length of a record in bytes. For strings, this is the length of a string's offset.
  var stride: Int {
    switch self {
    case .strings, .keys, .selectors, .containers, .members: 4
    case .classes: ClassRecord.stride
    case .fonts: FontRecord.stride
    case .numbers: 8
    case .values: ValueRecord.stride
    case .objects: ObjectRecord.stride
    case .units: UnitRecord.stride
    case .scenes: SceneRecord.stride
    case .connections: ConnectionRecord.stride
    case .segues: SegueRecord.stride
    case .prototypes: PrototypeRecord.stride
    case .appearances: AppearanceRecord.stride
    case .stringTables: StringTableRecord.stride
    case .translations: TranslationRecord.stride
    case .plurals: PluralRecord.stride
    case .constraints: ConstraintRecord.stride
    case .variations: VariationRecord.stride
    case .imports: ImportedRecord.stride
    case .document: DocumentRecord.stride
    }
  }
}
