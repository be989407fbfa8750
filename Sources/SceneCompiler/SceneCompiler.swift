import InterfaceBuilder
import SceneArchive
import SceneDiagnostics
import SceneModel
import SceneParsing
import SceneResources
import SceneSyntax
import SceneValidation
import SceneValues

/// The pipeline: scene XML → positioned tree → document → checks → compiled archive.
///
/// ```swift
/// let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
/// let compilation = compiler.compile(SourceText(path: "Clock.scene", text))
/// for finding in compilation.diagnostics { print(finding.message) }
/// ```
public struct SceneCompiler: Sendable {
  /// All classes that scenes may speak of: the class library's, and what is known of the host's.
  public var vocabulary: Vocabulary {
    didSet { foreignVocabulary = Self.foreignVocabulary(adding: vocabulary) }
  }
  /// The classes that files of Interface Builder's may speak of.
  private(set) var foreignVocabulary: Lazy<Vocabulary>
  /// How large and how deep a scene may be.
  public var limits: SyntaxLimits
  /// The rules to check beside those that are on by default.
  public var optionalRules: Set<RuleID>
  /// What the project sets for rules of taste.
  package var ruleSettings = RuleSettings()
  /// What the host's code says of scenes, where its sources are known.
  package var host: HostCode?

  /// Makes a compiler for the classes of a vocabulary, with the default limits of files and the rules that are on by default.
  public init(
    vocabulary: Vocabulary, limits: SyntaxLimits = .default, optionalRules: Set<RuleID> = []
  ) {
    self.vocabulary = vocabulary
    foreignVocabulary = Self.foreignVocabulary(adding: vocabulary)
    self.limits = limits
    self.optionalRules = optionalRules
  }

  /// Describes what files of Interface Builder's may speak of, which the first of them would wait for.
  package func describeForeignClasses() { _ = foreignVocabulary.value }

  private static func foreignVocabulary(adding known: Vocabulary) -> Lazy<Vocabulary> {
    Lazy { InterfaceBuilder.vocabulary(adding: known) }
  }

  /// What became of a source: every finding, and the compiled file where none is an error.
  public struct Compilation: Sendable {
    /// Every finding, in the order of the source.
    public var diagnostics: [Diagnostic]
    /// The bytes of the `.scenec` file; nil where there are errors.
    public var bytes: [UInt8]?
  }

  /// Reads a scene and applies every rule.
  ///
  /// What other files may make good, one alone is not blamed for.
  ///
  /// - Parameters:
  ///   - source: the scene.
  ///   - resources: what stands beside the scene; of what is not known, no rule speaks.
  /// - Returns: the findings.
  public func validate(_ source: SourceText, resources: SceneResources = SceneResources()) -> [Diagnostic] {
    check(source, resources).diagnostics
  }

  /// Reads all scenes of a project and applies every rule, those about the whole project too.
  ///
  /// - Returns: the findings in source order, sorted by path.
  public func validate(_ sources: [SourceText]) -> [Diagnostic] { validate(sources, counting: CheckWork()) }

  /// The same; what it takes is added to the work.
  package func validate(_ sources: [SourceText], counting work: CheckWork) -> [Diagnostic] {
    let examined = sources.map { examineDocument($0, SceneResources(), work) }
    let files = zip(sources, examined).map { source, examined in
      Project.File(
        path: source.path, summary: examined.summary, mentions: StoryboardMentions.names(in: source.bytes))
    }
    let found = ProjectRules.check(Project(files, isWhole: true), steps: work.steps) { sources[$0] }
    var all = examined.flatMap(\.diagnostics) + found.values.joined()
    all.sortInSourceOrder()
    return all
  }

  /// Reads a scene and applies every rule about one file. What it has to say to those about the whole project comes
  /// with it; nil where it could not be read.
  package func examine(
    _ source: SourceText, resources: SceneResources = SceneResources()
  ) -> (diagnostics: [Diagnostic], summary: FileSummary?) {
    let examined = examineDocument(source, resources, CheckWork())
    return (examined.diagnostics, examined.summary)
  }

  /// What a compiled file says of where in the source its things were written.
  public enum SourceMapping: Sendable {
    case omitted
    /// - Parameter path: the path to name, relative to the project; nil for the source's own.
    case included(path: String? = nil)
  }

  /// Compiles a scene.
  ///
  /// - Parameters:
  ///   - source: the scene.
  ///   - resources: what stands beside the scene: its translations become part of the compiled file.
  ///   - mapping: whether loading errors can name lines of the source. The digest is the same either way.
  /// - Returns: the bytes of the archive and the findings; only the findings where one of them is an error.
  /// - Throws: `InternalError` where a scene without errors does not become a valid archive: a bug of the
  ///   compiler's.
  public func compile(
    _ source: SourceText, resources: SceneResources = SceneResources(),
    sourceMap mapping: SourceMapping = .included()
  ) throws(InternalError) -> Compilation {
    let (document, tables, diagnostics) = check(source, resources)
    guard let document, !diagnostics.hasErrors else { return Compilation(diagnostics: diagnostics) }
    let (content, positions) = Lowering.lower(document, vocabulary: vocabulary, tables: tables)
    do throws(ArchiveError) {
      let bytes = try content.encoded(sourceMap: mapping.sourceMap(from: positions))
      return Compilation(diagnostics: diagnostics, bytes: bytes)
    } catch {
      throw InternalError("the compiled form of \(source.path) is not valid: \(error)")
    }
  }

  /// - Returns: the tables of translations too, with the keys that the document has.
  func check(
    _ source: SourceText, _ resources: SceneResources
  ) -> (document: SceneDocument?, tables: [StringsTable], diagnostics: [Diagnostic]) {
    let examined = examineDocument(source, resources, CheckWork())
    let (document, diagnostics) = (examined.document, examined.diagnostics)
    let alone = Project([Project.File(path: source.path, summary: examined.summary)], isWhole: false)
    guard let findings = ProjectRules.check(alone, source: { _ in source })[0] else {
      return (document, examined.tables, diagnostics)
    }
    var all = diagnostics + findings
    all.sortInSourceOrder()
    return (document, examined.tables, all)
  }

  private struct Examination {
    var document: SceneDocument?
    var summary: FileSummary?
    var tables: [StringsTable] = []
    var diagnostics: [Diagnostic]
  }

  private func examineDocument(
    _ source: SourceText, _ resources: SceneResources, _ work: CheckWork
  ) -> Examination {
    let reading = SourceReading(
      source, limits: limits, translated: !resources.tables.isEmpty, counting: &work.events)
    // What is not well-formed has no structure to speak about.
    guard let tree = reading.tree, !reading.faults.hasErrors else {
      return Examination(diagnostics: reading.faults)
    }
    let resources = reading.inSceneWords(resources)
    let vocabulary = reading.isForeign ? foreignVocabulary.value : vocabulary
    let document = SceneParser.document(of: tree, vocabulary: vocabulary)
    let (checked, known) = reading.resolvingClasses(of: document, in: vocabulary)
    let (findings, summary) = SceneRules.check(
      checked, vocabulary: known, resources: resources, host: host, optional: optionalRules,
      settings: ruleSettings, silent: reading.silentRules, remarks: reading.remarks, steps: work.steps)
    return Examination(
      document: document, summary: reading.withWrittenIDs(summary, knowing: known), tables: resources.tables,
      diagnostics: reading.findings(adding: findings))
  }
}

extension SceneCompiler.SourceMapping {
  fileprivate func sourceMap(from positions: SourceMap) -> SourceMap? {
    switch self {
    case .omitted: return nil
    case .included(let path):
      var map = positions
      map.path = path ?? map.path
      return map
    }
  }
}
