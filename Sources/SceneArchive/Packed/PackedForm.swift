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

/// What is said of the format as a whole.
package enum ArchiveFormat {
  /// The version of what is written: `2.0`.
  package static var version: String { "\(PackedForm.majorVersion).\(PackedForm.minorVersion)" }
}

/// How the payload of a value is written: most strings and numbers are new where they are first used, so that they
/// are the next ones; words repeat, and those that are used most come first.
enum PackedPayload: UInt8 {
  /// The payload as it is.
  case plain
  /// Four bytes.
  case word
  /// The difference to the next string.
  case text
  /// The difference to the next number of one, two, four or six.
  case numbers1, numbers2, numbers4, numbers6

  init(_ kind: ValueKind) {
    switch kind {
    case .rgba: self = .word
    case .string, .text: self = .text
    case .int, .number: self = .numbers1
    case .point, .size, .range: self = .numbers2
    case .rect, .insets: self = .numbers4
    case .transform: self = .numbers6
    case .bool, .standardColor, .tint, .assetColor, .font, .image, .enumeration, .optionSet, .nothing:
      self = .plain
    }
  }

  /// How many numbers a payload names; 0 for none.
  var numbers: Int {
    switch self {
    case .plain, .word, .text: 0
    case .numbers1: 1
    case .numbers2: 2
    case .numbers4: 4
    case .numbers6: 6
    }
  }
}
