import Glibc
import SceneDiagnostics

/// Standard output and error, written without buffers in between: what was reported is out before anything else
/// happens.
enum StandardStreams {
  /// Makes sure that no file the program opens takes the number of a stream that was closed, and that writing to
  /// a reader who has gone is an error rather than the end.
  static func prepare() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is taken: this one, as those below are open.
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
      try write(bytes, to: STDOUT_FILENO)
    } catch {
      guard error.code != EPIPE else { return }
      throw Failure("Cannot write to standard output: \(error)", .cannotCreate)
    }
  }

  /// Writes findings to standard error, as compilers do. There is nowhere to complain if that fails.
  static func printError(_ text: String) {
    var text = text
    try? write(text.withUTF8 { Array($0) }, to: STDERR_FILENO)
  }

  /// Says what went wrong with the command itself. The name of a file, or what is quoted from one, may hold anything:
  /// a terminal is not to obey it.
  static func report(_ message: String) { report("error", message) }

  /// Says something about the command's work that is worth knowing, and nothing wrong.
  static func remark(_ message: String) { report("note", message) }

  private static func report(_ kind: String, _ message: String) {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
    printError("scenec: \(kind): \(lines.joined(separator: "\n"))\n")
  }

  /// Writes all bytes, however many calls that takes.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      // There is something left to write: so there is a base address, and what was written lies before the end.
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress! + written, $0.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        // Whoever started us may have made the pipe one that does not wait.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        throw SystemError()
      }
    }
  }
}
