import Glibc

struct SpawnFailure: Error, CustomStringConvertible {
  let program: String
  let status: Int32
  var description: String { "\(program) ended with status \(status)" }
}

/// Runs a program and waits for it. (Foundation's `Process` polls, which costs 50 ms.)
func run(_ program: String, _ arguments: [String]) throws {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  defer { posix_spawn_file_actions_destroy(&actions) }
  var argv = ([program] + arguments).map { strdup($0) }
  argv.append(nil)
  defer { argv.forEach { free($0) } }
  var process = pid_t()
  guard posix_spawn(&process, program, &actions, nil, argv, environ) == 0 else {
    throw SpawnFailure(program: program, status: errno)
  }
  var status: Int32 = 0
  guard waitpid(process, &status, 0) == process, status == 0 else {
    throw SpawnFailure(program: program, status: status)
  }
}
