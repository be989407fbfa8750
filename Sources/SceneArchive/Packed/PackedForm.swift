/// The compact file format of archives. When a file is opened, all of its tables are unpacked in a single allocation.
enum PackedForm {
  static let magic: [UInt8] = [0x89, 0x53, 0x43, 0x45, 0x4E, 0x0D, 0x0A, 0x1A]
  static let majorVersion: UInt16 = 1
  static let minorVersion: UInt16 = 0
  static let headerLength = 24

  enum Field {
    static let majorVersion = 8
    static let minorVersion = 10
    static let length = 12
    /// The offset of the checksum, which covers all bytes after the header.
    static let checksum = 16
  }

  /// Returns whether a section is stored as is, because it is unknown or because the frame does not contain its count.
  static func isStoredVerbatim(_ tag: SectionTag) -> Bool {
    tag.knownFlags == nil || tag == .languages || tag == .translatedValues
  }

  static func checkHeader(of file: UnsafeRawBufferPointer, limits: ArchiveLimits) throws(ArchiveError) {
    guard file.starts(with: magic.prefix(file.count)) else { throw ArchiveError(.notAnArchive, offset: 0) }
    guard file.count >= headerLength else {
      throw ArchiveError(.truncated(expected: headerLength, found: file.count), offset: file.count)
    }
    // The major version is checked first, because other versions can have a different layout.
    let major = file.loadUnaligned(fromByteOffset: Field.majorVersion, as: UInt16.self).littleEndian
    guard major == majorVersion else {
      throw ArchiveError(
        .unknownVersion(found: Int(major), known: Int(majorVersion)), offset: Field.majorVersion)
    }
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

  /// The maximum ratio of the unpacked size to the file size, which prevents large allocations for short files.
  static let maximumExpansion = 128

  static func minimumLength(ofTables length: Int) -> Int {
    (length + maximumExpansion - 1) / maximumExpansion
  }

  /// The maximum number of sections that are not tables. It is limited because lookups search these sections linearly.
  static let maxOtherSections = 64

  static let sourceMap: UInt64 = 1
  static let otherSection: UInt64 = 2
}
