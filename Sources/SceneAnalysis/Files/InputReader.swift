import SceneDiagnostics
import SceneSyntax
import SceneValues

/// How inputs are read and spoken of.
package struct InputReader: Sendable {
  /// What standard input is called when nobody gives it a name.
  package static let nameless = "<stdin>"

  /// What to call standard input, and where it would lie as a file.
  var stdinPath: String

  package init(stdinPath: String = Self.nameless) { self.stdinPath = stdinPath }

  /// Reads a file, or standard input for `-`; `origin` is who named it.
  package func read(
    _ path: String, limits: SyntaxLimits, origin: OpenedFile.Origin
  ) throws(ReadError) -> SourceText {
    try SourceReader.read(path: path, displayPath: displayPath(path), limits: limits, origin: origin)
  }

  package func displayPath(_ path: String) -> String { path == "-" ? stdinPath : path }
}
