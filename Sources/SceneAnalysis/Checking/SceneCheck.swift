import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneResources
import SceneSyntax
import SceneValues

package struct SceneCheck: Sendable {
  package let path: String
  let origin: OpenedFile.Origin
  /// The absolute path of the file. For standard input, the path is derived from the specified name.
  package let absolutePath: String
  let options: CheckOptions

  var severities: RuleSeverities { options.severities }
  var sources: HostSources? { options.sources }
  var accessors: Configuration.Accessors { options.accessors }
  var compiler: SceneCompiler { options.compiler.value }

  package func run() -> Result<CheckedFile, Report.Problem> {
    run(UnsavedTexts()) { () throws(ReadError) in try analysis(UnsavedTexts()) }
  }

  /// Checks the file. If contents in memory replace the file or its tables on disk, the check uses `heldAnalysis`, and the
  /// diagnostics are not cached.
  func run(
    _ held: UnsavedTexts, _ heldAnalysis: () throws(ReadError) -> Analysis
  ) -> Result<CheckedFile, Report.Problem> {
    let isHeld =
      held[absolutePath] != nil || held.holdTables && options.tables.holds(held, tablesOf: displayPath)
    do throws(ReadError) {
      if isHeld {
        return .success(checked(try heldAnalysis(), keepsText: true))
      }
      if let caching = options.caching, let unchanged = unchanged(by: caching) { return .success(unchanged) }
      let (source, stamp) = try SourceReader.readStamped(
        path: path, displayPath: displayPath, limits: options.limits, origin: origin)
      let (resources, tables) = try readResources()
      return .success(
        options.caching.map { known(source, stamp, beside: resources, tables, by: $0) }
          ?? check(source, beside: resources))
    } catch {
      guard case .tooLarge(let diagnostic) = error else {
        return .failure(Report.Problem(error.description, path: displayPath))
      }
      return .success(
        CheckedFile(check: self, source: diagnostic.location.source, own: [diagnostic], summary: nil))
    }
  }

  func analysis(_ held: UnsavedTexts) throws(ReadError) -> Analysis {
    let source: SourceText
    if let bytes = held[absolutePath] {
      source = try SourceReader.text(bytes, displayPath: displayPath, limits: options.limits)
    } else {
      source = try read()
    }
    return compiler.analysis(of: source, resources: try readResources(held).resources)
  }

  func isSame(as other: SceneCheck) -> Bool {
    path == other.path && absolutePath == other.absolutePath && options === other.options
  }

  var displayPath: String { options.input.displayPath(path) }

  /// Reads the file again. A pipe cannot be read again.
  package func read() throws(ReadError) -> SourceText {
    try options.input.read(path, limits: options.limits, origin: .found)
  }

  func readResources(
    _ held: UnsavedTexts = UnsavedTexts()
  ) throws(ReadError) -> (resources: SceneResources, tables: [TableSearch.Found]) {
    let found = try options.tables.tables(of: displayPath, held)
    return (SceneResources(tables: found.flatMap(\.tables), assets: options.assets), found)
  }

  var stamps: SceneStamps? {
    guard path != "-", let stamp = FileStamp(path: path), let tables = options.tables.stamps(of: displayPath)
    else { return nil }
    return SceneStamps(stamp, tables)
  }

  func tablePaths(_ stamps: SceneStamps) -> [String] {
    stamps.tables.isEmpty ? [] : options.tables.paths(of: displayPath)
  }

  /// Returns the file without reading it if it and its tables are unchanged and have no diagnostics, or nil otherwise.
  private func unchanged(by caching: CheckOptions.Caching) -> CheckedFile? {
    guard let stamps, let content = caching.cache.stamps.content(of: absolutePath, stamps)
    else { return nil }
    let key = CheckCache.Key(settings: caching.settings, content: content)
    guard let entry = caching.cache.silentEntry(key), let summary = entry.summary else { return nil }
    return CheckedFile(
      unopened: self, tablePaths: tablePaths(stamps), summary: summary,
      kept: CheckCache.Kept(key: key, record: StampCache.Record(stamps: stamps, content: content)),
      layoutGap: entry.layoutGap)
  }

  private func known(
    _ source: SourceText, _ stamp: FileStamp?, beside resources: SceneResources,
    _ tables: [TableSearch.Found], by caching: CheckOptions.Caching
  ) -> CheckedFile {
    let stamps = SceneStamps(stamp, tables)
    // Diagnostics quote the text of their file, so the text is needed even if the diagnostics are cached.
    let content =
      stamps.flatMap { caching.cache.stamps.content(of: absolutePath, $0) }
      ?? ContentDigest(of: source.bytes, at: ProjectPath.relative(absolutePath), beside: tables)
    let kept = CheckCache.Kept(
      key: CheckCache.Key(settings: caching.settings, content: content),
      record: stamps.map { StampCache.Record(stamps: $0, content: content) })
    let sources = [source] + resources.tables.map(\.source)
    guard let entry = caching.cache.entry(kept.key, of: sources) else {
      return check(source, beside: resources, kept: kept)
    }
    return CheckedFile(
      check: self, source: source, resources: resources, own: entry.diagnostics, summary: entry.summary,
      kept: kept, layoutGap: entry.layoutGap)
  }

  func check(
    _ source: SourceText, beside resources: SceneResources, kept: CheckCache.Kept? = nil,
    keepsText: Bool = false
  ) -> CheckedFile {
    checked(compiler.analysis(of: source, resources: resources), kept: kept, keepsText: keepsText)
  }

  private func checked(
    _ analysis: Analysis, kept: CheckCache.Kept? = nil, keepsText: Bool = false
  ) -> CheckedFile {
    var own = analysis.diagnostics
    let layout = options.layout.flatMap { analysis.source.bytes.count <= $0.input.maxBytes ? $0 : nil }
    let outcome = layout.map { $0.checker.check(analysis, $0.input) }
    if let outcome { own = outcome.adding(to: own) }
    if let wrong = WrongFileExtension.diagnostic(in: analysis) {
      own.append(wrong)
      own.sortInSourceOrder()
    }
    let reported = severities.applied(to: own)
    return CheckedFile(
      check: self, source: analysis.source, resources: analysis.resources,
      own: reported, summary: analysis.summary,
      kept: Cancellation.wasNoticed ? nil : kept,
      keepsText: keepsText, layoutGap: outcome?.gap.map { Self.explained($0, by: reported, of: own) })
  }

  /// Returns the reason why a file was not laid out. Errors are a reason only if the user can see one of them.
  private static func explained(
    _ gap: LayoutOutcome.Gap, by reported: [Diagnostic], of all: [Diagnostic]
  ) -> LayoutOutcome.Gap {
    guard gap == .errors else { return gap }
    let errors = Set(all.lazy.filter { $0.severity == .error }.map(\.rule))
    return errors.isEmpty || reported.contains { errors.contains($0.rule) } ? gap : .content
  }
}
