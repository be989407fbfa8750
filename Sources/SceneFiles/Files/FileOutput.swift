import ScenePlatform
import SceneValues

/// Writes a file as a whole or not at all.
package enum FileOutput {
  /// Writes bytes to a file beside the path, and gives it the path's name when it is complete: whoever reads the path
  /// meanwhile reads the old file or the new one, and a failure leaves the old one, and nothing else.
  ///
  /// Not synced to the disk: what is written can be made again, and a compiled file that a power cut tore is noticed
  /// when it is opened, by its digest.
  ///
  /// The origin is who named the path. A device or a pipe (`/dev/null`) that somebody named is written to, and stays
  /// what it is; one that only happens to be there is refused, as nobody may ever read it.
  package static func write(
    _ bytes: [UInt8], to path: String, _ origin: OpenedFile.Origin = .found
  ) throws(Failure) {
    do throws(SystemError) {
      var status = stat()
      let exists = stat(path, &status) == 0
      if exists, status.st_mode & S_IFMT != S_IFREG {
        guard origin == .named else { throw SystemError(status.st_mode & S_IFMT == S_IFDIR ? EISDIR : ENXIO) }
        try writeThrough(bytes, to: path)
      } else {
        let mode = exists ? status.st_mode & 0o7777 : nil
        // Being told to end in between would leave the temporary file.
        try withSignalsBlocked { () throws(SystemError) in try replace(path, with: bytes, mode: mode) }
      }
    } catch {
      throw Failure("Cannot write '\(path)': \(Self.reason(error))", .cannotCreate)
    }
  }

  /// Writes bytes to the file itself, which its directory takes no notice of: for who can tell what was torn from what was
  /// written.
  package static func writeInPlace(_ bytes: [UInt8], to path: String) throws(Failure) {
    do throws(SystemError) {
      let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o666)
      guard descriptor >= 0 else { throw SystemError() }
      do throws(SystemError) {
        try empty(descriptor)
        try DescriptorOutput.write(bytes, to: descriptor)
      } catch {
        close(descriptor)
        throw error
      }
      // Some file systems say only now that there was no room.
      guard close(descriptor) == 0 else { throw SystemError() }
    } catch {
      throw Failure("Cannot write '\(path)': \(Self.reason(error))", .cannotCreate)
    }
  }

  private static func empty(_ descriptor: Int32) throws(SystemError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError() }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(ENXIO) }
    guard ftruncate(descriptor, 0) == 0 else { throw SystemError() }
  }

  /// For a pipe that nobody reads, and for a socket, the system reports that there is no such device.
  private static func reason(_ error: SystemError) -> String {
    error.code == ENXIO ? "it is no regular file" : error.description
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw SystemError() }
    defer { close(descriptor) }
    try DescriptorOutput.write(bytes, to: descriptor)
  }

  private static func replace(_ path: String, with bytes: [UInt8], mode: mode_t?) throws(SystemError) {
    // A link to a file stays a link.
    let target = resolved(path)
    let directory = target.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(target[...$0]) } ?? ""
    TemporaryFile.sweep(directory)
    let temporary = try TemporaryFile.write(bytes, mode: mode, in: directory)
    guard rename(temporary, target) == 0 else {
      let error = SystemError()
      unlink(temporary)
      throw error
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
