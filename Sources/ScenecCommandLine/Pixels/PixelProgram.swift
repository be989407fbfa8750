import SceneAnalysis
import SceneFiles
import ScenePlatform

/// The program `scenec-pixels`: the same commands, with what draws pixels.
enum PixelProgram {
  static let name = "scenec-pixels"

  /// Lets it take the place of this process: the one beside this program, or else the one on `PATH`, as git finds its
  /// commands.
  ///
  /// - Throws: `Failure` where there is none.
  static func takePlace() throws(Failure) -> Never {
    try takePlaceIfThere()
    throw Failure(
      """
      PNG and PDF files are drawn by '\(name)', which is neither beside 'scenec' nor on PATH: 'make pixels' builds it, with \
      Debian's packages 'libpango1.0-dev', 'librsvg2-dev', 'libpoppler-glib-dev', 'libturbojpeg0-dev' and 'libwebp-dev'
      """, .cannotCreate)
  }

  /// The same, but does nothing where there is none.
  ///
  /// - Throws: `Failure` where there is one that cannot be run, or is another program.
  static func takePlaceIfThere() throws(Failure) {
    // A program of that name that is none, a link to this one perhaps, would call itself without end.
    guard getenv(mark) == nil else {
      throw Failure("'\(name)' draws no pixels: it is another program", .cannotCreate)
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

  /// A variable that says that this program has been called by itself.
  private static let mark = "SCENEC_PIXELS"

  /// - Throws: `Failure` where the program is there, and cannot be run.
  private static func check(_ reason: SystemError) throws(Failure) {
    guard reason.code != ENOENT else { return }
    throw Failure("PNG and PDF files are drawn by '\(name)', which cannot be run: \(reason)", .cannotCreate)
  }
}
