#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads files as a whole.
enum FileBytes {
  /// - Returns: nil where there is no file of that name.
  static func contents(of path: String, limit: Int) throws(ImageFileError) -> [UInt8]? {
    // A pipe would be waited for.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR || errno == ENAMETOOLONG { return nil }
      throw failure(path)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw ImageFileError(path: path, problem: "is no file that could be read")
    }
    guard status.st_size <= limit else {
      throw ImageFileError(path: path, problem: "is \(status.st_size) bytes long, more than \(limit)")
    }
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      // The file may be shorter by now than it was a moment ago.
      // So much of it is initialized as was read; `count` says so also where reading ends early.
      while count < buffer.count {
        let more = read(file, buffer.baseAddress! + count, buffer.count - count)
        if more < 0, errno == EINTR { continue }
        failed = more < 0
        guard more > 0 else { return }
        count += more
      }
    }
    if failed { throw failure(path) }
    return bytes
  }

  private static func failure(_ path: String) -> ImageFileError {
    ImageFileError(path: path, problem: String(cString: strerror(errno)))
  }
}
