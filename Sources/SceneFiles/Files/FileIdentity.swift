import ScenePlatform

package enum FileIdentity {
  package static func isDirectory(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  package static func isFile(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFREG } ?? false
  }

  /// Returns whether a file exists. Unlike `isFile(_:)`, this method distinguishes a missing file from other errors.
  /// Throws `SystemError` if the system cannot determine whether the file exists.
  package static func isFileForCertain(_ path: String) throws(SystemError) -> Bool {
    var status = stat()
    if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFREG }
    let error = SystemError()
    guard error.isAbsence else { throw error }
    return false
  }

  /// Returns whether an item exists at the given path. The item can be a broken symbolic link.
  package static func isPresent(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  package static func areSame(_ left: String, _ right: String) -> Bool {
    guard let left = status(of: left), let right = status(of: right) else { return false }
    return left.st_mode & S_IFMT == S_IFREG && left.st_dev == right.st_dev && left.st_ino == right.st_ino
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}
