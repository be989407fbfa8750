import GRDB
import SceneUI

/// A store of preferences in the database of the diary. It does not support lists, which the diary does not use.
final class DatabasePreferences: PreferenceStore {
  private let queue: DatabaseQueue
  private let failureHandler: (any Error) -> Void

  init(_ store: DiaryStore, failureHandler: @escaping (any Error) -> Void) {
    queue = store.queue
    self.failureHandler = failureHandler
  }

  func value(named name: String) -> (any PreferenceValue)? {
    do {
      let value = try queue.read {
        try DatabaseValue.fetchOne($0, sql: "SELECT value FROM preference WHERE name = ?", arguments: [name])
      }
      return switch value?.storage {
      case .int64(let number)?: Int(number)
      case .double(let number)?: number
      case .string(let text)?: text
      case .blob?, .null?, nil: nil
      }
    } catch {
      failureHandler(error)
      return nil
    }
  }

  func setValue(_ value: (any PreferenceValue)?, named name: String) {
    do {
      try queue.write { database in
        if let value = value as? any DatabaseValueConvertible {
          try database.execute(
            sql: "INSERT OR REPLACE INTO preference (name, value) VALUES (?, ?)", arguments: [name, value])
        } else {
          try database.execute(sql: "DELETE FROM preference WHERE name = ?", arguments: [name])
        }
      }
    } catch {
      failureHandler(error)
    }
  }
}
