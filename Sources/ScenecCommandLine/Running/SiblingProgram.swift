import SceneFiles
import ScenePlatform

/// A larger program with the same commands and additional abilities: `scenec-pixels`, `scenec-preview`.
struct SiblingProgram {
  let name: String
  /// An environment variable that marks a call from this program.
  let mark: String
  let purpose: String

  /// Replaces this process by the program in the same directory, or on `PATH`. Returns if it does not exist.
  ///
  /// - Throws: `Failure` if it cannot be run or is a different program.
  func takePlaceIfThere() throws(Failure) {
    // Prevents an endless loop if the name belongs to another program, such as a link to this one.
    guard getenv(mark) == nil else {
      throw Failure("'\(name)' is a different program with the same name", .cannotCreate)
    }
    setenv(mark, "1", 1)
    defer { unsetenv(mark) }
    // Passes the arguments unchanged, because file names can be invalid UTF-8.
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

  private func check(_ reason: SystemError) throws(Failure) {
    guard reason.code != ENOENT else { return }
    throw Failure("\(purpose) '\(name)', but it cannot be run: \(reason)", .cannotCreate)
  }
}
