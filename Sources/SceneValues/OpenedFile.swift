import ScenePlatform

/// A file that is open for reading, and closed when nobody needs it any more.
///
/// All files are opened here: a pipe that was found in somebody's directory would be waited for without an end, and a
/// device may take being opened for a command.
package struct OpenedFile: ~Copyable {
  /// Who named the file that is read.
  package enum Origin: Sendable {
    /// A person. The file may be a pipe, which is waited for, because `<(…)` in a shell makes one.
    case named
    /// A directory or another file: only a regular file is read.
    case found
  }

  package let descriptor: Int32
  /// What the system says of the file that is open, whatever has its name by now.
  package let status: stat
  /// How many bytes the system says that it has.
  package var length: Int { Int(status.st_size) }

  package init(_ path: String, _ origin: Origin = .found) throws(ReadingFailure) {
    // What was found may be another file since somebody looked what it is: so it is opened without waiting, and looked
    // at then.
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

  /// What is known of an open file; refuses what is not to be read.
  package static func status(of descriptor: Int32, _ origin: Origin) throws(ReadingFailure) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw ReadingFailure(reason: ReadingFailure.lastReason) }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG || (origin == .named && kind != S_IFDIR) else {
      throw ReadingFailure(reason: ReadingFailure.words(kind))
    }
    return status
  }

  /// Reads until a buffer is full or the file ends.
  ///
  /// - Returns: how many bytes came.
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

/// Why a file could not be opened or read.
package struct ReadingFailure: Error, Sendable {
  /// What to say behind "Cannot read 'path':".
  package let reason: String
  /// Whether there is no file of that name.
  package var isAbsent = false

  fileprivate init(reason: String) { self.reason = reason }

  /// Takes `errno`. Of a socket the system says only that there is no such device.
  fileprivate init(_ path: String) {
    let code = errno
    isAbsent = code == ENOENT || code == ENOTDIR || code == ENAMETOOLONG
    var status = stat()
    let isOther = code == ENXIO && stat(path, &status) == 0
    reason = isOther ? Self.words(status.st_mode & S_IFMT) : String(cString: strerror(code))
  }

  fileprivate static var lastReason: String { String(cString: strerror(errno)) }

  /// Why a file of a kind is not read.
  fileprivate static func words(_ kind: mode_t) -> String {
    switch kind {
    case S_IFDIR: String(cString: strerror(EISDIR))
    case S_IFIFO: "it is a pipe, not a regular file"
    case S_IFSOCK: "it is a socket, not a regular file"
    default: "it is a device, not a regular file"
    }
  }
}
