import Foundation
import Testing

@testable import SceneArchive

/// Files of version 2, which nothing writes any more: whatever has happened to one is refused or sound.
@Suite struct RowFormTests {
  private func file(_ sample: Sample) throws -> [UInt8] {
    Array(try Data(contentsOf: FormatVersionTests.fixture("\(sample)-2.0.scenec")))
  }

  @Test("A file by rows says what one in columns does", arguments: Sample.allCases)
  func sameAsColumns(sample: Sample) throws {
    let archive = try Archive(bytes: file(sample))
    #expect(archive.content() == sample.content)
    #expect(archive.sourceMap == Sample.map(for: sample.content))
    #expect(try archive.packed() == sample.content.encoded(sourceMap: archive.sourceMap))
    #expect(try ArchiveListing(of: file(sample)).version == (2, 0))
  }

  @Test("A file by rows that is cut short anywhere is refused", arguments: Sample.allCases)
  func cutAnywhere(sample: Sample) throws {
    expectNoCutIsTaken(try file(sample)) { $0.withRowDigestRepaired() }
  }

  @Test("A file by rows with one bit flipped is refused, or says the same", arguments: Sample.allCases)
  func flippedBits(sample: Sample) throws {
    expectNoBitIsFlippedUnseen(try file(sample), sample.content) { $0.withRowDigestRepaired() }
  }

  @Test("A file by rows that was damaged at random is refused or sound", arguments: Sample.allCases)
  func randomMutations(sample: Sample) throws {
    expectSoundHoweverDamaged(try file(sample)) { $0.withRowDigestRepaired() }
  }

  @Test("A file by rows whose content does not fit its digest is refused")
  func digest() throws {
    var bytes = try file(.tiny)
    bytes[PackedForm.Field.checksum] ^= 1
    let digest = try Archive(bytes: file(.tiny)).digest
    #expect(
      refusal(of: bytes) == ArchiveError(.digestMismatch(expected: digest ^ 1, found: digest), offset: 16))
  }
}

extension [UInt8] {
  /// The same bytes with the digest that they should have, as far as they can be laid out.
  fileprivate func withRowDigestRepaired() -> [UInt8] {
    let digest = withUnsafeBytes { bytes -> UInt64? in
      guard PackedForm.version(of: bytes) == PackedForm.byRows,
        var unpacking = try? RowUnpacking(bytes, limits: ArchiveLimits()), (try? unpacking.unpack()) != nil
      else { return nil }
      return unpacking.sections.computedDigest(of: unpacking.image.start)
    }
    guard let digest else { return self }
    var result = self
    result.put(digest, at: PackedForm.Field.checksum)
    return result
  }
}
