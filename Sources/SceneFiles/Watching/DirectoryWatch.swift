import ScenePlatform

/// A watcher that reports changes in directories, based on inotify.
package final class DirectoryWatch {
  package struct Event {
    /// The path of the changed item, or of the watched directory if the directory itself was removed.
    package let path: String
    /// Whether the item was added, removed, or moved. If false, the item was modified.
    package let isStructural: Bool
    package let isDirectory: Bool

    package init(path: String, isStructural: Bool, isDirectory: Bool) {
      self.path = path
      self.isStructural = isStructural
      self.isDirectory = isDirectory
    }
  }

  /// The events from one read operation. The batch is incomplete if the system's event queue overflowed.
  package struct Batch {
    package var events: [Event] = []
    package var isIncomplete = false

    package init(_ events: [Event] = []) { self.events = events }
  }

  package let descriptor: Int32
  private var directories: [Int32: String] = [:]
  private var watched: Set<String> = []

  private static let structural = UInt32(
    IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)
  private static let mask = structural | UInt32(IN_CLOSE_WRITE) | UInt32(IN_ONLYDIR)

  package init() throws(Failure) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { throw Failure("Cannot watch files: \(SystemError())", .cannotRead) }
  }

  deinit { close(descriptor) }

  /// Watches a directory, excluding subdirectories. Ignores paths that do not exist or are not accessible directories.
  package func add(_ directory: String) throws(Failure) {
    guard watched.insert(directory).inserted else { return }
    let watch = inotify_add_watch(descriptor, directory, Self.mask)
    if watch >= 0 {
      directories[watch] = directory
      return
    }
    watched.remove(directory)
    let error = SystemError()
    guard error.code != ENOENT, error.code != ENOTDIR, error.code != EACCES else { return }
    let advice = error.code == ENOSPC ? " ('fs.inotify.max_user_watches' sets the limit)" : ""
    throw Failure("Cannot watch '\(directory)': \(error)\(advice)", .cannotRead)
  }

  package func read() -> Batch {
    var batch = Batch()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = ScenePlatform.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return batch }
      buffer.withUnsafeBytes { append(UnsafeRawBufferPointer(rebasing: $0[..<count]), to: &batch) }
    }
  }

  private func append(_ bytes: UnsafeRawBufferPointer, to batch: inout Batch) {
    let head = MemoryLayout<inotify_event>.size
    var offset = 0
    while offset + head <= bytes.count {
      let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      // The kernel returns only complete events. The next read operation returns the remaining events.
      let name = bytes[(offset + head)..<(offset + head + Int(event.len))].prefix { $0 != 0 }
      offset += head + Int(event.len)
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { batch.isIncomplete = true }
      guard let directory = directories[event.wd] else { continue }
      if event.mask & UInt32(IN_IGNORED) != 0 {
        directories[event.wd] = nil
        watched.remove(directory)
        continue
      }
      let isSelf = name.isEmpty
      let prefix = directory == "/" ? "/" : directory + "/"
      batch.events.append(
        Event(
          path: isSelf ? directory : prefix + String(decoding: name, as: UTF8.self),
          isStructural: event.mask & Self.structural != 0,
          isDirectory: isSelf || event.mask & UInt32(IN_ISDIR) != 0))
    }
  }
}
