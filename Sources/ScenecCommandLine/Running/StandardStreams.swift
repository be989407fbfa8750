import ScenePlatform
import SceneDiagnostics
import SceneFiles

/// Standard output and error, written without buffers in between: what was reported is out before anything else
/// happens.
enum StandardStreams {
  /// Makes sure that no file the program opens takes the number of a stream that was closed, and that writing to
  /// a reader who has gone is an error rather than the end.
  static func prepare() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The system takes the lowest free number. That is this one, because all lower ones are open.
      _ = open("/dev/null", O_RDWR)
    }
    signal(SIGPIPE, SIG_IGN)
    // Beyond the largest size that the system allows a file, writing fails as it does on a full disk.
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Writes to standard output. That its reader wants no more, as `head` does, is no failure.
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

  /// Writes findings to standard error, as compilers do. There is nowhere to complain if that fails.
  static func printError(_ text: String) {
    var text = text
    try? DescriptorOutput.write(text.withUTF8 { Array($0) }, to: STDERR_FILENO)
  }

  /// Says what went wrong with the command itself. The name of a file, or what is quoted from one, may hold anything:
  /// a terminal is not to obey it.
  static func report(_ message: String) { report("error", message) }

  /// Says what may be wrong with the command itself.
  static func warn(_ message: String) { report("warning", message) }

  /// Says what may be wrong at a place in a file: "Main.storyboard:12:30".
  static func warn(_ message: String, at place: String) {
    printError("\(place.printable): warning: \(message.printable)\n")
  }

  /// Says something about the command's work that is worth knowing, and nothing wrong.
  static func remark(_ message: String) { report("note", message) }

  private static func report(_ kind: String, _ message: String) {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
    printError("scenec: \(kind): \(lines.joined(separator: "\n"))\n")
  }
}
