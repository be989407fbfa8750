import ArgumentParser
import SceneAnalysis
import SceneDiagnostics
import SceneSyntax
import SceneValues

struct InputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The path to assume for standard input. It determines which configuration and translations are used.",
      valueName: "name"))
  var stdinPath = InputReader.nameless

  var isUnnamedInput: Bool { stdinPath == InputReader.nameless }

  var reader: InputReader { InputReader(stdinPath: stdinPath) }

  func read(
    _ path: String, limits: SyntaxLimits, origin: OpenedFile.Origin
  ) throws(ReadError) -> SourceText {
    try reader.read(path, limits: limits, origin: origin)
  }

  func displayPath(_ path: String) -> String { reader.displayPath(path) }
}
