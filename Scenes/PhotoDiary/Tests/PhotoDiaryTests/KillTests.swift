import Foundation
import GRDB
import Testing

@testable import PhotoDiary

/// Kills the app before statements that change the database, while it creates a diary and during each change.
@Suite struct KillTests {
  @Test("Killing the app at any point preserves all saved changes and leaves no partial changes")
  func changing() throws {
    let program = try Program()
    try #expect(
      DiaryStore(path: program.folder.appending(path: "begun").path).insert(Entry.samples).count == 6)
    // A transaction has at least three statements, so steps of four reach statements inside and outside of them.
    let killed = try kill(program, beginningWith: "begun", step: 4)
    #expect(killed > 8)
  }

  @Test("After the app is killed while it creates a diary, the next run can open the diary")
  func beginning() throws {
    #expect(try kill(Program(), beginningWith: nil, step: 7) > 15)
  }

  /// Kills consecutive runs, each a few statements later than the one before, until a run completes.
  ///
  /// - Parameters:
  ///   - program: The app to run.
  ///   - original: The file of which each run receives a copy. If nil, the runs have no file at the start.
  ///   - step: The number of statements between consecutive kills.
  /// - Returns: The number of runs that were killed.
  /// - Throws: An error if a file cannot be copied or opened, or if the app cannot be run.
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
      // The runs are parallel, because starting and exiting take most of the time.
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
        // The app can be killed after it has committed a transaction and before it has printed the result.
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

  /// Opens the file of an app that was killed, as the next launch would, and checks its content.
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
