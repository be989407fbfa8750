import Foundation
import TestSupport
import Testing

@testable import SceneArchive

/// Files of older format versions remain readable.
///
/// Each format version has a fixture. `SCENEC_RECORD=1` writes missing fixtures and never overwrites one.
/// Their dumps are goldens.
@Suite struct FormatVersionTests {
  @Test("Reads the recorded content from a file of each format version", arguments: Sample.allCases)
  func oldVersions(sample: Sample) throws {
    let file = Self.fixture("\(sample)-\(ArchiveFormat.version).scenec")
    if Golden.isRecording, !FileManager.default.fileExists(atPath: file.path) {
      let map = Sample.map(for: sample.content)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(sample.content.encoded(sourceMap: map)).write(to: file)
    }
    let archive = try Archive(path: file.path)
    try Golden.expect(
      archive.dump(), isRecordedAt: Self.fixture("\(sample).txt"), suite: "FormatVersionTests")
    #expect(archive.hasSourceMap)
  }

  @Test("Reads newer minor versions and rejects newer major versions")
  func laterVersions() throws {
    var sections = Sample.tinyContent.sections(nil)
    sections.append(SectionTable.Content(tag: SectionTag("XLAT"), flags: 0, bytes: [1]))
    var bytes = try Archive(sections).packed()
    bytes[PackedForm.Field.minorVersion] = 7
    #expect(try Archive(bytes: bytes).content() == Sample.tinyContent)
    #expect(try ArchiveListing(of: bytes).version == (1, 7))
    bytes[PackedForm.Field.majorVersion] = 2
    let refused = refusal(of: bytes)
    #expect(refused == ArchiveError(.unknownVersion(found: 2, known: 1), offset: 8))
    #expect(refused?.description == "unsupported format version '2'; supported versions: 1 (byte 8)")
  }

  static func fixture(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(name)")
  }
}
