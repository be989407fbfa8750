import ScenePlatform
import SceneValues

package enum FileOutput {
  package struct Output: Sendable {
    package var path: String
    package var bytes: [UInt8]
    package var origin: OpenedFile.Origin
    /// The part of the path that the user named. Directories below it are created if needed. The default is the path
    /// without its last component.
    package var directory: String?
    package var expected: Expected

    package init(
      _ bytes: [UInt8], to path: String, _ origin: OpenedFile.Origin = .found, below directory: String? = nil,
      replacing expected: Expected = .anything
    ) {
      (self.bytes, self.path, self.origin) = (bytes, path, origin)
      (self.directory, self.expected) = (directory, expected)
    }
  }

  /// The expected content of the destination. If another program has changed the file, the file is not replaced.
  package enum Expected: Sendable {
    case anything
    case nothing
    case contents(length: Int?, @Sendable ([UInt8]) -> Bool)

    package static func contents(_ bytes: [UInt8]) -> Expected {
      .contents(length: bytes.count) { $0 == bytes }
    }
  }

  /// Writes a temporary file and renames it so that readers see either the old file or the new one. The file is not
  /// synchronized to disk, because it can be generated again and a digest detects damage. If the user specified the path,
  /// symbolic links are followed, and devices and pipes such as `/dev/null` are accepted.
  package static func write(
    _ bytes: [UInt8], to path: String, _ origin: OpenedFile.Origin = .found, below directory: String? = nil,
    replacing expected: Expected = .anything
  ) throws(Failure) {
    try write([Output(bytes, to: path, origin, below: directory, replacing: expected)])
  }

  /// Writes either all files or none of them. A replaced file keeps its owner, mode, and extended attributes.
  package static func write(_ outputs: [Output]) throws(Failure) {
    // Writing to a device or pipe can take any time and cannot be undone, so it precedes the changes of files.
    var files: [Output] = []
    for output in outputs {
      if isDevice(output) { try writeThrough(output) } else { files.append(output) }
    }
    try replace(files)
  }

  private static func replace(_ outputs: [Output]) throws(Failure) {
    // A termination signal between creating and renaming the temporary files would leave them behind.
    try withSignalsBlocked { () throws(Failure) in
      var staged: [FileReplacement] = []
      var directories = OpenDirectories()
      do throws(Failure) {
        for output in outputs { staged.append(try Self.staged(output, in: &directories)) }
        for (output, file) in zip(outputs, staged) {
          do throws(FileReplacement.Problem) {
            try file.commit(isUndoable: outputs.count > 1)
          } catch {
            throw failure(error, output)
          }
        }
      } catch {
        for file in staged.reversed() { file.undo() }
        throw error
      }
      for file in staged { file.finish() }
    }
  }

  /// Returns whether the user named a device or pipe. Links such as `/dev/stdout` lead to pipes that have no path.
  private static func isDevice(_ output: Output) -> Bool {
    var status = stat()
    guard output.origin == .named, stat(output.path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  private static func writeThrough(_ output: Output) throws(Failure) {
    do throws(SystemError) {
      let descriptor = open(output.path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { throw SystemError() }
      defer { close(descriptor) }
      try DescriptorOutput.write(output.bytes, to: descriptor)
    } catch {
      throw failure(.system(error), output)
    }
  }

  private static func staged(
    _ output: Output, in directories: inout OpenDirectories
  ) throws(Failure) -> FileReplacement {
    do throws(SystemError) {
      return try FileReplacement(output, in: &directories)
    } catch {
      throw failure(.system(error), output)
    }
  }

  private static func failure(_ problem: FileReplacement.Problem, _ output: Output) -> Failure {
    switch problem {
    case .isChanged:
      Failure("'\(output.path)' was changed by another program and was not written", .cannotCreate)
    case .system(let error): Failure("Cannot write '\(output.path)': \(reason(error))", .cannotCreate)
    }
  }

  /// Writes to a file in place, which triggers no event for the directory. Readers must detect incomplete files.
  package static func writeInPlace(_ bytes: [UInt8], to path: String) throws(Failure) {
    do throws(SystemError) {
      let descriptor = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o666)
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
    switch error.code {
    case ENXIO: "it is not a regular file"
    case ELOOP: "it is a symbolic link, which is followed only if it is specified on the command line"
    default: error.description
    }
  }
}
