/// The form of files: what the tables of an archive say, in as few bytes as it takes to say it.
///
/// A packed file has no fixed places. Opening one lays out the tables that it speaks of, which are those of a fixed
/// file, once, in one allocation; what then verifies and reads them knows nothing of packing.
enum PackedForm {
  /// The fixed form is version 1.
  static let majorVersion: UInt16 = 3
  static let minorVersion: UInt16 = 0
  /// What was written before there were columns; it is read.
  static let byRows: UInt16 = 2
  static let headerLength = 24

  /// Where the fields of the header lie, behind the magic number.
  enum Field {
    static let majorVersion = 8
    static let minorVersion = 10
    static let length = 12
    /// Of all bytes behind the header; in version 2, the digest of what the file says.
    static let checksum = 16
  }

  /// Whether a section is in the file byte by byte: those that earlier readers have no count for, and those that nobody
  /// here knows.
  static func standsAsItIs(_ tag: SectionTag) -> Bool {
    tag.knownFlags == nil || tag == .languages || tag == .translatedValues
  }

  /// Whether bytes are a file in packed form, of whatever length.
  static func isPacked(_ file: UnsafeRawBufferPointer) -> Bool {
    version(of: file).map { $0 == majorVersion || $0 == byRows } ?? false
  }

  /// Whether a packed file's header has a checksum of its bytes, as from version 3 on.
  static func hasChecksum(_ file: UnsafeRawBufferPointer) -> Bool { version(of: file) != byRows }

  /// The major version of a file, of whatever length and form; nil where there is none.
  static func version(of file: UnsafeRawBufferPointer) -> UInt16? {
    guard file.count >= headerLength, file.starts(with: SectionTable.magic) else { return nil }
    return file.loadUnaligned(fromByteOffset: Field.majorVersion, as: UInt16.self).littleEndian
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

  /// The checksum that a file has to have.
  static func checksum(of file: UnsafeRawBufferPointer) -> UInt64 {
    XXH64.hash(UnsafeRawBufferPointer(rebasing: file[headerLength...]))
  }

  static func checkChecksum(of file: UnsafeRawBufferPointer) throws(ArchiveError) {
    let (expected, found) = (checksumField(of: file), checksum(of: file))
    guard expected == found else {
      throw ArchiveError(.checksumMismatch(expected: expected, found: found), offset: Field.checksum)
    }
  }

  static func checksumField(of file: UnsafeRawBufferPointer) -> UInt64 {
    UInt64(littleEndian: file.loadUnaligned(fromByteOffset: Field.checksum, as: UInt64.self))
  }

  /// The tables are at most this many times as long as the file: so a short file cannot ask for much memory. Where columns
  /// are shorter than that, zeros follow them.
  static let greatestExpansion = 128

  static func leastLength(ofTables length: Int) -> Int {
    (length + greatestExpansion - 1) / greatestExpansion
  }

  /// More other sections than this are refused: each is looked for among all.
  static let mostOtherSections = 64

  /// What stands in a file beside the tables: the source map, and sections of other makers.
  static let sourceMap: UInt64 = 1
  static let otherSection: UInt64 = 2
}
