import SceneCompiler
import SceneDiagnostics
import SceneResources
import SceneSyntax

/// One file that is to be checked, and all that counts for it.
struct SceneCheck: Sendable {
  let path: String
  /// From the root. What comes from standard input stands where its name says.
  let absolutePath: String
  let input: InputOptions
  let compiler: SceneCompiler
  let severities: RuleSeverities
  let tables: TableSearch
  /// The images and colours that its project has; nil where nobody said where they are.
  let assets: AssetNames?
  /// The code of the program that it is a scene of; nil where nobody said where that is.
  let sources: HostSources?
  /// Where the configuration lies that counts for it.
  let root: String?
  /// For whom Swift source is made of it, where that is asked for.
  let accessors: Configuration.Accessors
  var cache: Caching?

  /// What is known already, and all that a check depends on beside the file's own bytes.
  struct Caching: Sendable {
    let cache: CheckCache
    let settings: ContentDigest
  }

  func run() -> Result<CheckedFile, Report.Problem> {
    do throws(ReadError) {
      let source = try read()
      let found = try tables.tables(of: source.path)
      let resources = SceneResources(tables: found.map(\.table), assets: assets)
      return .success(
        cache.map { known(source, beside: resources, found, by: $0) } ?? check(source, beside: resources))
    } catch {
      guard case .tooLarge(let finding) = error else {
        return .failure(Report.Problem(error.description, path: input.displayPath(path)))
      }
      return .success(CheckedFile(check: self, source: finding.location.source, own: [finding], summary: nil))
    }
  }

  func read() throws(ReadError) -> SourceText { try input.read(path, limits: compiler.limits) }

  private func known(
    _ source: SourceText, beside resources: SceneResources, _ tables: [TableSearch.Found], by caching: Caching
  ) -> CheckedFile {
    let key = CheckCache.Key(
      settings: caching.settings, content: ContentDigest(of: source.bytes, beside: tables))
    let sources = [source] + resources.tables.map(\.source)
    guard let entry = caching.cache.entry(key, of: sources) else {
      return check(source, beside: resources, cacheKey: key)
    }
    return CheckedFile(
      check: self, source: source, resources: resources, own: entry.findings, summary: entry.summary,
      cacheKey: key)
  }

  func check(
    _ source: SourceText, beside resources: SceneResources, cacheKey: CheckCache.Key? = nil,
    keepsText: Bool = false
  ) -> CheckedFile {
    var compiler = compiler
    compiler.optionalRules = severities.wanted
    let (findings, summary) = compiler.examine(source, resources: resources)
    return CheckedFile(
      check: self, source: source, resources: resources, own: severities.applied(to: findings),
      summary: summary, cacheKey: cacheKey, keepsText: keepsText)
  }
}
