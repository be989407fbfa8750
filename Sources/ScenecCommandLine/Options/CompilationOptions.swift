import ArgumentParser
import SceneAnalysis
import SceneCompiler
import SceneDiagnostics
import SceneFiles
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
  @Option(
    name: .customLong("accessors-to"),
    help: ArgumentHelp(
      """
      Where nothing stands in the way, write Swift source for code to speak of the scenes into this directory, as \
      'scenec generate' does; 'accessors' in .scenec.yml says for whom.
      """, valueName: "directory"),
    completion: .directory)
  var accessors: String?
  @Option(
    help: ArgumentHelp(
      "The module that this source becomes a part of: classes of others are imported.", valueName: "name"))
  var module: String?

  /// Whether anything is to be made of what was checked.
  var isWanted: Bool { directory != nil || accessors != nil }

  /// Refuses what leaves nothing to compile.
  func validate(with command: ValidateCommand) throws {
    guard module == nil || accessors != nil else {
      throw ValidationError("'--module' is about accessors: it needs '--accessors-to'.")
    }
    let given = [("--compile-to", directory), ("--accessors-to", accessors)]
    guard let (option, directory) = given.first(where: { $0.1 != nil }) else { return }
    let refusals: [(isGiven: Bool, option: String)] = [
      (command.watching.watch, "--watch"), (command.fixing.dryRun, "--dry-run"),
      (command.baseline.writeBaseline != nil, "--write-baseline"),
    ]
    if let refusal = refusals.first(where: \.isGiven) {
      throw ValidationError("'\(option) \(directory ?? "")' and '\(refusal.option)' contradict one another.")
    }
  }

  /// What each scene becomes.
  func plan(for checks: [SceneCheck]) throws(Failure) -> CompilationPlan {
    let paths = checks.map(\.path)
    return CompilationPlan(
      scenes: try directory.map { directory throws(Failure) in
        try OutputPlan(inputs: paths, output: Self.asDirectory(directory))
      },
      accessors: try accessors.map { directory throws(Failure) in
        try AccessorPlan(
          inputs: paths, names: paths, output: Self.asDirectory(directory),
          options: checks.map { AccessorOptions(access: $0.accessors.access ?? .internal, module: module) })
      })
  }

  private static func asDirectory(_ path: String) -> String { path.hasSuffix("/") ? path : path + "/" }
}

/// What becomes of scenes that were checked.
struct CompilationPlan {
  let scenes: OutputPlan?
  let accessors: AccessorPlan?

  /// Makes it. Where nothing is wanted, no scene is looked at once more.
  func make(of checks: [SceneCheck], errors: TerminalRenderer) throws -> ExitStatus {
    guard scenes != nil || accessors != nil else { return .success }
    let statuses = Array(checks.enumerated()).concurrentMap { index, check in
      Result {
        let source = try check.read()
        let resources = SceneResources(
          tables: try check.options.tables.tables(of: source.path).flatMap(\.tables))
        var findings: [Diagnostic]?
        if let destination = scenes?.destinations[index] {
          findings = try check.compile(source, resources, to: destination)
        }
        if let accessors, findings == nil {
          findings = try check.generate(
            source, resources, accessors[index], to: accessors.destinations[index])
        }
        guard let findings else { return ExitStatus.success }
        // What is an error to the compiler stays one, whatever a configuration makes of it.
        StandardStreams.printError(errors.render(findings))
        return .findings
      }
    }
    return try statuses.reduce(.success) { max($0, try $1.get()) }
  }
}

extension SceneCheck {
  /// - Returns: what stands in the way; nil where nothing does.
  fileprivate func compile(
    _ source: SourceText, _ resources: SceneResources, to destination: OutputDestination
  ) throws -> [Diagnostic]? {
    let compilation = try compiler.compile(
      source, resources: resources, sourceMap: .included(path: ProjectPath.relative(path)))
    guard let bytes = compilation.bytes else { return compilation.diagnostics }
    try destination.update(bytes, limits: CompiledInput.limits)
    return nil
  }

  /// The same. Where none are wanted, there is a file nevertheless: build tools wait for it.
  fileprivate func generate(
    _ source: SourceText, _ resources: SceneResources, _ options: AccessorOptions,
    to destination: OutputDestination
  ) throws -> [Diagnostic]? {
    guard accessors != .none else {
      try destination.update(Array("// '.scenec.yml' wants no accessors.\n".utf8))
      return nil
    }
    let made = compiler.accessors(of: source, resources: resources, options: options)
    guard let text = made.text else { return made.diagnostics }
    try destination.update(Array(text.utf8))
    return nil
  }
}
