import ScenePlatform
import SceneValues

/// Where texts are kept that somebody types and has not saved, for programs of the same person to see.
///
/// Each who writes has a folder of its own there, with a file `lock` that it holds locked as long as it lives: the system
/// lets go of the lock when the process ends, however it ends. So what a dead one has left is known, and counts for nobody.
package enum DraftPlace {
  static let lockName = "lock"

  /// The folder of all who write, which is made where it is not there.
  ///
  /// It lies below `XDG_RUNTIME_DIR`. Both belong to this person alone: nobody else can read or write there.
  ///
  /// - Parameter runtime: what `XDG_RUNTIME_DIR` says.
  /// - Returns: its path.
  /// - Throws: `Failure` where there is no such place, and where others could look or write there.
  package static func folder(
    below runtime: String? = getenv("XDG_RUNTIME_DIR").map({ String(cString: $0) })
  ) throws(Failure) -> String {
    guard let runtime, runtime.hasPrefix("/") else {
      throw Failure(
        "What is typed has no place: 'XDG_RUNTIME_DIR' names no folder of this person's own", .cannotCreate)
    }
    close(try open(runtime))
    let folder = "\(runtime)/scenec-drafts"
    if mkdir(folder, 0o700) != 0, errno != EEXIST {
      throw Failure("Cannot make '\(folder)': \(SystemError())", .cannotCreate)
    }
    close(try open(folder))
    return folder
  }

  /// Opens a folder that belongs to this person alone. Links are not followed.
  static func open(_ path: String) throws(Failure) -> Int32 {
    let descriptor = ScenePlatform.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure("Cannot use '\(path)': \(SystemError())", .cannotRead) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else {
      close(descriptor)
      throw Failure("Cannot use '\(path)': it is not this person's alone", .cannotRead)
    }
    return descriptor
  }

  /// Whether the one lives that a folder is of.
  static func isAlive(_ folder: Int32) -> Bool {
    let lock = openat(folder, lockName, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard lock >= 0 else { return false }
    defer { close(lock) }
    // Several may ask at once; who has it for itself alone, is who writes.
    return flock(lock, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}
