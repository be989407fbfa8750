import InterfaceBuilder
import SceneArchive
import SceneDiagnostics
import SceneModel
import SceneParsing
import SceneResources
import SceneSyntax
import SceneValidation
import SceneValues

/// The results of analyzing one source. They are computed when first accessed. An analysis is thread-safe.
///
/// ```swift
/// let analysis = compiler.analysis(of: source)
/// let outline = analysis.outline  // reads the source
/// let compilation = try analysis.compiled()  // reuses the parsed tree
/// ```
package final class Analysis: Sendable {
  package let source: SourceText
  package let resources: SceneResources
  let compiler: SceneCompiler
  private let lazyReading: Lazy<SourceReading>
  private let lazyStructure: Lazy<Structure?>
  private let lazyResults: Lazy<RuleResults>

  // The results are classes because each access to a lazy value would otherwise copy large structures.

  final class Structure: Sendable {
    let tree: SyntaxTree
    let document: SceneDocument
    /// The classes that the file can use. For Interface Builder files, these classes include Apple's classes.
    let vocabulary: Vocabulary

    init(tree: SyntaxTree, document: SceneDocument, vocabulary: Vocabulary) {
      self.tree = tree
      self.document = document
      self.vocabulary = vocabulary
    }
  }

  final class RuleResults: Sendable {
    let document: SceneDocument?
    let vocabulary: Vocabulary?
    let tables: [StringsTable]
    let summary: FileSummary?
    let diagnostics: [Diagnostic]

    init(
      document: SceneDocument? = nil, vocabulary: Vocabulary? = nil, tables: [StringsTable] = [],
      summary: FileSummary? = nil, diagnostics: [Diagnostic]
    ) {
      self.document = document
      self.vocabulary = vocabulary
      self.tables = tables
      self.summary = summary
      self.diagnostics = diagnostics
    }
  }

  init(_ source: SourceText, _ resources: SceneResources, by compiler: SceneCompiler, namesTexts: Bool) {
    self.source = source
    self.resources = resources
    self.compiler = compiler
    let reading = Lazy {
      SourceReading(
        source, limits: compiler.limits, translated: namesTexts, forCanvas: compiler.readsForCanvas)
    }
    let structure = Lazy { compiler.structure(of: reading.value) }
    lazyReading = reading
    lazyStructure = structure
    lazyResults = Lazy {
      compiler.examine(structure.value, of: reading.value, beside: resources, counting: StepCounter())
    }
  }

  var reading: SourceReading { lazyReading.value }

  var structure: Structure? { lazyStructure.value }

  /// The original tree of an Interface Builder file, or nil if the source is a scene or cannot be read.
  package var foreignTree: SyntaxTree? { reading.original }

  /// The tree of a scene, or nil if the source is an Interface Builder file or cannot be read.
  package var sceneTree: SyntaxTree? { reading.isForeign ? nil : reading.tree }

  /// The scene ids of the objects in an Interface Builder file. The keys are storyboard identifiers and original ids.
  package var sceneIDs: [String: String] {
    foreignTree.map { InterfaceBuilder.sceneIDs(of: $0, targets: reading.targets) } ?? [:]
  }

  /// The range of the root element's name, or the beginning of the file if there is no root element.
  package var rootRange: SourceRange {
    (reading.original ?? reading.tree)?.root.nameRange ?? SourceRange(0..<0)
  }

  package var diagnostics: [Diagnostic] { lazyResults.value.diagnostics }

  package var summary: FileSummary? { lazyResults.value.summary }

  var checked: (document: SceneDocument?, diagnostics: [Diagnostic]) { alone(lazyResults.value) }

  func checked(adding rule: RuleID) -> (document: SceneDocument?, diagnostics: [Diagnostic]) {
    guard !compiler.optionalRules.contains(rule) else { return checked }
    var compiler = compiler
    compiler.optionalRules.insert(rule)
    return alone(
      compiler.examine(structure, of: reading, beside: resources, counting: StepCounter()))
  }

  private func alone(
    _ results: RuleResults
  ) -> (document: SceneDocument?, diagnostics: [Diagnostic]) {
    let project = Project([Project.File(path: source.path, summary: results.summary)], isWhole: false)
    var all = results.diagnostics
    if let diagnostics = ProjectRules.check(project, source: { [source] _ in source })[0] {
      all += diagnostics
      all.sortInSourceOrder()
    }
    return (results.document, all)
  }

  /// Compiles the source.
  ///
  /// - Returns: The bytes of the archive and the diagnostics. The bytes are nil if any diagnostic is an error.
  /// - Throws: `InternalError` if a scene without errors does not produce a valid archive.
  package func compiled(
    sourceMap mapping: SceneCompiler.SourceMapping = .included(), pseudo: [PseudoLocale] = [],
    separatesTexts: Bool = false
  ) throws(InternalError) -> SceneCompiler.Compilation {
    let (checkedDocument, diagnostics) = checked
    guard var document = checkedDocument, !Self.mayHaveErrors(diagnostics) else {
      return SceneCompiler.Compilation(diagnostics: diagnostics)
    }
    var tables = lazyResults.value.tables
    if let other = reading.withSavedFrames.flatMap(content) {
      (document, tables) = (other.document, other.tables)
    }
    document.imports += reading.canvasAttributes
    let lowering = Lowering.lower(
      document, vocabulary: compiler.vocabulary.forLoading, tables: tables, codeTables: resources.codeTables,
      pseudo: pseudo)
    return try encode { () throws(ArchiveError) in
      let files =
        separatesTexts
        ? try lowering.content.withoutTexts(asIn: lowering.withoutTexts)
        : (scene: lowering.content, languages: [])
      return SceneCompiler.Compilation(
        diagnostics: diagnostics,
        bytes: try files.scene.encoded(sourceMap: mapping.sourceMap(from: lowering.sourceMap)),
        texts: files.languages)
    }
  }

  /// A canceled check does not find all errors.
  private static func mayHaveErrors(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.hasErrors || Cancellation.wasNoticed
  }

  private func content(
    of reading: SourceReading
  ) -> (document: SceneDocument, vocabulary: Vocabulary, tables: [StringsTable])? {
    guard let structure = compiler.structure(of: reading) else { return nil }
    let (document, vocabulary) = reading.resolvingClasses(
      of: structure.document, in: structure.vocabulary, by: compiler)
    return (document, vocabulary, reading.inSceneWords(resources).tables)
  }

  private func encode<Encoded>(
    _ encode: () throws(ArchiveError) -> Encoded
  ) throws(InternalError) -> Encoded {
    do throws(ArchiveError) {
      return try encode()
    } catch {
      throw InternalError("the compiled form of \(source.path) is not valid: \(error)")
    }
  }

  /// Returns whether layout rules might report diagnostics. The result is also true for files that cannot be laid out.
  package func affectsLayout(countingText: Bool) -> Bool {
    let results = lazyResults.value
    guard !Self.mayHaveErrors(diagnostics), let document = results.document,
      let vocabulary = results.vocabulary
    else {
      return true
    }
    if let original = reading.original, InterfaceBuilder.hasConstraintsOfCanvas(original) { return true }
    let concerns = LayoutScope(of: document, vocabulary: vocabulary, countingText: countingText)
    return !concerns.scenes.isEmpty
  }

  /// Returns the input for layout rules, or nil if errors prevent compilation. For Interface Builder files, the input
  /// corresponds to the file as displayed on the editor's canvas. Throws `InternalError` if a scene without errors does
  /// not produce a valid archive.
  package func layoutSubject(pseudo: [PseudoLocale] = []) throws(InternalError) -> LayoutSubject? {
    let results = lazyResults.value
    guard !Self.mayHaveErrors(diagnostics), var document = results.document,
      var vocabulary = results.vocabulary
    else {
      return nil
    }
    var tables = results.tables
    var reading = reading
    if let canvas = reading.onCanvas {
      reading = canvas
      guard let other = content(of: canvas) else { return nil }
      (document, vocabulary, tables) = other
    }
    let lowering = Lowering.lower(
      document, vocabulary: compiler.vocabulary.forLoading, tables: tables, pseudo: pseudo, isForLayout: true)
    return LayoutSubject(
      archive: try encode { () throws(ArchiveError) in try lowering.content.archive() }, document: document,
      vocabulary: vocabulary,
      programVocabulary: compiler.vocabulary, objects: lowering.documentObjects,
      constraints: lowering.documentConstraints,
      locales: tables.map(\.locale), reading: reading)
  }
}

extension SceneCompiler {
  package func analysis(
    of source: SourceText, resources: SceneResources = SceneResources()
  ) -> Analysis {
    let compiler = platformVariants.isEmpty ? self : adapted(to: InterfaceBuilder.platforms(of: source.bytes))
    return Analysis(source, resources, by: compiler, namesTexts: !resources.tables.isEmpty)
  }

  func structure(of reading: SourceReading) -> Analysis.Structure? {
    guard let tree = reading.tree, !reading.faults.hasErrors else { return nil }
    let vocabulary = reading.isForeign ? foreignVocabulary.value : vocabulary
    var document = SceneParser.document(of: tree, vocabulary: vocabulary)
    document.localizedKeys = reading.original.map(InterfaceBuilder.localizedKeys)
    return Analysis.Structure(tree: tree, document: document, vocabulary: vocabulary)
  }

  func examine(
    _ structure: Analysis.Structure?, of reading: SourceReading, beside resources: SceneResources,
    counting steps: StepCounter
  ) -> Analysis.RuleResults {
    guard let structure else { return Analysis.RuleResults(diagnostics: reading.faults) }
    let (document, vocabulary) = reading.resolvingClasses(
      of: structure.document, in: structure.vocabulary, by: self)
    let resources = reading.inSceneWords(resources)
    let availability = reading.original.map { InterfaceBuilder.checkAvailability($0, host: host) }
    var remarks = reading.remarks
    if let availability { remarks += availability.diagnostics }
    if let original = reading.original {
      remarks += InterfaceBuilder.check(original, by: optionalRules, expecting: expectations)
    }
    var (diagnostics, summary) = SceneRules.check(
      document, vocabulary: vocabulary, resources: resources, host: host, optional: optionalRules,
      settings: ruleSettings, silent: reading.silentRules, remarks: remarks, steps: steps)
    if let part = availability?.unchecked { summary.unknownMembers.append(UnknownMember(.newerPart, part)) }
    return Analysis.RuleResults(
      document: document, vocabulary: vocabulary, tables: resources.tables,
      summary: reading.withWrittenIDs(summary, knowing: vocabulary),
      diagnostics: reading.diagnostics(adding: diagnostics))
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
