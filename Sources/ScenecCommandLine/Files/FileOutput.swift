import Glibc

/// Writes a file as a whole or not at all.
enum FileOutput {
  /// Writes bytes to a file beside the path, and gives it the path's name when it is complete: whoever reads the path
  /// meanwhile reads the old file or the new one, and a failure leaves the old one, and nothing else.
  ///
  /// Not synced to the disk: what is written can be made again, and a compiled file that a power cut tore is noticed
  /// when it is opened, by its digest.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    do throws(SystemError) {
      var status = stat()
      let exists = stat(path, &status) == 0
      if exists, status.st_mode & S_IFMT != S_IFREG {
        try writeThrough(bytes, to: path)
      } else {
        let mode = exists ? status.st_mode & 0o7777 : nil
        // Being told to end in between would leave the temporary file.
        try withSignalsBlocked { () throws(SystemError) in try replace(path, with: bytes, mode: mode) }
      }
    } catch {
      throw Failure("Cannot write '\(path)': \(error)", .cannotCreate)
    }
  }

  /// Writes bytes to the file itself, which its directory takes no notice of: for who can tell what was torn from what was
  /// written.
  static func writeInPlace(_ bytes: [UInt8], to path: String) throws(Failure) {
    do throws(SystemError) {
      let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw SystemError() }
      try finish(descriptor, bytes, mode: nil)
    } catch {
      throw Failure("Cannot write '\(path)': \(error)", .cannotCreate)
    }
  }

  /// A device or a pipe (`/dev/null`) is written to, and stays what it is.
  private static func writeThrough(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError() }
    defer { close(descriptor) }
    try StandardStreams.write(bytes, to: descriptor)
  }

  private static func replace(_ path: String, with bytes: [UInt8], mode: mode_t?) throws(SystemError) {
    // A link to a file stays a link.
    let target = resolved(path)
    let (temporary, descriptor) = try createTemporary(beside: target)
    do throws(SystemError) {
      try finish(descriptor, bytes, mode: mode)
      guard rename(temporary, target) == 0 else { throw SystemError() }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func finish(_ descriptor: Int32, _ bytes: [UInt8], mode: mode_t?) throws(SystemError) {
    do throws(SystemError) {
      try StandardStreams.write(bytes, to: descriptor)
      if let mode, fchmod(descriptor, mode) != 0 { throw SystemError() }
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems say only now that there was no room.
    guard close(descriptor) == 0 else { throw SystemError() }
  }

  private static func createTemporary(beside path: String) throws(SystemError) -> (String, Int32) {
    let directory = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
    for attempt in 0... {
      // Hidden, so that no search for files takes it for one; and short, as the path's own name need not be.
      let temporary = "\(directory).scenec-\(getpid())-\(attempt).tmp"
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (temporary, descriptor) }
      guard errno == EEXIST, attempt < 100 else { break }
    }
    throw SystemError()
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
