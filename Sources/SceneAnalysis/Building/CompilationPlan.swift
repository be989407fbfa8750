import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneResources
import SceneSyntax

package struct CompilationPlan {
  private let scenes: OutputPlan?
  private let accessors: AccessorPlan?

  /// Creates a plan for the output directories. If the directory for a kind of output is nil, that kind is not created.
  /// Throws `Failure` if two scenes would have the same output, or if a directory does not exist.
  package init(
    for checks: [SceneCheck], scenesTo scenes: String?, accessorsTo accessors: String?, module: String?
  ) throws(Failure) {
    for directory in [scenes, accessors].compactMap(\.self) where !FileIdentity.isDirectory(directory) {
      let reason = FileIdentity.isPresent(directory) ? "it is not a directory" : "it does not exist"
      throw Failure("Cannot write to the directory '\(directory)': \(reason)", .cannotCreate)
    }
    let paths = checks.map(\.path)
    self.scenes = try scenes.map { directory throws(Failure) in
      try OutputPlan(inputs: paths, output: Self.asDirectory(directory))
    }
    self.accessors = try accessors.map { directory throws(Failure) in
      try AccessorPlan(
        inputs: paths, names: paths, output: Self.asDirectory(directory),
        options: checks.map { AccessorOptions(access: $0.accessors.access ?? .internal, module: module) })
    }
  }

  private static func asDirectory(_ path: String) -> String { path.hasSuffix("/") ? path : path + "/" }

  /// Compiles the scenes and generates the accessors. Returns whether all outputs were created.
  ///
  /// - `checks`: The checks for which the plan was created, in the same order.
  /// - `report`: Receives the diagnostics that prevent a scene from being compiled. Can be called from any thread.
  package func make(of checks: [SceneCheck], report: @Sendable ([Diagnostic]) -> Void) throws -> Bool {
    guard scenes != nil || accessors != nil else { return true }
    let reads = CodeTableReads()
    let results = Array(checks.enumerated()).concurrentMap { index, check in
      Result {
        let source = try check.read()
        let tables = check.options.tables
        let resources = SceneResources(
          tables: try tables.tables(of: source.path).flatMap(\.tables),
          codeTables: scenes == nil ? [] : try tables.codeTables(besideSceneAt: source.path, reads))
        let analysis = check.compiler.analysis(of: source, resources: resources)
        var diagnostics: [Diagnostic]?
        if let destination = scenes?.destinations[index] {
          diagnostics = try check.compile(analysis, to: destination)
        }
        if let accessors, diagnostics == nil {
          diagnostics = try check.generate(analysis, accessors[index], to: accessors.destinations[index])
        }
        guard let diagnostics else { return true }
        report(diagnostics)
        return false
      }
    }
    return try results.map { try $0.get() }.allSatisfy { $0 }
  }
}

extension SceneCheck {
  /// Compiles a scene. Returns the diagnostics that prevent compilation, or nil if compilation succeeds.
  fileprivate func compile(_ analysis: Analysis, to destination: OutputDestination) throws -> [Diagnostic]? {
    let compilation = try analysis.compiled(sourceMap: .included(path: ProjectPath.relative(path)))
    guard let bytes = compilation.bytes else { return compilation.diagnostics }
    try destination.update(bytes, limits: CompiledInput.limits)
    return nil
  }

  /// Generates the accessors of a scene. Returns the diagnostics that prevent generation, or nil if it succeeds. If
  /// accessors are disabled, writes a file that contains only a comment, because build tools expect an output file.
  fileprivate func generate(
    _ analysis: Analysis, _ options: AccessorOptions, to destination: OutputDestination
  ) throws -> [Diagnostic]? {
    guard accessors != .none else {
      try destination.update(Array("// '.scenec.yml' turns accessors off.\n".utf8))
      return nil
    }
    let made = analysis.accessors(options)
    guard let text = made.text else { return made.diagnostics }
    try destination.update(Array(text.utf8))
    return nil
  }
}

extension OutputDestination {
  /// Writes the bytes only if they differ from the file's content, as build tools treat written files as changed.
  fileprivate func update(_ bytes: [UInt8], limits: SyntaxLimits = .default) throws {
    guard case .file(let path, let origin) = self else {
      throw InternalError("an output in a directory must be a file")
    }
    if !holds(bytes, limits: limits) { try FileOutput.write(bytes, to: path, origin) }
  }
}
