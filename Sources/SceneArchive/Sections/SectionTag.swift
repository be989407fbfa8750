/// The name of a section: four ASCII uppercase letters or digits. The first character is in the lowest byte.
package struct SectionTag: RawRepresentable, Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ name: StaticString) {
    precondition(name.utf8CodeUnitCount == 4)
    rawValue = (0..<4).reduce(0) { $0 | UInt32(name.utf8Start[$1]) << UInt32($1 * 8) }
  }

  static let strings = SectionTag("STRS")
  static let classes = SectionTag("CLAS")
  static let keys = SectionTag("KEYS")
  static let selectors = SectionTag("SELS")
  static let document = SectionTag("DOCU")
  static let objects = SectionTag("OBJS")
  static let values = SectionTag("VALS")
  static let numbers = SectionTag("NUMS")
  static let fonts = SectionTag("FNTS")
  static let units = SectionTag("UNIT")
  static let scenes = SectionTag("SCEN")
  static let connections = SectionTag("CONN")
  static let members = SectionTag("MEMB")
  static let segues = SectionTag("SEGU")
  static let prototypes = SectionTag("PROT")
  static let appearances = SectionTag("APPR")
  static let containers = SectionTag("APIN")
  static let stringTables = SectionTag("STRT")
  static let translations = SectionTag("STRX")
  static let plurals = SectionTag("STRP")
  static let languages = SectionTag("LANG")
  static let translatedValues = SectionTag("TEXT")
  static let constraints = SectionTag("CNST")
  static let variations = SectionTag("WHEN")
  static let imports = SectionTag("IMPT")
  static let sourceMap = SectionTag("SMAP")
  /// The signature, which is not part of the content. Readers that do not verify it treat the section as unknown.
  static let signature = SectionTag("SIGN")

  static let mandatory = [
    classes, connections, document, fonts, keys, members, numbers, objects, scenes, segues, selectors,
    strings,
    units, values,
  ]

  static let occasional = [
    prototypes, appearances, containers, stringTables, translations, plurals, languages, translatedValues,
    constraints, variations, imports,
  ]

  /// The section's flags that this version supports, or nil if the section is unknown.
  var knownFlags: UInt32? {
    switch self {
    case .sourceMap: SectionTable.Entry.isOutsideDigest
    // Frame-based layout does not need constraints, strings without numbers do not need plural forms, and
    // imported data does not affect instantiation.
    case .constraints, .imports, .plurals: 0
    case _ where Self.mandatory.contains(self) || Self.occasional.contains(self):
      SectionTable.Entry.isRequired
    default: nil
    }
  }

  var isWellFormed: Bool {
    bytes.allSatisfy { (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) }
  }

  /// The sort key, which orders sections alphabetically by name.
  var order: UInt32 { rawValue.byteSwapped }

  private var bytes: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: rawValue >> UInt32($0 * 8)) } }
}

extension SectionTag: CustomStringConvertible {
  package var description: String {
    isWellFormed
      ? String(decoding: bytes, as: UTF8.self)
      : String(decoding: bytes.map { (0x21...0x7E).contains($0) ? $0 : 0x3F }, as: UTF8.self)
  }
}
