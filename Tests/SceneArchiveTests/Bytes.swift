import TestSupport
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

/// A packed file that is cut short anywhere is refused, also where its header agrees with what is left.
func expectNoCutIsTaken(_ bytes: [UInt8], repaired: ([UInt8]) -> [UInt8]) {
  for length in 0..<bytes.count {
    var cut = Array(bytes[..<length])
    if refusal(of: cut) == nil { Issue.record("accepted when cut at \(length)") }
    guard length >= PackedForm.headerLength else { continue }
    cut[word: PackedForm.Field.length] = UInt32(length)
    if refusal(of: repaired(cut)) == nil { Issue.record("accepted when shortened to \(length)") }
  }
}

/// A packed file with one bit flipped is refused, or says the same; repaired, it is refused or sound.
func expectNoBitIsFlippedUnseen(_ bytes: [UInt8], _ content: ArchiveContent, repaired: ([UInt8]) -> [UInt8]) {
  for bit in RandomSeeds.sample(of: 0..<bytes.count * 8) {
    var damaged = bytes
    damaged[bit / 8] ^= 1 << (bit % 8)
    expectSound(repaired(damaged), "bit \(bit), repaired")
    guard let archive = try? Archive(bytes: damaged) else { continue }
    if archive.content() != content { Issue.record("bit \(bit) of the content can be flipped unseen") }
  }
}

/// A packed file that was damaged at random, and repaired, is refused or sound.
func expectSoundHoweverDamaged(_ bytes: [UInt8], repaired: ([UInt8]) -> [UInt8]) {
  var random = SplitMix64(state: 0x9AC_CED + UInt64(bytes.count))
  for number in RandomSeeds.of(5000) {
    var damaged = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) { damaged.changeByte(using: &random) }
    expectSound(repaired(damaged), "mutation \(number)")
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

  /// Another byte behind the header: most random ones are refused at once; small ones and copies get further.
  mutating func changeByte(using random: inout SplitMix64) {
    let place = Int.random(in: PackedForm.headerLength..<count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: self[place] = .random(in: 0...255, using: &random)
    case 1: self[place] = .random(in: 0..<12, using: &random)
    case 2: self[place] |= 0x80
    case 3: self[place] = self[Int.random(in: PackedForm.headerLength..<count, using: &random)]
    default: self[place] &+= .random(in: 0..<2, using: &random) == 0 ? 1 : .max
    }
  }
}
