import InterfaceBuilder
import SceneDiagnostics
import SceneModel
import SceneResources
import SceneSyntax
import SceneValidation
import SceneValues

/// A compiler for scenes. The stages of the pipeline are: scene XML → positioned tree → document → checks → compiled
/// archive.
///
/// ```swift
/// let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
/// let compilation = try compiler.compile(SourceText(path: "Clock.scene", text))
/// for diagnostic in compilation.diagnostics { print(diagnostic.message) }
/// ```
public struct SceneCompiler: Sendable {
  /// The classes that scenes can use: those of the class library and the known classes of the host app.
  public var vocabulary: Vocabulary {
    didSet { foreignVocabulary = ForeignVocabulary(adding: vocabulary) }
  }
  private(set) var foreignVocabulary: ForeignVocabulary
  /// The maximum size and nesting depth of a scene.
  public var limits: SyntaxLimits
  /// The rules that are applied in addition to the default rules.
  public var optionalRules: Set<RuleID>
  package var ruleSettings = RuleSettings()
  package var expectations = FileExpectations()
  /// Whether to include constraints in Interface Builder files that apply only on the canvas.
  package var readsForCanvas = false
  package var host: HostCode?
  package var platformVariants: [ApplePlatforms: Lazy<PlatformVariant>] = [:]

  /// Creates a compiler for the classes of a vocabulary, with the default limits and rules.
  public init(
    vocabulary: Vocabulary, limits: SyntaxLimits = .default, optionalRules: Set<RuleID> = []
  ) {
    self.vocabulary = vocabulary
    foreignVocabulary = ForeignVocabulary(adding: vocabulary)
    self.limits = limits
    self.optionalRules = optionalRules
  }

  /// Returns the classes that a file can use. For Interface Builder files, these classes include Apple's classes.
  package func vocabulary(isForeign: Bool) -> Vocabulary { isForeign ? foreignVocabulary.value : vocabulary }

  /// Creates the vocabulary for Interface Builder files in advance so that reading the first file is not delayed.
  package func describeForeignClasses() { _ = foreignVocabulary.value }

  /// The result of a compilation: the diagnostics and, if there are no errors, the compiled file.
  public struct Compilation: Sendable {
    /// The diagnostics in the order of their locations in the source.
    public var diagnostics: [Diagnostic]
    /// The bytes of the `.scenec` file, or nil if there are errors.
    public var bytes: [UInt8]?
    /// The string files, one for each language, sorted by locale. The files are named `NAME.LOCALE.scenec`. The array is
    /// empty if the compiled file contains all strings.
    public var texts: [(locale: String, bytes: [UInt8])] = []
  }

  /// Parses a scene and applies all rules. Rules that require other files are skipped.
  ///
  /// - Parameters:
  ///   - source: The scene.
  ///   - resources: The resources that accompany the scene. Rules ignore resources that are not specified.
  /// - Returns: The diagnostics.
  public func validate(_ source: SourceText, resources: SceneResources = SceneResources()) -> [Diagnostic] {
    analysis(of: source, resources: resources).checked.diagnostics
  }

  /// Parses all scenes of a project and applies all rules. The resulting diagnostics are sorted by path and position.
  public func validate(_ sources: [SourceText]) -> [Diagnostic] { validate(sources, counting: CheckWork()) }

  package func validate(_ sources: [SourceText], counting work: CheckWork) -> [Diagnostic] {
    let examined = sources.map { source in
      let reading = SourceReading(
        source, limits: limits, translated: false, counting: &work.events)
      return examine(
        structure(of: reading), of: reading, beside: SceneResources(), counting: work.steps)
    }
    let files = zip(sources, examined).map { source, examined in
      Project.File(
        path: source.path, summary: examined.summary,
        nameReferences: StoryboardReferences.names(in: source.bytes))
    }
    let found = ProjectRules.check(Project(files, isWhole: true), steps: work.steps) { sources[$0] }
    var all = examined.flatMap(\.diagnostics) + found.values.joined()
    all.sortInSourceOrder()
    return all
  }

  /// The source locations that a compiled file contains.
  public enum SourceMapping: Sendable {
    case omitted
    /// The file contains source locations.
    ///
    /// - Parameter path: The path relative to the project, or nil to use the source's path.
    case included(path: String? = nil)
  }

  /// Compiles a scene.
  ///
  /// - Parameters:
  ///   - source: The scene.
  ///   - resources: The resources that accompany the scene. Their translations become part of the compiled file.
  ///   - mapping: Whether the archive contains a source map for loading errors. This option does not affect the digest.
  ///   - separatesTexts: Whether to write the strings of each language to a separate file, which an app reads when it
  ///     first requires the language. The default is false.
  /// - Returns: The bytes of the archive and the diagnostics. The bytes are nil if any diagnostic is an error.
  /// - Throws: `InternalError` if a scene without errors does not produce a valid archive, which is a bug.
  public func compile(
    _ source: SourceText, resources: SceneResources = SceneResources(),
    sourceMap mapping: SourceMapping = .included(), separatesTexts: Bool = false
  ) throws(InternalError) -> Compilation {
    try analysis(of: source, resources: resources).compiled(
      sourceMap: mapping, separatesTexts: separatesTexts)
  }
}
