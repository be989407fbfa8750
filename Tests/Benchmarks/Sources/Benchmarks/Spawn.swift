import Glibc

struct SpawnFailure: Error, CustomStringConvertible {
  let program: String
  let status: Int32
  var description: String { "\(program) ended with status \(status)" }
}

/// A program that was started. (Foundation's `Process` polls, which costs 50 ms.)
struct Spawned {
  let program: String
  let id: pid_t

  /// - Parameters:
  ///   - program: its path.
  ///   - arguments: those behind the program's own name.
  ///   - output: the descriptor that takes what it prints; nil throws that away.
  ///   - variables: of the environment, beside those that there are.
  /// - Throws: `SpawnFailure` where it cannot be started.
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

  func wait() throws {
    var status: Int32 = 0
    guard waitpid(id, &status, 0) == id, status == 0 else {
      throw SpawnFailure(program: program, status: status)
    }
  }

  /// Waits for it.
  ///
  /// - Returns: the most memory that it had, and no less than what this process had when it started it: the system counts
  ///   that too.
  fileprivate func peakKilobytes() throws -> Int {
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(id, &status, 0, &usage) == id, status == 0 else {
      throw SpawnFailure(program: program, status: status)
    }
    return usage.ru_maxrss
  }

  /// Asks it to end, and waits until it has.
  func terminate() {
    kill(id, SIGTERM)
    var status: Int32 = 0
    waitpid(id, &status, 0)
  }
}

/// The most memory that a program takes.
///
/// Started by a process that has hardly any itself: by this one, which holds hundreds of megabytes by then, it would be
/// said to have as many.
func peakMebibytes(_ program: String, _ arguments: [String]) throws -> Int {
  let text = try output(of: "/proc/self/exe", ["peak", program] + arguments)
  guard let kilobytes = Int(text.prefix { $0 != "\n" }) else {
    throw SpawnFailure(program: program, status: -1)
  }
  return kilobytes / 1024
}

/// Prints that: what the process in between does.
func printPeak(of program: String, _ arguments: [String]) throws {
  print(try Spawned(program, arguments).peakKilobytes())
}

/// Runs a program and waits for it.
func run(_ program: String, _ arguments: [String]) throws { try Spawned(program, arguments).wait() }

/// What a program prints.
func output(of program: String, _ arguments: [String], environment: [String: String] = [:]) throws -> String {
  let pipe = try Pipe()
  let spawned = try Spawned(program, arguments, output: pipe.writing, environment: environment)
  let text = pipe.readAll()
  try spawned.wait()
  return text
}

/// A pipe whose ends other programs do not inherit unless they are handed one.
final class Pipe {
  private let reading: Int32
  let writing: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SpawnFailure(program: "pipe", status: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Reads until every writer has gone, this one first.
  func readAll() -> String {
    close(writing)
    var text = ""
    while let more = readSome() { text += more }
    return text
  }

  /// Reads what comes next; nil where nothing will.
  func readSome() -> String? {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(reading, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }

  deinit { close(reading) }
}
