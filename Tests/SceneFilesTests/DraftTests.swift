import Foundation
import SceneFiles
import Testing

/// Unsaved texts that are stored for other programs of the same user.
@Suite final class DraftTests {
  private let runtime: URL

  init() throws {
    runtime = FileManager.default.temporaryDirectory.appendingPathComponent("scenec-run-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(
      at: runtime, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit { try? FileManager.default.removeItem(at: runtime) }

  private func place() throws -> String { try DraftDirectory.folder(below: runtime.path) }

  private func draft(_ text: String, of path: String = "/app/Main.scene") -> Draft {
    Draft(path: path, text: Array(text.utf8))
  }

  @Test("Reads the unsaved text of a file until the writing process exits")
  func showsDraftUntilWriterExits() throws {
    let place = try place()
    let reader = DraftReader(in: place)
    do {
      let writer = try DraftWriter(in: place)
      try writer.write(draft("one"))
      try writer.write(draft("two"))
      try writer.write(draft("", of: "/app/Grüße\n.scene"))
      #expect(
        reader.drafts() == [
          "/app/Main.scene": draft("two"), "/app/Grüße\n.scene": draft("", of: "/app/Grüße\n.scene"),
        ])
      writer.remove("/app/Main.scene")
      #expect(reader.drafts().keys.sorted() == ["/app/Grüße\n.scene"])
    }
    #expect(reader.drafts().isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place).isEmpty)
  }

  @Test("Uses the newest unsaved text if two processes store text for the same file")
  func usesNewestDraftOfTwoWriters() throws {
    let place = try place()
    let (first, second) = (try DraftWriter(in: place), try DraftWriter(in: place))
    try second.write(draft("second"))
    try first.write(draft("first"))
    var time = timeval(tv_sec: 1, tv_usec: 0)
    for case let file as String in FileManager.default.enumerator(atPath: place)!
    where file.hasSuffix(".draft") {
      let text = try String(contentsOfFile: "\(place)/\(file)", encoding: .utf8)
      time.tv_sec = text.hasSuffix("first") ? 1 : 2
      #expect([time, time].withUnsafeBufferPointer { utimes("\(place)/\(file)", $0.baseAddress) } == 0)
    }
    #expect(DraftReader(in: place).drafts().values.map(\.text) == [draft("second").text])
  }

  @Test("Ignores and removes unsaved texts of processes that exited")
  func ignoresAndRemovesDraftsOfExitedWriters() throws {
    let place = try place()
    let writer = try DraftWriter(in: place)
    try writer.write(draft("one"))
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: place).first)
    // The same files without a process that holds the lock.
    try FileManager.default.copyItem(atPath: "\(place)/\(name)", toPath: "\(place)/1-0")
    writer.remove("/app/Main.scene")
    #expect(DraftReader(in: place).drafts().isEmpty)
    let next = try DraftWriter(in: place)
    #expect(!FileManager.default.fileExists(atPath: "\(place)/1-0"))
    withExtendedLifetime((writer, next)) {}
  }

  @Test("Ignores links, damaged files, and files with other names in the draft folder")
  func ignoresLinksAndOtherFiles() throws {
    let place = try place()
    let writer = try DraftWriter(in: place)
    try writer.write(draft("one"))
    let folder = "\(place)/\(try #require(FileManager.default.contentsOfDirectory(atPath: place).first))"
    let file = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasSuffix(".draft") })
    let (kept, elsewhere) = ("\(folder)/\(file)", runtime.appendingPathComponent("elsewhere").path)
    let reader = DraftReader(in: place)
    try FileManager.default.copyItem(atPath: kept, toPath: "\(folder)/0.draft")
    #expect(reader.drafts().count == 1)
    try FileManager.default.moveItem(atPath: kept, toPath: elsewhere)
    #expect(reader.drafts().isEmpty)
    try FileManager.default.createSymbolicLink(atPath: kept, withDestinationPath: elsewhere)
    #expect(reader.drafts().isEmpty)
    try FileManager.default.removeItem(atPath: kept)
    try FileManager.default.linkItem(atPath: elsewhere, toPath: kept)
    #expect(reader.drafts().isEmpty)
    try FileManager.default.removeItem(atPath: kept)
    try Data("scenec draft 1\n99\n/short".utf8).write(to: URL(fileURLWithPath: kept))
    #expect(reader.drafts().isEmpty)
  }

  @Test("Rejects a draft folder that other users can read")
  func rejectsDirectoryThatOtherUsersCanRead() throws {
    for runtime in [nil, "relative", "/no/such/folder"] {
      #expect(throws: Failure.self) { try DraftDirectory.folder(below: runtime) }
    }
    let place = try place()
    #expect(chmod(place, 0o755) == 0)
    #expect(throws: Failure.self) { try self.place() }
    #expect(throws: Failure.self) { try DraftWriter(in: place) }
    #expect(chmod(place, 0o700) == 0 && chmod(runtime.path, 0o710) == 0)
    #expect(throws: Failure.self) { try self.place() }
    #expect(chmod(runtime.path, 0o700) == 0 && rmdir(place) == 0)
    let other = runtime.appendingPathComponent("other").path
    #expect(mkdir(other, 0o700) == 0)
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: other)
    #expect(throws: Failure.self) { try self.place() }
  }
}
