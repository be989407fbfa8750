import SceneDiagnostics
import SceneSyntax
import SceneValues

package struct InputReader: Sendable {
  package static let nameless = "<stdin>"

  /// The name to use for standard input. It also determines the assumed location of the input.
  var stdinPath: String

  package init(stdinPath: String = Self.nameless) { self.stdinPath = stdinPath }

  package func read(
    _ path: String, limits: SyntaxLimits, origin: OpenedFile.Origin
  ) throws(ReadError) -> SourceText {
    try SourceReader.read(path: path, displayPath: displayPath(path), limits: limits, origin: origin)
  }

  package func displayPath(_ path: String) -> String { path == "-" ? stdinPath : path }
}
