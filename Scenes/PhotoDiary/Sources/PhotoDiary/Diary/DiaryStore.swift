import GRDB

/// The diary on disk. Each change is one transaction, so that a crash or power failure leaves no partial changes.
///
/// A location is stored once for all of its entries, and is deleted together with the last one.
final class DiaryStore {
  let queue: DatabaseQueue

  /// Opens or creates a diary. A diary with an older schema is migrated.
  ///
  /// - Parameters:
  ///   - path: The path of the file, or nil for a database in memory.
  ///   - willWrite: A closure that is called before each statement that changes the file.
  /// - Throws: A database error.
  init(path: String?, willWrite: (@Sendable () -> Void)? = nil) throws {
    var configuration = Configuration()
    if let willWrite {
      configuration.prepareDatabase { database in
        database.trace { event in
          guard case .statement(let statement) = event else { return }
          if !["SELECT", "PRAGMA"].contains(where: statement.sql.hasPrefix) { willWrite() }
        }
      }
    }
    queue =
      try path.map { try DatabaseQueue(path: $0, configuration: configuration) }
      ?? DatabaseQueue(configuration: configuration)
    try Self.migrator.migrate(queue)
  }

  // MARK: Reading

  func entries() throws -> [Entry] {
    try queue.read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT entry.*, place.name AS place FROM entry LEFT JOIN place ON place.id = entry.placeId
          ORDER BY entry.id
          """
      ).map(Entry.init)
    }
  }

  // MARK: Changing

  /// Inserts all entries or none, and returns them with their ids. Existing ids are preserved.
  func insert(_ entries: [Entry]) throws -> [Entry] {
    try queue.write { database in
      try entries.map { entry in
        let place = try Self.placeID(of: entry, in: database)
        try database.execute(
          sql: "INSERT INTO entry (id, title, text, date, photo, placeId) VALUES (?, ?, ?, ?, ?, ?)",
          arguments: [entry.id, entry.title, entry.text, entry.date, entry.photo, place])
        var kept = entry
        kept.id = database.lastInsertedRowID
        return kept
      }
    }
  }

  func update(_ entry: Entry) throws {
    try queue.write { database in
      let place = try Self.placeID(of: entry, in: database)
      try database.execute(
        sql: "UPDATE entry SET title = ?, text = ?, date = ?, photo = ?, placeId = ? WHERE id = ?",
        arguments: [entry.title, entry.text, entry.date, entry.photo, place, entry.id])
      try Self.forgetUnusedPlaces(in: database)
    }
  }

  func delete(_ id: Int64) throws {
    try queue.write { database in
      try database.execute(sql: "DELETE FROM entry WHERE id = ?", arguments: [id])
      try Self.forgetUnusedPlaces(in: database)
    }
  }

  private static func placeID(of entry: Entry, in database: Database) throws -> Int64? {
    guard let place = entry.place else { return nil }
    try database.execute(sql: "INSERT OR IGNORE INTO place (name) VALUES (?)", arguments: [place])
    return try Int64.fetchOne(database, sql: "SELECT id FROM place WHERE name = ?", arguments: [place])
  }

  private static func forgetUnusedPlaces(in database: Database) throws {
    try database.execute(
      sql: "DELETE FROM place WHERE NOT EXISTS (SELECT * FROM entry WHERE placeId = place.id)")
  }
}

extension Entry {
  fileprivate init(row: Row) {
    self.init(
      id: row["id"], title: row["title"], text: row["text"], date: row["date"], photo: row["photo"],
      place: row["place"])
  }
}
