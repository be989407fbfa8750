import Foundation

@testable import AlarmClock

/// The scenes that were compiled into the program's resources when it was built, which lie beside its tests.
enum BuiltScenes {
  static func path() -> String {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "AlarmClock_AlarmClock.resources/\(AlarmClock.fileName)").path
  }
}
