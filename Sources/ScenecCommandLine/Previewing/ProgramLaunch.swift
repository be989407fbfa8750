import SceneFiles
import ScenePlatform
import SceneValues

/// Starts an editor or a browser without waiting for it to quit.
enum ProgramLaunch {
  /// The maximum number of running processes. The number is limited because any visitor to the page can start a process.
  private static let most = 8
  private static let running = Locked(0)

  static func start(_ words: [String], exceedsSum: @escaping @Sendable (String) -> Void) {
    guard let program = words.first else { return }
    guard running.withLock({ $0 < most }) else {
      return exceedsSum("Cannot run '\(program)': \(most) programs are still running")
    }
    running.withLock { $0 += 1 }
    keepDescriptors()
    // A process can run for hours, so it must not block a shared thread.
    BackgroundThread.run {
      defer { running.withLock { $0 -= 1 } }
      do throws(ChildProgram.Failure) {
        _ = try ChildProgram(program, arguments: Array(words.dropFirst()), hasOwnProcessGroup: true).output(
          for: [])
      } catch {
        switch error {
        case .cannotStart(let reason), .cannotKeep(let reason):
          exceedsSum("Cannot run '\(program)': \(reason)")
        case .ended(_, let message):
          exceedsSum("'\(program)' failed\(message.isEmpty ? "" : ": \(message.prefix(500))")")
        }
      }
    }
  }

  /// Prevents child processes from inheriting file descriptors. Otherwise, an editor would keep the port in use.
  private static func keepDescriptors() {
    let names = (try? DirectoryListing.names(in: "/proc/self/fd")) ?? []
    for descriptor in names.compactMap(Int32.init) where descriptor > 2 {
      let flags = fcntl(descriptor, F_GETFD)
      if flags >= 0 { _ = fcntl(descriptor, F_SETFD, flags | FD_CLOEXEC) }
    }
  }
}
