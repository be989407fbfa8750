import ScenePlatform
import SceneValues

/// The directory in which the unsaved contents of files are stored so that other processes of the same user can read
/// them. Each writer has its own folder with a locked file named `lock`. The system releases the lock when the process
/// ends for any reason, so readers can ignore the drafts of processes that have ended.
package enum DraftDirectory {
  static let lockName = "lock"

  /// Returns the folder for all writers, which is in `XDG_RUNTIME_DIR`. The folder is created if needed. Throws `Failure`
  /// if the directory does not exist or if other users can access it.
  package static func folder(
    below runtime: String? = getenv("XDG_RUNTIME_DIR").map({ String(cString: $0) })
  ) throws(Failure) -> String {
    guard let runtime, runtime.hasPrefix("/") else {
      throw Failure(
        """
        Unsaved changes cannot be stored: 'XDG_RUNTIME_DIR' is not a directory of the current user
        """, .cannotCreate)
    }
    close(try open(runtime))
    let folder = "\(runtime)/scenec-drafts"
    if mkdir(folder, 0o700) != 0, errno != EEXIST {
      throw Failure("Cannot create '\(folder)': \(SystemError())", .cannotCreate)
    }
    close(try open(folder))
    return folder
  }

  /// Opens a folder that only the current user can access. Symbolic links are not followed.
  static func open(_ path: String) throws(Failure) -> Int32 {
    let descriptor = ScenePlatform.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure("Cannot use '\(path)': \(SystemError())", .cannotRead) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else {
      close(descriptor)
      throw Failure("Cannot use '\(path)': other users can access it", .cannotRead)
    }
    return descriptor
  }

  static func isAlive(_ folder: Int32) -> Bool {
    let lock = openat(folder, lockName, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard lock >= 0 else { return false }
    defer { close(lock) }
    // Readers use shared locks, so that several readers can test the lock at the same time.
    return flock(lock, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}
