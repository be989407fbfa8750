import Foundation
import TestSupport
import Testing

@testable import SceneArchive

/// Files that were compiled before are still read, whatever has become of the format since.
///
/// A fixture is written once, when there is a version of the format: `SCENEC_RECORD=1` writes those that are missing,
/// and no run writes one anew. What they say is recorded like any golden.
@Suite struct FormatVersionTests {
  enum Form: String, CaseIterable {
    case fixed = "1.0"
    case packedByRows = "2.0"
    case packed = "3.0"
  }

  @Test("A file of each version of the format says what it said", arguments: Form.allCases, Sample.allCases)
  func stillRead(form: Form, sample: Sample) throws {
    let file = Self.fixture("\(sample)-\(form.rawValue).scenec")
    // Nothing writes version 2 any more.
    if Golden.isRecording, form != .packedByRows, !FileManager.default.fileExists(atPath: file.path) {
      let map = Sample.map(for: sample.content)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(form == .fixed ? sample.content.fixed(sourceMap: map) : sample.content.encoded(sourceMap: map))
        .write(to: file)
    }
    let archive = try Archive(path: file.path)
    try Golden.expect(
      archive.dump(), isRecordedAt: Self.fixture("\(sample).txt"), suite: "FormatVersionTests")
    #expect(archive.hasSourceMap)
  }

  @Test("A later minor version, with a section that may be skipped, is read; a later major one is refused")
  func laterVersions() throws {
    var sections = Sample.tinyContent.sections(nil)
    sections.append(SectionTable.Content(tag: SectionTag("XLAT"), flags: 0, bytes: [1]))
    var bytes = try Archive(bytes: SectionTable.file(of: sections)).packed()
    bytes[PackedForm.Field.minorVersion] = 7
    #expect(try Archive(bytes: bytes).content() == Sample.tinyContent)
    bytes[PackedForm.Field.majorVersion] = 4
    #expect(refusal(of: bytes) == ArchiveError(.unknownVersion(found: 4, known: 3), offset: 8))
  }

  static func fixture(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(name)")
  }
}
