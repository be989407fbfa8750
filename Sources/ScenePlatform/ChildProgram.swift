// The variables of the C library are not marked as thread-safe. This file only reads `environ`.
#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

package struct ChildProgram {
  package enum Failure: Error {
    case cannotStart(SystemError)
    /// The process exited with a nonzero status or was terminated by a signal. The message is its standard error output.
    case ended(status: Int32, message: String)
    case cannotKeep(SystemError)
  }

  private let arguments: [String]
  /// Whether the process has its own process group. If so, an interrupt in the terminal does not terminate it.
  private let hasOwnProcessGroup: Bool

  package init(_ name: String, arguments: [String], hasOwnProcessGroup: Bool = false) {
    self.arguments = [name] + arguments
    self.hasOwnProcessGroup = hasOwnProcessGroup
  }

  /// Runs the process with the given standard input. Returns the process's standard output.
  package func output(for input: [UInt8]) throws(Failure) -> [UInt8] {
    // Files are used instead of pipes, so that reading and writing cannot block each other.
    let files = (input: tmpfile(), output: tmpfile(), errors: tmpfile())
    defer { for case let file? in [files.input, files.output, files.errors] { fclose(file) } }
    guard let given = files.input, let output = files.output, let errors = files.errors,
      fwrite(input, 1, input.count, given) == input.count, fflush(given) == 0
    else { throw .cannotKeep(SystemError()) }
    rewind(given)
    let status = try run([fileno(given), fileno(output), fileno(errors)])
    guard status == 0 else {
      let message = Self.content(of: errors).map { String(decoding: $0, as: UTF8.self) } ?? ""
      throw .ended(status: status, message: message)
    }
    guard let bytes = Self.content(of: output) else { throw .cannotKeep(SystemError()) }
    return bytes
  }

  private func run(_ streams: [Int32]) throws(Failure) -> Int32 {
    try Self.wait(for: Self.start(arguments, streams: streams, hasOwnProcessGroup: hasOwnProcessGroup))
  }

  /// Waits for a process to end. Returns the status in the format used by `waitpid`.
  static func wait(for process: pid_t) throws(Failure) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw .cannotKeep(SystemError()) }
    }
    return status
  }

  /// Starts a process and returns its identifier. Looks up the executable in `PATH`. Throws `Failure` if it cannot start.
  static func start(
    _ arguments: [String], streams: [Int32], hasOwnProcessGroup: Bool
  ) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
    }
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A child would inherit the signals that the current thread blocks and those that the process ignores.
    var (none, usual) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&usual)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    var flags = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    if hasOwnProcessGroup {
      flags |= Int16(POSIX_SPAWN_SETPGROUP)
      posix_spawnattr_setpgroup(&attributes, 0)
    }
    posix_spawnattr_setflags(&attributes, flags)
    var words = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var process: pid_t = 0
    let failure = posix_spawnp(&process, arguments[0], &actions, &attributes, words, environment)
    guard failure == 0 else { throw .cannotStart(SystemError(failure)) }
    return process
  }

  private static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      _NSGetEnviron().pointee
    #else
      environ
    #endif
  }

  private static func content(of file: UnsafeMutablePointer<FILE>) -> [UInt8]? {
    rewind(file)
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block.prefix(count) }
    return ferror(file) == 0 ? bytes : nil
  }
}
