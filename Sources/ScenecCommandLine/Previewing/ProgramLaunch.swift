import SceneFiles
import ScenePlatform
import SceneValues

/// Starts other programs that nobody waits for: an editor, a browser.
enum ProgramLaunch {
  /// So many run at once: whoever may look at the page may have them started.
  private static let most = 8
  private static let running = Locked(0)

  /// - Parameters:
  ///   - words: the program and its arguments.
  ///   - isMissed: is told where the program cannot be started, or says that it has failed.
  static func start(_ words: [String], isMissed: @escaping @Sendable (String) -> Void) {
    guard let program = words.first else { return }
    guard running.withLock({ $0 < most }) else {
      return isMissed("Cannot run '\(program)': \(most) programs are still running")
    }
    running.withLock { $0 += 1 }
    keepDescriptors()
    // Some run for hours, and would keep others from the threads that tasks share.
    BackgroundThread.run {
      defer { running.withLock { $0 -= 1 } }
      do throws(ChildProgram.Failure) {
        _ = try ChildProgram(program, arguments: Array(words.dropFirst()), standsAlone: true).output(for: [])
      } catch {
        switch error {
        case .cannotStart(let reason), .cannotKeep(let reason): isMissed("Cannot run '\(program)': \(reason)")
        case .ended(_, let message):
          isMissed("'\(program)' failed\(message.isEmpty ? "" : ": \(message.prefix(500))")")
        }
      }
    }
  }

  /// Has no other program inherit what this one has open: the port would be taken as long as an editor runs.
  private static func keepDescriptors() {
    let names = (try? DirectoryListing.names(in: "/proc/self/fd")) ?? []
    for descriptor in names.compactMap(Int32.init) where descriptor > 2 {
      let flags = fcntl(descriptor, F_GETFD)
      if flags >= 0 { _ = fcntl(descriptor, F_SETFD, flags | FD_CLOEXEC) }
    }
  }
}
