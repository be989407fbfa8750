import Foundation
import SceneUI

extension PreferenceKey<Int> {
  static var goal: Self { PreferenceKey("goal", default: 8) }
}

extension NotificationName<Int> {
  static var goalReached: Self { "goalReached" }
}

/// The glasses of water of a day.
final class WaterLog {
  @Watched private(set) var glasses = 0
  private let context: SceneContext
  private let undoManager: UndoManager?

  init(context: SceneContext, undoManager: UndoManager?) {
    self.context = context
    self.undoManager = undoManager
  }

  func change(by count: Int) {
    glasses += count
    undoManager?.registerUndo(withTarget: self) { $0.change(by: -count) }
    undoManager?.setActionName("Glass")
    if count > 0, glasses == context.preferences[.goal] {
      context.notifications.post(.goalReached, object: self, content: glasses)
    }
  }
}

/// Stores integer preferences in a JSON file.
final class PreferenceFile: PreferenceStore {
  private let url: URL
  private let failureHandler: (any Error) -> Void
  private var values: [String: Int] = [:]

  init(path: String, failureHandler: @escaping (any Error) -> Void) throws {
    url = URL(fileURLWithPath: path)
    self.failureHandler = failureHandler
    guard FileManager.default.fileExists(atPath: path) else { return }
    values = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: url))
  }

  func value(named name: String) -> (any PreferenceValue)? { values[name] }

  func setValue(_ value: (any PreferenceValue)?, named name: String) {
    values[name] = value as? Int
    do {
      try JSONEncoder().encode(values).write(to: url, options: .atomic)
    } catch {
      failureHandler(error)
    }
  }
}
