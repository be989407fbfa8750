import GRDB

extension DiaryStore {
  /// All steps from an empty file to what the program writes today. A step that has once been published is never
  /// changed: the next one is added below it.
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
        // A value as the preference is: SQLite keeps its type.
        $0.column("value", .any).notNull()
      }
    }
    return migrator
  }
}
