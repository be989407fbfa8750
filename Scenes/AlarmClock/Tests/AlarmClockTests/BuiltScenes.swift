import Foundation

@testable import AlarmClock

/// The compiled scenes, which SwiftPM puts into the resources of the app, next to the tests.
enum BuiltScenes {
  static func path() -> String {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "AlarmClock_AlarmClock.resources/\(AlarmClock.fileName)").path
  }
}
