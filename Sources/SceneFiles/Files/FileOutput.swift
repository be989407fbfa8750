import ScenePlatform
import SceneValues

package enum FileOutput {
  /// Writes a temporary file and renames it so that readers see either the old file or the new one. The file is not
  /// synchronized to disk, because it can be generated again and a digest detects damage. Devices and pipes, such as
  /// `/dev/null`, are accepted only if the user specified the path.
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
        // A termination signal between creating and renaming the temporary file would leave it behind.
        try withSignalsBlocked { () throws(SystemError) in try replace(path, with: bytes, mode: mode) }
      }
    } catch {
      throw Failure("Cannot write '\(path)': \(Self.reason(error))", .cannotCreate)
    }
  }

  /// Writes to a file in place, which triggers no event for the directory. Readers must detect incomplete files.
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
      // Some file systems report a full disk only when a file is closed.
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

  private static func reason(_ error: SystemError) -> String {
    error.code == ENXIO ? "it is not a regular file" : error.description
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw SystemError() }
    defer { close(descriptor) }
    try DescriptorOutput.write(bytes, to: descriptor)
  }

  private static func replace(_ path: String, with bytes: [UInt8], mode: mode_t?) throws(SystemError) {
    // If the path is a symbolic link to a file, the link is preserved.
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
