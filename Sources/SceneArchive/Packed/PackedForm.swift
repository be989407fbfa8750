/// The form of files: what the tables of an archive say, in as few bytes as it takes to say it.
///
/// A packed file has no fixed places. Opening one lays out the tables that it speaks of, which are those of a fixed
/// file, once, in one allocation; what then verifies and reads them knows nothing of packing.
enum PackedForm {
  /// The fixed form is version 1.
  static let majorVersion: UInt16 = 2
  static let minorVersion: UInt16 = 0
  static let headerLength = 24

  /// Where the fields of the header lie, behind the magic number.
  enum Field {
    static let majorVersion = 8
    static let minorVersion = 10
    static let length = 12
    static let digest = 16
  }

  /// The tables, in the order in which their counts stand behind the header. All counts together are no more than the
  /// file has bytes, since each record takes one at least: so a short file cannot ask for much memory.
  static let tables: [(tag: SectionTag, stride: Int)] = [
    (.strings, 4), (.classes, ClassRecord.stride), (.keys, 4), (.selectors, 4), (.fonts, FontRecord.stride),
    (.numbers, 8), (.values, ValueRecord.stride), (.objects, ObjectRecord.stride),
    (.units, UnitRecord.stride),
    (.scenes, SceneRecord.stride), (.connections, ConnectionRecord.stride), (.members, Reference.stride),
    (.segues, SegueRecord.stride), (.prototypes, PrototypeRecord.stride),
    (.appearances, AppearanceRecord.stride), (.containers, 4), (.stringTables, StringTableRecord.stride),
    (.translations, TranslationRecord.stride), (.plurals, PluralRecord.stride),
    (.constraints, ConstraintRecord.stride), (.variations, VariationRecord.stride),
    (.imports, ImportedRecord.stride),
  ]

  /// Whether a section is in the file byte by byte: those that earlier readers have no count for, and those that nobody
  /// here knows.
  static func standsAsItIs(_ tag: SectionTag) -> Bool {
    tag.knownFlags == nil || tag == .languages || tag == .translatedValues
  }

  /// Whether bytes are a file in packed form, of whatever length.
  static func isPacked(_ file: UnsafeRawBufferPointer) -> Bool {
    file.count >= headerLength && file.starts(with: SectionTable.magic)
      && file.loadUnaligned(fromByteOffset: Field.majorVersion, as: UInt16.self).littleEndian == majorVersion
  }

  static func checkHeader(of file: UnsafeRawBufferPointer, limits: ArchiveLimits) throws(ArchiveError) {
    guard file.count <= limits.length else {
      throw ArchiveError(.tooLarge(limit: limits.length), offset: Field.length)
    }
    let length = Int(UInt32(littleEndian: file.loadUnaligned(fromByteOffset: Field.length, as: UInt32.self)))
    guard length == file.count else {
      throw ArchiveError(
        length > file.count
          ? .truncated(expected: length, found: file.count)
          : .lengthMismatch(expected: length, found: file.count), offset: Field.length)
    }
  }

  /// The bytes of all strings are at most this many for each byte of the file, since known words are named by number.
  static let greatestExpansion = 64
  /// More other sections than this are refused: each is looked for among all.
  static let mostOtherSections = 64

  /// What stands in a file beside the tables: the source map, and sections of other makers.
  static let sourceMap: UInt64 = 1
  static let otherSection: UInt64 = 2
}
