import ArgumentParser
import SceneCompiler
import SceneDiagnostics
import SceneResources
import SceneSyntax

/// Whether what was checked is compiled too: for build tools, which want both or nothing.
struct CompilationOptions: ParsableArguments {
  @Option(
    name: .customLong("compile-to"),
    help: ArgumentHelp(
      """
      Where nothing stands in the way, compile all scenes into this directory, as 'scenec compile' does. A file that \
      would be as it is, is left alone.
      """, valueName: "directory"),
    completion: .directory)
  var directory: String?

  /// Refuses what leaves nothing to compile.
  func validate(with command: ValidateCommand) throws {
    guard let directory else { return }
    let refusals: [(isGiven: Bool, option: String)] = [
      (command.watching.watch, "--watch"), (command.fixing.dryRun, "--dry-run"),
      (command.baseline.writeBaseline != nil, "--write-baseline"),
    ]
    if let refusal = refusals.first(where: \.isGiven) {
      throw ValidationError("'--compile-to \(directory)' and '\(refusal.option)' contradict one another.")
    }
  }

  /// Which file each scene becomes; nil where none is wanted.
  func plan(for checks: [SceneCheck]) throws(Failure) -> OutputPlan? {
    guard let directory else { return nil }
    return try OutputPlan(
      inputs: checks.map(\.path), output: directory.hasSuffix("/") ? directory : directory + "/")
  }
}

extension OutputPlan {
  /// Compiles what was checked.
  func compile(_ checks: [SceneCheck], errors: TerminalRenderer) throws -> ExitStatus {
    let statuses = Array(zip(checks, destinations)).concurrentMap { check, destination in
      Result { try check.compile(to: destination, errors: errors) }
    }
    return try statuses.reduce(.success) { max($0, try $1.get()) }
  }
}

extension SceneCheck {
  fileprivate func compile(to destination: OutputDestination, errors: TerminalRenderer) throws -> ExitStatus {
    let source = try read()
    let compilation = try compiler.compile(
      source, resources: SceneResources(tables: manner.tables.tables(of: source.path).map(\.table)),
      sourceMap: .included(path: ProjectPath.relative(path)))
    guard let bytes = compilation.bytes else {
      // What is an error to the compiler stays one, whatever a configuration makes of it.
      StandardStreams.printError(errors.render(compilation.diagnostics))
      return .findings
    }
    let known = try? SourceReader.read(path: destination.path, limits: CompiledInput.limits).bytes
    if known != bytes { try destination.write(bytes) }
    return .success
  }
}
