import Foundation
import GRDB
import SceneUI
import Testing

@testable import PhotoDiary

@Suite struct DiaryStoreTests {
  private func temporaryFile() -> String {
    FileManager.default.temporaryDirectory.appending(path: "diary-\(UUID()).sqlite").path
  }

  @Test("Migrates diaries of all earlier versions without losing data")
  func migrations() throws {
    for version in ["entries", "places", "preferences"] {
      let path = temporaryFile()
      defer { try? FileManager.default.removeItem(atPath: path) }
      do {
        let old = try DatabaseQueue(path: path)
        try DiaryStore.migrator.migrate(old, upTo: version)
        try old.write {
          try $0.execute(
            sql: "INSERT INTO entry (id, title, text, date, photo) VALUES (7, 'Old', 'Still here', 5, 'lake')"
          )
        }
      }
      let store = try DiaryStore(path: path)
      let entry = Entry(id: 7, title: "Old", text: "Still here", date: 5, photo: "lake", place: nil)
      #expect(try store.entries() == [entry])
      try store.expectConsistency()
    }
  }

  @Test("A failed change leaves no partial data in the diary")
  func atomicity() throws {
    let store = try DiaryStore(path: nil)
    let good = Entry(title: "Good", text: "", date: 0, photo: nil, place: "Here")
    var bad = good
    bad.title = ""
    #expect(throws: DatabaseError.self) { try store.insert([good, bad]) }
    #expect(try store.entries() == [])
    try store.expectConsistency()

    bad = try #require(try store.insert([good]).first)
    (bad.title, bad.place) = ("", "Elsewhere")
    #expect(throws: DatabaseError.self) { try store.update(bad) }
    #expect(try store.entries().map(\.place) == ["Here"])
    try store.expectConsistency()
  }

  @Test("Stores each place only once and deletes places that no entry uses")
  func places() throws {
    func places(_ store: DiaryStore) throws -> [String] {
      try store.expectConsistency()
      return try store.queue.read { try String.fetchAll($0, sql: "SELECT name FROM place ORDER BY name") }
    }
    let store = try DiaryStore(path: nil)
    var entries = try store.insert(Entry.samples)
    #expect(try places(store).count == 5)
    entries[0].place = "North"
    try store.update(entries[0])
    #expect(try places(store).contains("Silver Lake"))
    try store.delete(try #require(entries[5].id))
    #expect(try !places(store).contains("Silver Lake"))
    entries[0].place = nil
    try store.update(entries[0])
    #expect(try !places(store).contains("North"))
  }

  @Test("Stores preferences of every type in the diary and removes them on reset")
  func preferences() throws {
    let path = temporaryFile()
    defer { try? FileManager.default.removeItem(atPath: path) }
    do {
      let preferences = DatabasePreferences(try DiaryStore(path: path)) { Issue.record($0) }
      preferences.setValue("dark", named: "theme")
      preferences.setValue(2, named: "textSize")
      preferences.setValue(1.5, named: "zoom")
      preferences.setValue("gone", named: "other")
      preferences.setValue(nil, named: "other")
    }
    let preferences = DatabasePreferences(try DiaryStore(path: path)) { Issue.record($0) }
    #expect(preferences.value(named: "theme") as? String == "dark")
    #expect(preferences.value(named: "textSize") as? Int == 2)
    #expect(preferences.value(named: "zoom") as? Double == 1.5)
    #expect(preferences.value(named: "other") == nil)
  }
}
