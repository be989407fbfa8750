import Foundation
import GRDB
import Testing

@testable import PhotoDiary

/// The disk of the diary is full, or its system calls fail.
@Suite struct DiskFaultTests {
  /// The library that makes a system call fail, which the tests of scenec also use.
  private static let library = Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "faults-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let library = folder.appending(path: "faults.so").path
    let source = URL(filePath: #filePath)
      .appending(path: "../../../../../Tests/CommandTests/Helpers/Faults/faults.c").standardizedFileURL.path
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["clang", "-shared", "-fPIC", "-o", library, source, "-ldl"]
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
    return library
  }

  private func environment(failing call: Int, _ error: Int32, _ program: Program) throws -> [String: String] {
    [
      "LD_PRELOAD": try Self.library.get(), "SCENEC_FAULT_CALL": "\(call)", "SCENEC_FAULT_ERROR": "\(error)",
      "SCENEC_FAULT_REPORT": program.folder.appending(path: "calls").path, "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  /// Tests a few calls per run, or all of them if SCENEC_ATTACK is in the environment.
  @Test("After a failed system call, the diary contains no partial change and can be opened again")
  func failedCalls() throws {
    let program = try Program()
    func arguments(_ name: String) -> [String] { ["--demonstrate", "--database", name, program.scenes] }
    let whole = try program.start(arguments("whole"), environment: environment(failing: 0, EIO, program))
      .end()
    try #require(whole.status == 0, "\(whole.errors)")
    let report = try String(contentsOf: program.folder.appending(path: "calls"), encoding: .utf8)
    let calls = try #require(Int(report.dropLast()))
    try #require(calls > 100)
    let isWhole = ProcessInfo.processInfo.environment["SCENEC_ATTACK"] != nil
    let step = isWhole ? 1 : calls / 24
    for (index, call) in stride(from: 1, through: calls, by: step).enumerated() {
      let error = [EIO, ENOSPC, EDQUOT][index % 3]
      let name = "call\(call)"
      let run = try program.start(arguments(name), environment: environment(failing: call, error, program))
        .end()
      let words = "call \(call), error \(error): \(run.status) \(run.errors)"
      #expect(!run.isEndedBySignal, "\(words)")
      #expect(run.status == 0 || !run.errors.isEmpty, "\(words)")
      let store = try DiaryStore(path: program.folder.appending(path: name).path)
      try store.expectConsistency()
      let entries = try store.entries().map { "\($0.id ?? 0) \($0.title)" }
      let found = entries.isEmpty ? "" : "  kept: " + entries.joined(separator: "; ")
      #expect(([""] + run.kept + whole.kept).contains(found), "\(words) \(found)")
      #expect(try store.insert([Entry.samples[0]]).count == 1, "\(words)")
    }
  }

  @Test("If the disk is full, a change fails as a whole, and succeeds after space becomes available")
  func fullDisk() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "diary-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try DiaryStore(path: folder.appending(path: "diary").path)
    let diary = try Diary(store)
    try diary.fillWithSamples()
    let before = diary.entries
    func limit(_ pages: Int) throws {
      // SQLite reports a full disk if the file would have more pages than this, or than it has now.
      try store.queue.writeWithoutTransaction {
        _ = try Int.fetchOne($0, sql: "PRAGMA max_page_count = \(pages)")
      }
    }
    try limit(1)
    let long = String(repeating: "A long day. ", count: 20_000)
    var entry = Entry(title: "Long", text: long, date: 0, photo: nil, place: "Far away")
    #expect(throws: DatabaseError.self) { try diary.add(entry, undo: nil) }
    var changed = before[0]
    (changed.text, changed.place) = (long, "Elsewhere")
    #expect(throws: DatabaseError.self) { try diary.replace(with: changed, undo: nil) }
    #expect(try diary.entries == before && store.entries() == before)
    try store.expectConsistency()
    // Deleting needs no space.
    try diary.remove(try #require(before[1].id), undo: nil)
    #expect(try store.entries() == diary.entries && diary.entries.count == before.count - 1)
    try limit(1_000_000)
    try diary.add(entry, undo: nil)
    entry.id = diary.entries.last?.id
    #expect(try store.entries().last == entry)
    try store.expectConsistency()
  }
}
