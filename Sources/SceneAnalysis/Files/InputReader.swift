import SceneDiagnostics
import SceneSyntax
import SceneValues

/// Reads inputs and provides their display names.
package struct InputReader: Sendable {
  /// The default name of standard input.
  package static let nameless = "<stdin>"

  /// The name of standard input, which also determines its virtual location.
  var stdinPath: String

  package init(stdinPath: String = Self.nameless) { self.stdinPath = stdinPath }

  /// Reads a file, or standard input for `-`. `origin` is the source of the path.
  package func read(
    _ path: String, limits: SyntaxLimits, origin: OpenedFile.Origin
  ) throws(ReadError) -> SourceText {
    try SourceReader.read(path: path, displayPath: displayPath(path), limits: limits, origin: origin)
  }

  package func displayPath(_ path: String) -> String { path == "-" ? stdinPath : path }
}
