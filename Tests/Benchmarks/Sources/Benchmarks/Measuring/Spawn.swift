import Foundation

struct SpawnFailure: Error, CustomStringConvertible {
  let program: String
  let status: Int32
  var description: String { "\(program) ended with status \(status)" }
}

/// A running child process. Foundation's `Process` polls, which costs 50 ms.
struct Spawned {
  let program: String
  let id: pid_t

  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: The arguments after the program's name.
  ///   - output: The descriptor for standard output. If nil, the output is discarded.
  ///   - variables: The environment variables to add or replace.
  /// - Throws: `SpawnFailure` if the program cannot be started.
  init(
    _ program: String, _ arguments: [String], output: Int32? = nil,
    environment variables: [String: String] = [:]
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    }
    var argv = ([program] + arguments).map { strdup($0) } + [nil]
    var inherited: [String] = []
    var next = environ
    while let variable = next.pointee {
      inherited.append(String(cString: variable))
      next += 1
    }
    inherited.removeAll { variable in variables.keys.contains { variable.hasPrefix($0 + "=") } }
    var envp = (inherited + variables.map { "\($0)=\($1)" }).map { strdup($0) } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var id = pid_t()
    let code = posix_spawn(&id, program, &actions, nil, &argv, &envp)
    guard code == 0 else { throw SpawnFailure(program: program, status: code) }
    self.program = program
    self.id = id
  }

  /// Waits for the end of the process. Throws `SpawnFailure` for other exit statuses than the accepted ones.
  func wait(accepting statuses: ClosedRange<Int32> = 0...0) throws {
    var status: Int32 = 0
    guard waitpid(id, &status, 0) == id, status & 0x7f == 0, statuses.contains(status >> 8) else {
      throw SpawnFailure(program: program, status: status)
    }
  }

  func terminate() {
    kill(id, SIGTERM)
    var status: Int32 = 0
    waitpid(id, &status, 0)
  }
}

/// Returns the peak memory of a program, in bytes.
///
/// The system counts at least the memory of the parent process, so a small helper starts the program.
func peakMemory(_ program: String, _ arguments: [String]) throws -> Int {
  let script = """
    import os, sys
    silent = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    process = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ, file_actions=silent)
    _, status, usage = os.wait4(process, 0)
    print(usage.ru_maxrss * 1024 if os.waitstatus_to_exitcode(status) in (0, 1) else "")
    """
  let text = try output(of: "/usr/bin/python3", ["-c", script, program] + arguments)
  guard let bytes = Int(text.prefix { $0 != "\n" }) else { throw SpawnFailure(program: program, status: -1) }
  return bytes
}

func run(_ program: String, _ arguments: [String]) throws { try Spawned(program, arguments).wait() }

func output(of program: String, _ arguments: [String], environment: [String: String] = [:]) throws -> String {
  let pipe = try Pipe()
  let spawned = try Spawned(program, arguments, output: pipe.writing, environment: environment)
  let text = pipe.readAll()
  try spawned.wait()
  return text
}

/// A pipe that child processes inherit only if it is passed as their output.
final class Pipe {
  private let reading: Int32
  let writing: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SpawnFailure(program: "pipe", status: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Closes the write end, and reads until all other writers have closed theirs.
  func readAll() -> String {
    close(writing)
    var text = ""
    while let more = readSome() { text += more }
    return text
  }

  /// Reads the next bytes. Returns nil at the end.
  func readSome() -> String? {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(reading, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }

  deinit { close(reading) }
}
