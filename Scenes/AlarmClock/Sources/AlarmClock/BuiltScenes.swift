import Foundation

/// The scenes that were compiled into the program's resources when it was built.
enum BuiltScenes {
  static func path() throws -> String {
    guard let path = Bundle.module.path(forResource: AlarmClock.fileName, ofType: nil) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return path
  }
}
