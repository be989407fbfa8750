import Testing

@testable import SceneArchive

/// The error that opening gives; nil where it succeeds.
func refusal(of bytes: [UInt8], limits: ArchiveLimits = ArchiveLimits()) -> ArchiveError? {
  do throws(ArchiveError) {
    _ = try Archive(bytes: bytes, limits: limits)
    return nil
  } catch {
    return error
  }
}

/// What must hold of any bytes: they are refused with a place in the file, or are an archive in every respect.
func expectSound(_ bytes: [UInt8], _ comment: @autoclosure () -> String) {
  do throws(ArchiveError) {
    let archive = try Archive(bytes: bytes)
    if !archive.invariantsHold { Issue.record("invariants are broken: \(comment())") }
    if archive.dump().isEmpty { Issue.record("nothing to dump: \(comment())") }
    // The fixed form has one form only: what was accepted is what would be written.
    let again = archive.content().fixed(sourceMap: archive.sourceMap)
    let known = Set(SectionTag.mandatory + SectionTag.occasional + [.sourceMap])
    let isOurs =
      archive.sections.minorVersion == 0 && archive.sections.entries.allSatisfy { known.contains($0.tag) }
    if isOurs, !bytes.withUnsafeBytes(PackedForm.isPacked), again != bytes {
      Issue.record("another form of the same content: \(comment())")
    }
  } catch {
    if error.offset < 0 || error.offset > bytes.count { Issue.record("\(error): \(comment())") }
    if error.description.isEmpty { Issue.record("no description: \(comment())") }
  }
}

extension [UInt8] {
  subscript(word offset: Int) -> UInt32 {
    get {
      withUnsafeBytes { UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) }
    }
    set {
      Swift.withUnsafeBytes(of: newValue.littleEndian) { replaceSubrange(offset..<offset + 4, with: $0) }
    }
  }

  /// The same bytes with the digest that they should have, as far as the section table makes sense.
  func withDigestRepaired() -> [UInt8] {
    guard count >= SectionTable.headerLength else { return self }
    var entries: [SectionTable.Entry] = []
    for number in 0..<Int(self[word: 12]) {
      let line = SectionTable.headerLength + number * SectionTable.Entry.stride
      guard line + SectionTable.Entry.stride <= count else { return self }
      let entry = SectionTable.Entry(
        tag: SectionTag(rawValue: self[word: line]), flags: self[word: line + 4],
        offset: Int(self[word: line + 12]), length: Int(self[word: line + 8]))
      guard entry.offset + entry.length <= count else { return self }
      entries.append(entry)
    }
    let table = SectionTable(minorVersion: 0, digest: 0, entries: entries)
    let digest = withUnsafeBytes { table.computedDigest(of: $0.baseAddress!) }
    var result = self
    result[word: 24] = UInt32(truncatingIfNeeded: digest)
    result[word: 28] = UInt32(truncatingIfNeeded: digest >> 32)
    return result
  }

  /// Where a section begins.
  func offset(of tag: SectionTag) throws -> Int {
    try #require(Archive(bytes: self).sections[tag]).offset
  }
}
