import Dispatch
import SceneFiles
import ScenePlatform

/// Starts other programs that nobody waits for: an editor, a browser.
enum ProgramLaunch {
  /// - Parameters:
  ///   - words: the program and its arguments.
  ///   - isMissed: is told where the program cannot be started, or says that it has failed.
  static func start(_ words: [String], isMissed: @escaping @Sendable (String) -> Void) {
    guard let program = words.first else { return }
    DispatchQueue.global().async {
      do throws(ChildProgram.Failure) {
        _ = try ChildProgram(program, arguments: Array(words.dropFirst())).output(for: [])
      } catch {
        switch error {
        case .cannotStart(let reason), .cannotKeep(let reason): isMissed("Cannot run '\(program)': \(reason)")
        case .ended(_, let message):
          isMissed("'\(program)' failed\(message.isEmpty ? "" : ": \(message.prefix(500))")")
        }
      }
    }
  }
}
