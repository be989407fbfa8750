import ScenePlatform
import SceneAnalysis
import SceneCompiler
import SceneDiagnostics
import SceneResources
import SceneSyntax
import SceneValues

/// Compiles scenes for commands that require compiled scenes, and prints diagnostics to standard error.
struct SceneInput {
  let compiler: SceneCompiler
  let limits: SyntaxLimits
  let input: InputOptions
  let output: OutputOptions
  let strict: Bool
  private let tables = TableSearch()
  private let codeTables = CodeTableReads()
  private let printed = Locked<Set<String>>([])

  init(
    program: HostProgram, limits: LimitOptions, input: InputOptions, output: OutputOptions,
    strict: Bool = false, isForCanvas: Bool = false
  ) {
    self.limits = limits.limits
    var compiler = program.compiler(limits: self.limits)
    compiler.readsForCanvas = isForCanvas
    self.compiler = compiler
    self.input = input
    self.output = output
    self.strict = strict
  }

  func read(_ path: String) throws(ReadError) -> SourceText? {
    do throws(ReadError) {
      return try input.read(path, limits: limits, origin: .named)
    } catch {
      guard case .tooLarge(let diagnostic) = error else { throw error }
      print([diagnostic])
      return nil
    }
  }

  func analysis(
    of source: SourceText, assets: AssetNames? = nil, includingCodeTables: Bool = false
  ) throws -> Analysis {
    let resources = SceneResources(
      tables: try tables.tables(of: source.path).flatMap(\.tables), assets: assets,
      codeTables: includingCodeTables ? try tables.codeTables(besideSceneAt: source.path, codeTables) : [])
    return compiler.analysis(of: source, resources: resources)
  }

  /// Compiles a source and prints its diagnostics. Returns nil if the diagnostics prevent compilation. Throws
  /// `InternalError` if the source has no errors but does not result in a valid archive.
  func compile(
    _ analysis: Analysis, sourceMap mapping: SceneCompiler.SourceMapping = .included(),
    pseudo: [PseudoLocale] = [],
    printing isWanted: (Diagnostic) -> Bool = { _ in true }
  ) throws -> [UInt8]? {
    try passed(try analysis.compiled(sourceMap: mapping, pseudo: pseudo), analysis, isWanted).bytes
  }

  /// Compiles a source, with separate files for the translations, and prints its diagnostics. If the diagnostics prevent
  /// compilation, the result contains no files. Throws `InternalError` if the source has no errors but does not result in
  /// a valid archive.
  func compileSeparately(
    _ analysis: Analysis, sourceMap mapping: SceneCompiler.SourceMapping
  ) throws -> SceneCompiler.Compilation {
    try passed(try analysis.compiled(sourceMap: mapping, separatesTexts: true), analysis) { _ in true }
  }

  private func passed(
    _ compilation: SceneCompiler.Compilation, _ analysis: Analysis, _ isWanted: (Diagnostic) -> Bool
  ) throws -> SceneCompiler.Compilation {
    print(compilation.diagnostics.filter { isWanted($0) && isNew($0, analysis.source.path) })
    guard strict, compilation.bytes != nil, compilation.diagnostics.count(of: .warning) > 0 else {
      return compilation
    }
    StandardStreams.report(
      "'\(analysis.source.path)' was not compiled, because --strict treats warnings as errors")
    var refused = compilation
    (refused.bytes, refused.texts) = (nil, [])
    return refused
  }

  /// Returns whether a diagnostic was not printed before. Scenes in the same directory share the tables for code.
  private func isNew(_ diagnostic: Diagnostic, _ scene: String) -> Bool {
    let location = diagnostic.location
    guard location.source.path != scene else { return true }
    let line = "\(location.source.path):\(location.range.start): \(diagnostic.rule) \(diagnostic.message)"
    return printed.withLock { $0.insert(line).inserted }
  }

  private func print(_ diagnostics: [Diagnostic]) {
    StandardStreams.printError(output.renderer(for: STDERR_FILENO).render(diagnostics))
  }
}
