import ArgumentParser
import SceneDiagnostics
import SceneSyntax
import SceneValues

/// How inputs are read and spoken of.
struct InputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What to call standard input, and where it would lie as a file: what stands beside it counts.",
      valueName: "name"))
  var stdinPath = Self.nameless

  /// Whether standard input has no name of its own.
  var isNameless: Bool { stdinPath == Self.nameless }
  private static let nameless = "<stdin>"

  /// Reads a file, or standard input for `-`.
  ///
  /// - Parameter origin: who named it.
  func read(
    _ path: String, limits: SyntaxLimits, origin: OpenedFile.Origin
  ) throws(ReadError) -> SourceText {
    try SourceReader.read(path: path, displayPath: displayPath(path), limits: limits, origin: origin)
  }

  func displayPath(_ path: String) -> String { path == "-" ? stdinPath : path }
}
