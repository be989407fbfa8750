import ScenePlatform

/// An open file, which is closed when the value is destroyed. All files are opened by means of this type so that a pipe
/// in a directory cannot block the process and a device cannot cause side effects.
package struct OpenedFile: ~Copyable {
  package enum Origin: Sendable {
    /// A path that the user specified. The file can be a pipe, such as `<(…)` in a shell.
    case named
    /// A path that was found in a directory or in another file. The file must be a regular file.
    case found
  }

  package let descriptor: Int32
  /// The status of the open file, even if the path now refers to another file.
  package let status: stat
  package var length: Int { Int(status.st_size) }

  package init(_ path: String, _ origin: Origin = .found) throws(ReadingFailure) {
    // The file may have been replaced since it was found, so its type is checked after opening it without blocking.
    let waiting = origin == .found ? O_NONBLOCK : 0
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | waiting)
    guard descriptor >= 0 else { throw ReadingFailure(path) }
    do throws(ReadingFailure) {
      status = try Self.status(of: descriptor, origin)
    } catch {
      close(descriptor)
      throw error
    }
  }

  deinit { close(descriptor) }

  package static func status(of descriptor: Int32, _ origin: Origin) throws(ReadingFailure) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw ReadingFailure(reason: ReadingFailure.lastReason) }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG || (origin == .named && kind != S_IFDIR) else {
      throw ReadingFailure(reason: ReadingFailure.words(kind))
    }
    return status
  }

  /// Returns the content of the file, or nil if the file is longer than the limit in bytes.
  package borrowing func contents(limit: Int) throws(ReadingFailure) -> [UInt8]? {
    let (descriptor, length) = (descriptor, length)
    guard length <= limit else { return nil }
    var failure: ReadingFailure?
    let bytes = [UInt8](unsafeUninitializedCapacity: max(length, 0)) { buffer, count in
      do throws(ReadingFailure) {
        count = try Self.fill(UnsafeMutableRawBufferPointer(buffer), from: descriptor)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  package static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32
  ) throws(ReadingFailure) -> Int {
    var count = 0
    while count < buffer.count {
      let more = read(descriptor, buffer.baseAddress! + count, buffer.count - count)
      if more < 0, errno == EINTR { continue }
      guard more >= 0 else { throw ReadingFailure(reason: ReadingFailure.lastReason) }
      guard more > 0 else { break }
      count += more
    }
    return count
  }
}

package struct ReadingFailure: Error, Sendable {
  /// The text that follows "Cannot read 'path':" in messages.
  package let reason: String
  package var isAbsent = false

  init(reason: String) { self.reason = reason }

  /// Creates a failure from `errno`. If the file is a socket, the system reports only that a device is missing, so the
  /// message states the kind of file instead.
  fileprivate init(_ path: String) {
    let code = errno
    isAbsent = code == ENOENT || code == ENOTDIR || code == ENAMETOOLONG
    var status = stat()
    let isOther = code == ENXIO && stat(path, &status) == 0
    let reason = isOther ? Self.words(status.st_mode & S_IFMT) : String(cString: strerror(code))
    // In such a path, invalid bytes are replaced, so it does not lead to the file.
    self.reason =
      code == ENOENT && path.contains("\u{FFFD}") ? reason + ", or its name is not valid UTF-8" : reason
  }

  fileprivate static var lastReason: String { String(cString: strerror(errno)) }

  fileprivate static func words(_ kind: mode_t) -> String {
    switch kind {
    case S_IFDIR: String(cString: strerror(EISDIR))
    case S_IFIFO: "it is a pipe, not a regular file"
    case S_IFSOCK: "it is a socket, not a regular file"
    default: "it is a device, not a regular file"
    }
  }
}
