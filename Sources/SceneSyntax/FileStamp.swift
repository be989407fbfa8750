import ScenePlatform

/// The metadata of a file. As long as the metadata is unchanged, the content is unchanged, too. Writing to a file changes
/// `modified` and `changed`, and replacing the file changes the inode. A process can reset the modification time, but
/// doing so updates `changed`, which no process can set.
package struct FileStamp: Hashable, Sendable {
  package var device: UInt64
  package var inode: UInt64
  package var size: UInt64
  package var modified: Int64
  package var changed: Int64

  package init(device: UInt64, inode: UInt64, size: UInt64, modified: Int64, changed: Int64) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(any: status)
  }

  private init(any status: stat) {
    self.init(
      device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: UInt64(status.st_size),
      modified: Self.nanoseconds(status.st_mtim), changed: Self.nanoseconds(status.st_ctim))
  }

  /// Creates the stamp of the regular file at a path, following symbolic links. Returns nil if there is no such file.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Creates the stamp of a directory. The stamp changes when entries are added, removed, or renamed.
  package init?(directory: String) {
    var status = stat()
    guard stat(directory, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    self.init(any: status)
  }

  package static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  /// The coarsest resolution of file times, in nanoseconds: two seconds, as on FAT file systems.
  private static let maximumTimestampStep: Int64 = 2_000_000_000

  /// Returns whether every write after `time`, in nanoseconds since 1970, is certain to change the stamp.
  /// This is the case if the last change precedes `time` by more than the coarsest resolution of file times.
  package func isReliable(at time: Int64) -> Bool {
    max(modified, changed) < time - Self.maximumTimestampStep
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
