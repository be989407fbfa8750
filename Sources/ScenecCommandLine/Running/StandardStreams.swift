import ScenePlatform
import SceneDiagnostics
import SceneFiles
import SceneValues

/// Unbuffered access to standard output and standard error. Messages are written before the process continues.
enum StandardStreams {
  /// Reopens closed streams, so that no file receives their descriptors, and ignores the signal of a closed pipe.
  static func prepare() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // All lower descriptors are open, so `open` returns this one.
      _ = open("/dev/null", O_RDWR)
    }
    signal(SIGPIPE, SIG_IGN)
    // A file that becomes too large causes a write error, as on a full disk.
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Writes to standard output. A closed pipe, as with `head`, is not treated as a failure.
  static func print(_ text: String) throws(Failure) {
    var text = text
    try print(text.withUTF8 { Array($0) })
  }

  static func print(_ bytes: [UInt8]) throws(Failure) {
    do throws(SystemError) {
      try DescriptorOutput.write(bytes, to: STDOUT_FILENO)
    } catch {
      guard error.code != EPIPE else { return }
      throw Failure("Cannot write to standard output: \(error)", .cannotCreate)
    }
  }

  static func printError(_ text: String) {
    var text = text
    try? DescriptorOutput.write(text.withUTF8 { Array($0) }, to: STDERR_FILENO)
  }

  /// Reports an error of the command. Control characters, which names of files can contain, are escaped.
  static func report(_ message: String) { report("error", [message]) }

  static func report(_ failure: Failure) { report("error", failure.lines) }

  static func warn(_ message: String) { report("warning", [message]) }

  static func warn(lines: [String]) { report("warning", lines) }

  static func warn(_ message: String, at place: String) {
    printError("\(place.printable): warning: \(message.printable)\n")
  }

  static func remark(_ message: String) { report("note", [message]) }

  static func remark(lines: [String]) { report("note", lines) }

  private static func report(_ kind: String, _ lines: [String]) {
    printError("scenec: \(kind): \(lines.map(\.printable).joined(separator: "\n"))\n")
  }
}
