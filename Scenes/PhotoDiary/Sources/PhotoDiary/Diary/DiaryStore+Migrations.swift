import GRDB

extension DiaryStore {
  /// The migrations from an empty file to the current schema. Never change a published migration. Append another one.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("entries") { database in
      try database.create(table: "entry") {
        $0.autoIncrementedPrimaryKey("id")
        $0.column("title", .text).notNull().check(sql: "title <> ''")
        $0.column("text", .text).notNull()
        $0.column("date", .double).notNull()
        $0.column("photo", .text)
      }
    }
    migrator.registerMigration("places") { database in
      try database.create(table: "place") {
        $0.autoIncrementedPrimaryKey("id")
        $0.column("name", .text).notNull().unique()
      }
      try database.alter(table: "entry") {
        $0.add(column: "placeId", .integer).references("place")
      }
      try database.create(indexOn: "entry", columns: ["placeId"])
    }
    migrator.registerMigration("preferences") { database in
      try database.create(table: "preference") {
        $0.primaryKey("name", .text)
        // SQLite preserves the type of the value of a preference.
        $0.column("value", .any).notNull()
      }
    }
    return migrator
  }
}
