/// An error in an archive, with its location.
public struct ArchiveError: Error, Hashable, Sendable {
  /// A kind of error.
  public enum Kind: Hashable, Sendable {
    case cannotRead(path: String, reason: String)
    case notAnArchive
    case unknownVersion(found: Int, known: Int)
    case tooLarge(limit: Int)
    case truncated(expected: Int, found: Int)
    case lengthMismatch(expected: Int, found: Int)
    /// The bytes of the file have changed since the file was written.
    case checksumMismatch(expected: UInt64, found: UInt64)
    /// Unpacking the content would require more memory than is permitted for a file of this length.
    case greedy(limit: Int)
    case unknownRequiredSection
    case duplicateSection
    case unsortedSections
    case wrongSectionLength(Int)
    case nonzeroPadding
    case badIndex(field: String, value: Int, count: Int)
    case badRange(field: String)
    /// A field has an invalid value, such as an unknown kind, an unused bit, or a number that is not finite.
    case badValue(field: String, value: UInt64)
    /// Two records are valid individually but contradict each other.
    case inconsistent(String)
    case badUTF8
    case tooDeep(limit: Int)
    case unsigned
    case unknownSigner
    case signatureMismatch
  }

  /// The kind of error.
  public var kind: Kind
  package var section: SectionTag?
  /// The byte offset of the error in the file.
  public var offset: Int

  package init(_ kind: Kind, section: SectionTag? = nil, offset: Int) {
    self.kind = kind
    self.section = section
    self.offset = offset
  }
}

extension ArchiveError: CustomStringConvertible {
  /// A message that describes the error. It includes the section and the offset or, if the file cannot be read, the path.
  public var description: String {
    if case .cannotRead(let path, let reason) = kind { return "cannot read '\(path)': \(reason)" }
    let place = section.map { "section \($0), " } ?? ""
    return "\(kind) (\(place)byte \(offset))"
  }
}

extension ArchiveError.Kind: CustomStringConvertible {
  /// A message that describes the error without its location.
  public var description: String {
    switch self {
    case .cannotRead(let path, let reason): "cannot read '\(path)': \(reason)"
    case .notAnArchive: "the file is not a compiled scene"
    case .unknownVersion(let found, let known):
      "unsupported format version '\(found)'; supported versions: \(known)"
    case .tooLarge(let limit): "the file is larger than \(limit) bytes"
    case .truncated(let expected, let found): "the file is truncated: it has \(found) of \(expected) bytes"
    case .lengthMismatch(let expected, let found):
      "the file has \(found) bytes, but its header specifies \(expected)"
    case .checksumMismatch(let expected, let found):
      "the file is damaged: its checksum is \(hex(found)), not \(hex(expected))"
    case .greedy(let limit):
      "the content would need more than \(limit) bytes of memory, which is too much for the size of the file"
    case .unknownRequiredSection: "the section is required, but unknown"
    case .duplicateSection: "the section is duplicated"
    case .unsortedSections: "the sections are not in the order of their tags"
    case .wrongSectionLength(let length): "the length \(length) does not match the content of the section"
    case .nonzeroPadding: "the padding is not zero"
    case .badIndex(let field, let value, let count):
      "the index \(value) of '\(field)' must be less than \(count)"
    case .badRange(let field):
      "the range of '\(field)' leaves a gap, overlaps another range, or exceeds the table"
    case .badValue(let field, let value): "'\(field)' cannot be \(value)"
    case .inconsistent(let what): what
    case .badUTF8: "a string is not UTF-8"
    case .tooDeep(let limit): "objects are nested more than \(limit) levels deep"
    case .unsigned: "the file is not signed"
    case .unknownSigner: "the file is signed with a key that is not trusted"
    case .signatureMismatch: "the file was changed after it was signed"
    }
  }
}

func hex(_ digest: UInt64) -> String {
  let digits = String(digest, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
