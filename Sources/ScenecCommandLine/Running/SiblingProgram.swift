import SceneFiles
import ScenePlatform

/// A program of the same commands that can do more, and is larger for it: `scenec-pixels`, `scenec-preview`.
struct SiblingProgram {
  let name: String
  /// A variable that says that this program has been called by itself.
  let mark: String
  /// What it does: the beginning of sentences about it.
  let purpose: String

  /// Lets it take the place of this process: the one beside this program, or else the one on `PATH`, as git finds its
  /// commands. Does nothing where there is none.
  ///
  /// - Throws: `Failure` where there is one that cannot be run, or is another program.
  func takePlaceIfThere() throws(Failure) {
    // A program of that name that is none, a link to this one perhaps, would call itself without end.
    guard getenv(mark) == nil else {
      throw Failure("'\(name)' cannot do that: it is another program", .cannotCreate)
    }
    setenv(mark, "1", 1)
    defer { unsetenv(mark) }
    // As they came: a file's name need not be text.
    let first = strdup(name)
    defer { free(first) }
    var words = Array(UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)))
    if words.isEmpty { words = [first] } else { words[0] = first }
    words.append(nil)
    execv("\(ProgramPath.folder)/\(name)", words)
    try check(SystemError())
    execvp(name, words)
    try check(SystemError())
  }

  /// - Throws: `Failure` where the program is there, and cannot be run.
  private func check(_ reason: SystemError) throws(Failure) {
    guard reason.code != ENOENT else { return }
    throw Failure("\(purpose) '\(name)', which cannot be run: \(reason)", .cannotCreate)
  }
}
