import ScenePlatform

/// An open directory. Files in it are created and renamed by means of the descriptor, so that a symbolic link that
/// replaces a directory in the path has no effect.
final class OpenDirectory {
  let descriptor: Int32
  /// The path, which ends with a slash unless it is empty.
  let path: String
  /// The directory that contains this one, if this one was created.
  private let creator: OpenDirectory?
  private let name: String

  #if os(Linux)
    /// The value of `O_PATH`, with which a directory can be opened that the user can write but not read.
    private static let access: Int32 = 0o10_000_000
  #else
    private static let access = O_RDONLY
  #endif

  /// Opens a directory. The path can contain symbolic links.
  init(_ path: String) throws(SystemError) {
    (self.path, creator, name) = (path.isEmpty || path.hasSuffix("/") ? path : path + "/", nil, "")
    descriptor = open(path.isEmpty ? "." : path, Self.access | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError() }
  }

  /// Opens a directory below another one, and creates it if needed. Symbolic links are not followed.
  init(_ name: String, in parent: OpenDirectory) throws(SystemError) {
    let isCreated = mkdirat(parent.descriptor, name, 0o777) == 0
    let error = SystemError()
    guard isCreated || error.code == EEXIST else { throw error }
    (path, creator, self.name) = ("\(parent.path)\(name)/", isCreated ? parent : nil, name)
    descriptor = openat(parent.descriptor, name, Self.access | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else {
      let error = SystemError()
      throw Self.isLink(name, in: parent) ? SystemError(ELOOP) : error
    }
  }

  deinit { close(descriptor) }

  /// Removes the directory if this object created it and it is empty.
  func removeIfCreated() {
    guard let creator else { return }
    unlinkat(creator.descriptor, name, AT_REMOVEDIR)
    creator.removeIfCreated()
  }

  /// Returns the status of an entry, or nil if there is none. Symbolic links are not followed.
  func status(of name: String) -> stat? {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  private static func isLink(_ name: String, in parent: OpenDirectory) -> Bool {
    parent.status(of: name).map { $0.st_mode & S_IFMT == S_IFLNK } ?? false
  }

  /// Opens an entry that is a regular file. Returns nil if it cannot be read. The caller must close the descriptor.
  func file(_ name: String) -> (descriptor: Int32, status: stat)? {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      return nil
    }
    return (file, status)
  }
}
