import ScenePlatform

/// What the system says of a file without opening it. As long as it stays the same, the bytes of the file are the same.
///
/// Writing to a file changes both times, and replacing it brings another inode. A program can set the modification time
/// back, but that changes `changed`, which no program can set.
package struct FileStamp: Hashable, Sendable {
  package var device: UInt64
  package var inode: UInt64
  package var size: UInt64
  /// Nanoseconds since 1970, as are those of `changed`.
  package var modified: Int64
  package var changed: Int64

  package init(device: UInt64, inode: UInt64, size: UInt64, modified: Int64, changed: Int64) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  /// Nil for what is no regular file: it has no bytes of its own.
  init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(any: status)
  }

  private init(any status: stat) {
    self.init(
      device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: UInt64(status.st_size),
      modified: Self.nanoseconds(status.st_mtim), changed: Self.nanoseconds(status.st_ctim))
  }

  /// The stamp of what a path leads to; nil where that is no regular file, or not there.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The stamp of a directory. It changes when entries come, go, or are renamed.
  package init?(directory: String) {
    var status = stat()
    guard stat(directory, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    self.init(any: status)
  }

  /// The time of the day, as files have it.
  package static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  /// The coarsest step in which file systems count time, in nanoseconds: two seconds on FAT.
  private static let coarsestStep: Int64 = 2_000_000_000

  /// Whether the file is unchanged for so long before a time, in nanoseconds since 1970, that a later write changes the stamp.
  package func isSettled(at time: Int64) -> Bool { max(modified, changed) < time - Self.coarsestStep }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
