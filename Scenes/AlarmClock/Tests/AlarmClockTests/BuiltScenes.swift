import Foundation

@testable import AlarmClock

/// The scenes that the build compiles into the app's resources, next to the tests.
enum BuiltScenes {
  static func path() -> String {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "AlarmClock_AlarmClock.resources/\(AlarmClock.fileName)").path
  }
}
