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

  /// Returns whether the path leads to a regular file with several names (hard links). Replacing the file separates them.
  package static func hasOtherNames(_ path: String) -> Bool { countOfNames(path) > 1 }

  package static func countOfNames(_ path: String) -> Int {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFREG ? Int($0.st_nlink) : 0 } ?? 0
  }

  /// A value that identifies a regular file, even if the file has several names.
  package struct Key: Hashable {
    fileprivate let device: dev_t
    fileprivate let inode: ino_t
  }

  /// Returns the key of a file, or nil if the path does not lead to a regular file.
  package static func key(of path: String) -> Key? {
    guard let status = status(of: path), status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Key(device: status.st_dev, inode: status.st_ino)
  }

  package static func areSame(_ left: String, _ right: String) -> Bool {
    key(of: left).map { $0 == key(of: right) } ?? false
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}
