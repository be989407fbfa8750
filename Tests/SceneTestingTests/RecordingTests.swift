import Foundation
import SceneTesting
import Testing

@Suite("Golden files")
struct RecordingTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "recording-\(UUID())")

  @Test func reportsDifferencesFromRecordedFiles() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let recording = Recording(folder: folder.path)
    #expect(try recording.differences(from: ["a.svg": "1"]) == ["a.svg: is not recorded"])
    let files = ["a.svg": "one\ntwo\n", "b.svg": "Grüße\n", "c.svg": ""]
    try recording.replace(by: files)
    #expect(try recording.files() == files)
    #expect(try recording.differences(from: files) == [])
    let others = ["a.svg": "one\nthree\n", "b.svg": "Grüße\n", "d.svg": "new"]
    #expect(
      try recording.differences(from: others) == [
        "a.svg: line 2: got 'three', but the recording has 'two'", "c.svg: is recorded, but does not exist",
        "d.svg: is not recorded",
      ])
    #expect(
      try recording.differences(from: ["a.svg": "one\n", "b.svg": "Grüße\n", "c.svg": ""]) == [
        "a.svg: line 2: got '', but the recording has 'two'"
      ])
    #expect(
      try recording.differences(from: ["a.svg": "one\ntwo\n\n", "b.svg": "Grüße\n", "c.svg": ""]) == [
        "a.svg: has 3 lines, but the recording has 2"
      ])
    // Files of an earlier recording that are not part of the new one are removed.
    try recording.replace(by: others)
    #expect(try recording.files() == others)
  }

  @Test func reportsUnreadableAndUnwritableFiles() throws {
    let nowhere = Recording(folder: folder.appending(path: "not/there").path)
    #expect(throws: Recording.Failure.self) { try nowhere.files() }
    #expect(throws: Recording.Failure.self) { try nowhere.replace(by: ["a": ""]) }
    let file = Recording(folder: #filePath)
    #expect(throws: Recording.Failure.self) { try file.differences(from: ["a": ""]) }
  }
}
