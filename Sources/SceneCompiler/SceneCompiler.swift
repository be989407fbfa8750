import InterfaceBuilder
import SceneDiagnostics
import SceneModel
import SceneResources
import SceneSyntax
import SceneValidation
import SceneValues

/// The pipeline: scene XML → positioned tree → document → checks → compiled archive.
///
/// ```swift
/// let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
/// let compilation = try compiler.compile(SourceText(path: "Clock.scene", text))
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
  /// What rules about Xcode's files as they are written expect.
  package var expectations = FileExpectations()
  /// Whether constraints of Interface Builder's files count that hold on its canvas alone.
  package var readsForCanvas = false
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

  /// The classes that a file may speak of, whether it can be read or not.
  ///
  /// - Parameter isForeign: whether Interface Builder wrote it: then Apple's, too.
  /// - Returns: all of these classes.
  package func vocabulary(isForeign: Bool) -> Vocabulary { isForeign ? foreignVocabulary.value : vocabulary }

  /// Describes what files of Interface Builder's may speak of, which the first of them would wait for.
  package func describeForeignClasses() { _ = foreignVocabulary.value }

  private static func foreignVocabulary(adding known: Vocabulary) -> Lazy<Vocabulary> {
    Lazy { InterfaceBuilder.vocabulary(adding: known) }
  }

  /// What became of a source: every diagnostic, and the compiled file where none is an error.
  public struct Compilation: Sendable {
    /// Every finding, in the order of the source.
    public var diagnostics: [Diagnostic]
    /// The bytes of the `.scenec` file; nil where there are errors.
    public var bytes: [UInt8]?
    /// The bytes of the files with the texts of one language each, `NAME.LOCALE.scenec`, in the order of the locales; empty
    /// where the texts are in the compiled file itself.
    public var texts: [(locale: String, bytes: [UInt8])] = []
  }

  /// Reads a scene and applies every rule.
  ///
  /// A single file is not blamed for what other files may provide.
  ///
  /// - Parameters:
  ///   - source: the scene.
  ///   - resources: what stands beside the scene; of what is not known, no rule speaks.
  /// - Returns: the findings.
  public func validate(_ source: SourceText, resources: SceneResources = SceneResources()) -> [Diagnostic] {
    analysis(of: source, resources: resources).checked.diagnostics
  }

  /// Reads all scenes of a project and applies every rule, those about the whole project too.
  ///
  /// - Returns: the diagnostics in source order, sorted by path.
  public func validate(_ sources: [SourceText]) -> [Diagnostic] { validate(sources, counting: CheckWork()) }

  /// Does the same, and adds the number of its steps to `work`.
  package func validate(_ sources: [SourceText], counting work: CheckWork) -> [Diagnostic] {
    let examined = sources.map { source in
      let reading = SourceReading(
        source, limits: limits, translated: false, counting: &work.events)
      return examine(
        structure(of: reading), of: reading, beside: SceneResources(), counting: work.steps)
    }
    let files = zip(sources, examined).map { source, examined in
      Project.File(
        path: source.path, summary: examined.summary, mentions: StoryboardMentions.names(in: source.bytes))
    }
    let found = ProjectRules.check(Project(files, isWhole: true), steps: work.steps) { sources[$0] }
    var all = examined.flatMap(\.diagnostics) + found.values.joined()
    all.sortInSourceOrder()
    return all
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
  ///   - separatesTexts: whether the texts of each language go into a file of their own, which programs read when the language
  ///     is first asked for. By default they are part of the compiled file.
  /// - Returns: the bytes of the archive and the diagnostics; only the diagnostics where one of them is an error.
  /// - Throws: `InternalError` where a scene without errors does not become a valid archive: a bug of the
  ///   compiler's.
  public func compile(
    _ source: SourceText, resources: SceneResources = SceneResources(),
    sourceMap mapping: SourceMapping = .included(), separatesTexts: Bool = false
  ) throws(InternalError) -> Compilation {
    try analysis(of: source, resources: resources).compiled(
      sourceMap: mapping, separatesTexts: separatesTexts)
  }
}
