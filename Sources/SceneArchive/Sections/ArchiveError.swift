/// Why bytes are not an archive, and where in the file it shows.
public struct ArchiveError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    case cannotRead(path: String, reason: String)
    case notAnArchive
    case unknownVersion(found: Int, known: Int)
    case tooLarge(limit: Int)
    case truncated(expected: Int, found: Int)
    case lengthMismatch(expected: Int, found: Int)
    /// The bytes of the file are not those that were written.
    case checksumMismatch(expected: UInt64, found: UInt64)
    /// The content would take more bytes in memory than a file of this length may declare.
    case greedy(limit: Int)
    case unknownRequiredSection
    case duplicateSection
    case unsortedSections
    /// A section's length does not fit what it holds.
    case wrongSectionLength(Int)
    case nonzeroPadding
    case badIndex(field: String, value: Int, count: Int)
    /// A range does not begin where the one before it ends, or goes beyond what there is.
    case badRange(field: String)
    /// A field holds what it cannot mean: an unknown kind, an unused bit, a number that is not finite.
    case badValue(field: String, value: UInt64)
    /// Two records, each in order by itself, contradict one another.
    case inconsistent(String)
    case badUTF8
    case tooDeep(limit: Int)
    /// Only signed files are taken, and this one is not.
    case unsigned
    /// The file is signed with the key of somebody who is not trusted.
    case unknownSigner
    /// The signature is not that of these bytes.
    case signatureMismatch
  }

  /// What is wrong.
  public var kind: Kind
  /// The section that is to blame, where there is one.
  package var section: SectionTag?
  /// In the file, in bytes from its beginning.
  public var offset: Int

  /// An error at an offset of the file, and in a section where that is known.
  package init(_ kind: Kind, section: SectionTag? = nil, offset: Int) {
    self.kind = kind
    self.section = section
    self.offset = offset
  }
}

extension ArchiveError: CustomStringConvertible {
  /// What is wrong, with the section and the byte; where a file cannot be read, with its path.
  public var description: String {
    if case .cannotRead(let path, let reason) = kind { return "cannot read '\(path)': \(reason)" }
    let place = section.map { "section \($0), " } ?? ""
    return "\(kind) (\(place)byte \(offset))"
  }
}

extension ArchiveError.Kind: CustomStringConvertible {
  /// What is wrong, without the place.
  public var description: String {
    switch self {
    case .cannotRead(let path, let reason): "cannot read '\(path)': \(reason)"
    case .notAnArchive: "this is not a compiled scene"
    case .unknownVersion(let found, let known):
      "unsupported format version '\(found)'; supported versions: \(known)"
    case .tooLarge(let limit): "the file is larger than \(limit) bytes"
    case .truncated(let expected, let found): "the file is cut off: \(found) bytes of \(expected)"
    case .lengthMismatch(let expected, let found): "the file has \(found) bytes where it says \(expected)"
    case .checksumMismatch(let expected, let found):
      "the file is damaged: its checksum is \(hex(found)), not \(hex(expected))"
    case .greedy(let limit): "what it holds would take over \(limit) bytes, too many for a file so short"
    case .unknownRequiredSection: "the section is required, and not known"
    case .duplicateSection: "the section is there twice"
    case .unsortedSections: "the sections are not in the order of their tags"
    case .wrongSectionLength(let length): "a length of \(length) does not fit what the section holds"
    case .nonzeroPadding: "the padding is not zero"
    case .badIndex(let field, let value, let count): "\(field) \(value) is not below \(count)"
    case .badRange(let field): "the range of \(field) leaves a gap, overlaps, or goes beyond the end"
    case .badValue(let field, let value): "\(field) cannot be \(value)"
    case .inconsistent(let what): what
    case .badUTF8: "a string is not UTF-8"
    case .tooDeep(let limit): "objects are nested deeper than \(limit)"
    case .unsigned: "the file is not signed"
    case .unknownSigner: "the file is signed with a key that is not trusted"
    case .signatureMismatch: "the file is not as it was signed"
    }
  }
}

/// Sixteen digits, as dumps and messages write a digest or a checksum.
func hex(_ digest: UInt64) -> String {
  let digits = String(digest, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
