import TestSupport
import Testing

@testable import SceneArchive

/// Returns the error of opening an archive, or nil if it is valid.
func refusal(of bytes: [UInt8], limits: ArchiveLimits = ArchiveLimits()) -> ArchiveError? {
  do throws(ArchiveError) {
    _ = try Archive(bytes: bytes, limits: limits)
    return nil
  } catch {
    return error
  }
}

/// Returns the error of verifying sections, or nil if they are valid.
func refusal(of sections: [SectionTable.Content], limits: ArchiveLimits = ArchiveLimits()) -> ArchiveError? {
  do throws(ArchiveError) {
    _ = try Archive(sections, limits: limits)
    return nil
  } catch {
    return error
  }
}

/// Checks that bytes are rejected with an offset in the file or form a valid archive.
func expectSound(_ bytes: [UInt8], _ comment: @autoclosure () -> String) {
  do throws(ArchiveError) {
    expectSound(try Archive(bytes: bytes), comment())
  } catch {
    expectLocated(error, in: bytes.count, comment())
  }
}

/// Checks that sections are rejected with an offset in their memory, or form a valid archive and are the only
/// sections with its content.
func expectSound(_ sections: [SectionTable.Content], _ comment: @autoclosure () -> String) {
  do throws(ArchiveError) {
    let archive = try Archive(sections)
    expectSound(archive, comment())
    if archive.content().sections(archive.sourceMap) != sections {
      Issue.record("another form of the same content: \(comment())")
    }
  } catch {
    expectLocated(error, in: sections.reduce(0) { $0 + SectionTable.aligned($1.bytes.count) }, comment())
  }
}

private func expectSound(_ archive: Archive, _ comment: @autoclosure () -> String) {
  if !archive.invariantsHold { Issue.record("invariants are broken: \(comment())") }
  if archive.dump().isEmpty { Issue.record("nothing to dump: \(comment())") }
}

private func expectLocated(_ error: ArchiveError, in length: Int, _ comment: @autoclosure () -> String) {
  if error.offset < 0 || error.offset > length { Issue.record("\(error): \(comment())") }
  if error.description.isEmpty { Issue.record("no description: \(comment())") }
}

/// Checks that truncated files are rejected, even if the header matches the remaining bytes.
func expectNoCutIsTaken(_ bytes: [UInt8], repaired: ([UInt8]) -> [UInt8]) {
  for length in 0..<bytes.count {
    var cut = Array(bytes[..<length])
    if refusal(of: cut) == nil { Issue.record("accepted when cut at \(length)") }
    guard length >= PackedForm.headerLength else { continue }
    cut[word: PackedForm.Field.length] = UInt32(length)
    if refusal(of: repaired(cut)) == nil { Issue.record("accepted when shortened to \(length)") }
  }
}

/// Checks that a file with one flipped bit is rejected or has the same content. With a repaired checksum, it
/// is rejected or valid.
func expectNoBitIsFlippedUnseen(_ bytes: [UInt8], _ content: ArchiveContent, repaired: ([UInt8]) -> [UInt8]) {
  for bit in RandomSeeds.sample(of: 0..<bytes.count * 8) {
    var damaged = bytes
    damaged[bit / 8] ^= 1 << (bit % 8)
    expectSound(repaired(damaged), "bit \(bit), repaired")
    guard let archive = try? Archive(bytes: damaged) else { continue }
    if archive.content() != content { Issue.record("bit \(bit) of the content can be flipped unseen") }
  }
}

/// Checks that a randomly damaged file with a repaired checksum is rejected or valid.
func expectSoundHoweverDamaged(_ bytes: [UInt8], repaired: ([UInt8]) -> [UInt8]) {
  var random = SplitMix64(state: 0x9AC_CED + UInt64(bytes.count))
  for number in RandomSeeds.of(5000) {
    var damaged = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) { damaged.changeByte(using: &random) }
    expectSound(repaired(damaged), "mutation \(number)")
  }
}

extension [SectionTable.Content] {
  subscript(tag: SectionTag) -> [UInt8] {
    get { first { $0.tag == tag }!.bytes }
    set { self[firstIndex { $0.tag == tag }!].bytes = newValue }
  }

  func offset(of tag: SectionTag) -> Int {
    prefix { $0.tag != tag }.reduce(0) { $0 + SectionTable.aligned($1.bytes.count) }
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

  /// Changes a byte after the header. Most random values are rejected early; small values and copies reach
  /// more code.
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
