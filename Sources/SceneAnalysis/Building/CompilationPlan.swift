import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneResources
import SceneSyntax

/// What becomes of scenes that were checked.
package struct CompilationPlan {
  private let scenes: OutputPlan?
  private let accessors: AccessorPlan?

  /// - Parameters:
  ///   - checks: those of the scenes.
  ///   - scenes: the directory that compiled scenes are written into; nil where none are wanted.
  ///   - accessors: that of Swift source by which code speaks of them.
  ///   - module: the module that this source becomes a part of; nil where its place says so.
  /// - Throws: `Failure` where two scenes would become the same.
  package init(
    for checks: [SceneCheck], scenesTo scenes: String?, accessorsTo accessors: String?, module: String?
  ) throws(Failure) {
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

  /// Makes it. Where nothing is wanted, no scene is looked at once more.
  ///
  /// - Parameters:
  ///   - checks: those that the plan is for, in the same order.
  ///   - report: is told what stands in the way of a scene, from whichever thread finds it.
  /// - Returns: whether all was made.
  /// - Throws: where a scene cannot be read, or what it becomes cannot be made or written.
  package func make(of checks: [SceneCheck], report: @Sendable ([Diagnostic]) -> Void) throws -> Bool {
    guard scenes != nil || accessors != nil else { return true }
    let results = Array(checks.enumerated()).concurrentMap { index, check in
      Result {
        let source = try check.read()
        let tables = try check.options.tables.tables(of: source.path).flatMap(\.tables)
        let analysis = check.compiler.analysis(of: source, resources: SceneResources(tables: tables))
        var findings: [Diagnostic]?
        if let destination = scenes?.destinations[index] {
          findings = try check.compile(analysis, to: destination)
        }
        if let accessors, findings == nil {
          findings = try check.generate(analysis, accessors[index], to: accessors.destinations[index])
        }
        guard let findings else { return true }
        // What is an error to the compiler stays one, whatever a configuration makes of it.
        report(findings)
        return false
      }
    }
    return try results.map { try $0.get() }.allSatisfy { $0 }
  }
}

extension SceneCheck {
  /// - Returns: what stands in the way; nil where nothing does.
  fileprivate func compile(_ analysis: Analysis, to destination: OutputDestination) throws -> [Diagnostic]? {
    let compilation = try analysis.compiled(sourceMap: .included(path: ProjectPath.relative(path)))
    guard let bytes = compilation.bytes else { return compilation.diagnostics }
    try destination.update(bytes, limits: CompiledInput.limits)
    return nil
  }

  /// The same. An empty file is written where no accessors are wanted, since build tools expect one.
  fileprivate func generate(
    _ analysis: Analysis, _ options: AccessorOptions, to destination: OutputDestination
  ) throws -> [Diagnostic]? {
    guard accessors != .none else {
      try destination.update(Array("// '.scenec.yml' wants no accessors.\n".utf8))
      return nil
    }
    let made = analysis.accessors(options)
    guard let text = made.text else { return made.diagnostics }
    try destination.update(Array(text.utf8))
    return nil
  }
}

extension OutputDestination {
  /// Writes what is not there already: build tools take a file that was written for one that has changed.
  fileprivate func update(_ bytes: [UInt8], limits: SyntaxLimits = .default) throws {
    guard case .file(let path, let origin) = self else {
      throw InternalError("what is written into a directory is a file")
    }
    if !holds(bytes, limits: limits) { try FileOutput.write(bytes, to: path, origin) }
  }
}
