/// The frame of a file: the header and where its sections lie.
struct SectionTable {
  /// One line of the table.
  struct Entry: Hashable {
    static let stride = 16
    /// A reader that does not know the section has to refuse the file.
    static let isRequired: UInt32 = 1
    static let isOutsideDigest: UInt32 = 2

    /// Where the fields of a line lie: the tag at 0, then these.
    static let flagsField = 4
    static let lengthField = 8
    static let offsetField = 12

    var tag: SectionTag
    var flags: UInt32
    var offset: Int
    var length: Int
  }

  static let magic: [UInt8] = [0x89, 0x53, 0x43, 0x45, 0x4E, 0x0D, 0x0A, 0x1A]
  static let majorVersion: UInt16 = 1
  static let minorVersion: UInt16 = 0
  static let headerLength = 32

  /// Where the fields of the header lie.
  enum Field {
    static let majorVersion = 8
    static let minorVersion = 10
    static let sectionCount = 12
    static let length = 16
    static let digest = 24
  }

  var minorVersion: UInt16
  var digest: UInt64
  var entries: [Entry]

  subscript(tag: SectionTag) -> Entry? { entries.first { $0.tag == tag } }

  /// The section that a byte of the file belongs to.
  func section(at offset: Int) -> SectionTag? {
    entries.last { $0.offset <= offset && offset < max($0.offset + 1, Self.aligned($0.offset + $0.length)) }?
      .tag
  }

  /// Where the last section ends, with its padding.
  var end: Int { entries.last.map { Self.aligned($0.offset + $0.length) } ?? Self.headerLength }

  /// Sections begin at multiples of eight, so that every field lies where a processor likes it.
  static func aligned(_ offset: Int) -> Int { (offset + 7) & ~7 }

  /// Over all sections that are not outside it, in order: first tag, flags and length, then the bytes, each with
  /// what came before as the seed.
  func computedDigest(of file: UnsafeRawPointer) -> UInt64 {
    var digest: UInt64 = 0
    for entry in entries where entry.flags & Entry.isOutsideDigest == 0 {
      // The offset says nothing about content: it moves when a section before this one is stripped.
      let line = (
        entry.tag.rawValue.littleEndian, entry.flags.littleEndian, UInt32(entry.length).littleEndian
      )
      digest = withUnsafeBytes(of: line) { XXH64.hash($0, seed: digest) }
      digest = XXH64.hash(
        UnsafeRawBufferPointer(start: file + entry.offset, count: entry.length), seed: digest)
    }
    return digest
  }
}
