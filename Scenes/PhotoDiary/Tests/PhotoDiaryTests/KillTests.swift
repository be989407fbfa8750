import Foundation
import GRDB
import Testing

@testable import PhotoDiary

/// Kills the app before statements that change the database, both while it creates a diary and during each
/// change.
@Suite struct KillTests {
  @Test("Killing the app at any point keeps all saved changes and leaves no partial ones")
  func changing() throws {
    let program = try Program()
    try #expect(
      DiaryStore(path: program.folder.appending(path: "begun").path).insert(Entry.samples).count == 6)
    // A transaction has at least three statements, so a step of 4 hits both the inside of transactions and
    // the gaps between them.
    let killed = try kill(program, beginningWith: "begun", step: 4)
    #expect(killed > 8)
  }

  @Test("The next run can use a diary whose creation was interrupted by a kill")
  func beginning() throws {
    #expect(try kill(Program(), beginningWith: nil, step: 7) > 15)
  }

  /// Kills successive runs, each some statements later, until a run completes.
  ///
  /// - Parameters:
  ///   - program: The app to run.
  ///   - original: The file that each run receives a copy of, or nil to start without a file.
  ///   - step: The number of statements between the kills of consecutive runs.
  /// - Returns: The number of killed runs.
  /// - Throws: An error if files cannot be copied or opened, or the app cannot be run.
  private func kill(_ program: Program, beginningWith original: String?, step: Int) throws -> Int {
    func copy(_ name: String) throws -> String {
      if let original {
        let path = program.folder.appending(path: original).path
        try FileManager.default.copyItem(atPath: path, toPath: program.folder.appending(path: name).path)
      }
      return name
    }
    let whole = try program.run("--demonstrate", "--database", copy("whole"), program.scenes)
    #expect(whole.status == 0, "\(whole.errors)")
    let states =
      try [original.map { try state(of: program.folder.appending(path: $0).path) } ?? ""] + whole.kept
    #expect(states.count > 7)
    var statesSeen: Set<Int> = []
    var (number, killed) = (1, 0)
    while true {
      // Runs in parallel, because starting and exiting take most of the time.
      let runs = try (0..<4).map { index in
        let deadline = "\(number + index * step)"
        return (
          deadline,
          try program.start([
            "--demonstrate", "--database", copy(deadline), "--kill-at", deadline, program.scenes,
          ])
        )
      }
      number += runs.count * step
      var isOver = false
      for (deadline, started) in runs {
        let run = try started.end()
        #expect(run.isKilled || run.status == 0, "statement \(deadline): \(run.errors)")
        #expect(run.kept.elementsEqual(whole.kept.prefix(run.kept.count)))
        // The app may be killed after it commits a transaction and before it prints the result.
        let possible = states[run.kept.count...].prefix(2)
        let found = try state(of: program.folder.appending(path: deadline).path)
        #expect(possible.contains(found), "statement \(deadline): '\(found)' where '\(possible)' can be")
        statesSeen.insert(run.kept.count)
        isOver = isOver || !run.isKilled
        killed += run.isKilled ? 1 : 0
      }
      if isOver { break }
    }
    #expect(original == nil || statesSeen == Set(states.indices))
    return killed
  }

  /// Opens the file that a killed app leaves, as the next launch does, and checks its content.
  private func state(of path: String) throws -> String {
    let store = try DiaryStore(path: path)
    try store.expectConsistency()
    let entries = try store.entries().map { "\($0.id ?? 0) \($0.title)" }
    return entries.isEmpty ? "" : "  kept: " + entries.joined(separator: "; ")
  }
}

extension DiaryStore {
  func expectConsistency() throws {
    try queue.read { (database: Database) throws in
      #expect(try String.fetchOne(database, sql: "PRAGMA integrity_check") == "ok")
      #expect(try Row.fetchAll(database, sql: "PRAGMA foreign_key_check").isEmpty)
      let unused = "SELECT name FROM place WHERE id NOT IN (SELECT placeId FROM entry WHERE placeId NOT NULL)"
      #expect(try String.fetchAll(database, sql: unused) == [])
      #expect(try DiaryStore.migrator.hasCompletedMigrations(database))
    }
  }
}
