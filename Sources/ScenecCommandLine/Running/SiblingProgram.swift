import SceneFiles
import ScenePlatform

/// A larger executable that provides the same commands and additional capabilities, such as `scenec-pixels`.
struct SiblingProgram {
  let name: String
  /// The name of the environment variable that indicates that `takePlaceIfThere()` started this process.
  let mark: String
  let purpose: String

  /// Replaces this process with the executable in the same directory or on `PATH`, if there is such an executable. Throws
  /// `Failure` if the executable cannot be run or is a different program with the same name.
  func takePlaceIfThere() throws(Failure) {
    // This prevents an endless loop if the executable is a different program, such as a link to this one.
    guard getenv(mark) == nil else {
      throw Failure("'\(name)' is a different program with the same name", .cannotCreate)
    }
    setenv(mark, "1", 1)
    defer { unsetenv(mark) }
    // The arguments are passed unchanged, because file names may be invalid UTF-8.
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
