import InterfaceBuilder
import SceneArchive
import SceneDiagnostics
import SceneModel
import SceneParsing
import SceneResources
import SceneSyntax
import SceneValidation
import SceneValues

/// One source and all that can be told of it: read once, and each part made when somebody first asks for it.
///
/// ```swift
/// let analysis = compiler.analysis(of: source)
/// let outline = analysis.outline  // reads the source
/// let compilation = try analysis.compiled()  // goes on with what was read
/// ```
///
/// May be asked from several threads at a time.
package final class Analysis: Sendable {
  package let source: SourceText
  /// What stands beside the source.
  package let resources: SceneResources
  let compiler: SceneCompiler
  private let lazyReading: Lazy<SourceReading>
  private let lazyStructure: Lazy<Structure?>
  private let lazyResults: Lazy<RuleResults>

  /// What a source says, before rules look at it.
  struct Structure: Sendable {
    let tree: SyntaxTree
    let document: SceneDocument
    /// The classes that the file may speak of: of Interface Builder's files, Apple's too.
    let vocabulary: Vocabulary
  }

  /// What the rules about one file say.
  struct RuleResults: Sendable {
    /// As the rules saw it; nil where the source cannot be read.
    var document: SceneDocument?
    /// By which they saw it.
    var vocabulary: Vocabulary?
    /// The tables of translations, with the keys that the document has.
    var tables: [StringsTable] = []
    var summary: FileSummary?
    var diagnostics: [Diagnostic]
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

  /// The source as a tree of the scene language.
  var reading: SourceReading { lazyReading.value }

  /// Nil where the source cannot be read.
  var structure: Structure? { lazyStructure.value }

  /// The file as Interface Builder wrote it; nil for a scene, and for what cannot be read.
  package var foreignTree: SyntaxTree? { reading.original }

  /// What the scene calls the things that have a storyboard identifier in a file of Interface Builder's, by that or by their
  /// id.
  package var sceneIDs: [String: String] {
    foreignTree.map { InterfaceBuilder.sceneIDs(of: $0, targets: reading.targets) } ?? [:]
  }

  /// Where the root element is named; the beginning of what has none.
  package var rootRange: SourceRange {
    (reading.original ?? reading.tree)?.root.nameRange ?? SourceRange(0..<0)
  }

  /// What was found by the rules about one file.
  package var diagnostics: [Diagnostic] { lazyResults.value.diagnostics }

  /// What the file has to say to the rules about the whole project; nil where it could not be read.
  package var summary: FileSummary? { lazyResults.value.summary }

  /// The document as the rules saw it, and what they say of the file where no other is known.
  var checked: (document: SceneDocument?, diagnostics: [Diagnostic]) { alone(lazyResults.value) }

  /// This analysis with one more rule.
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
    if let findings = ProjectRules.check(project, source: { [source] _ in source })[0] {
      all += findings
      all.sortInSourceOrder()
    }
    return (results.document, all)
  }

  /// Compiles the source.
  ///
  /// - Parameters:
  ///   - mapping: whether loading errors can name lines of the source. The digest is the same either way.
  ///   - pseudo: the languages to make of the texts themselves.
  ///   - separatesTexts: whether the texts of each language go into a file of their own.
  /// - Returns: the bytes of the archive and the diagnostics; only the diagnostics where one of them is an error.
  /// - Throws: `InternalError` where a scene without errors does not become a valid archive.
  package func compiled(
    sourceMap mapping: SceneCompiler.SourceMapping = .included(), pseudo: [PseudoLocale] = [],
    separatesTexts: Bool = false
  ) throws(InternalError) -> SceneCompiler.Compilation {
    let (document, diagnostics) = checked
    guard let document, !diagnostics.hasErrors else {
      return SceneCompiler.Compilation(diagnostics: diagnostics)
    }
    let lowering = Lowering.lower(
      document, vocabulary: compiler.vocabulary, tables: lazyResults.value.tables, pseudo: pseudo)
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

  /// What becomes of the content of an archive.
  private func encode<Encoded>(
    _ encode: () throws(ArchiveError) -> Encoded
  ) throws(InternalError) -> Encoded {
    do throws(ArchiveError) {
      return try encode()
    } catch {
      throw InternalError("the compiled form of \(source.path) is not valid: \(error)")
    }
  }

  /// Whether rules about layout can have something to say of the file.
  ///
  /// - Parameter countingText: whether somebody asks if texts fit.
  /// - Returns: true also for what cannot be laid out.
  package func concernsLayout(countingText: Bool) -> Bool {
    let results = lazyResults.value
    guard !diagnostics.hasErrors, let document = results.document, let vocabulary = results.vocabulary else {
      return true
    }
    if let original = reading.original, InterfaceBuilder.hasConstraintsOfCanvas(original) { return true }
    let concerns = LayoutConcerns(of: document, vocabulary: vocabulary, countingText: countingText)
    return !concerns.scenes.isEmpty
  }

  /// What layout is to be asked about: the file as Interface Builder's canvas has it, where it is one of these.
  ///
  /// - Parameter pseudo: the languages to make of the texts themselves.
  /// - Returns: the compiled file, with what stands where in it; nil where diagnostics keep it from being compiled.
  /// - Throws: `InternalError` where a scene without errors does not become a valid archive.
  package func layoutSubject(pseudo: [PseudoLocale] = []) throws(InternalError) -> LayoutSubject? {
    let results = lazyResults.value
    guard !diagnostics.hasErrors, var document = results.document, var vocabulary = results.vocabulary else {
      return nil
    }
    var tables = results.tables
    var reading = reading
    if let canvas = reading.onCanvas {
      reading = canvas
      guard let structure = compiler.structure(of: canvas) else { return nil }
      (document, vocabulary) = canvas.resolvingClasses(
        of: structure.document, in: structure.vocabulary, host: compiler.host)
      tables = canvas.inSceneWords(resources).tables
    }
    let lowering = Lowering.lower(
      document, vocabulary: compiler.vocabulary, tables: tables, pseudo: pseudo, isForLayout: true)
    return LayoutSubject(
      archive: try encode { () throws(ArchiveError) in try lowering.content.archive() }, document: document,
      vocabulary: vocabulary,
      programVocabulary: compiler.vocabulary, objects: lowering.documentObjects,
      constraints: lowering.documentConstraints,
      locales: tables.map(\.locale), reading: reading)
  }
}

extension SceneCompiler {
  /// What can be told of a source; nothing is read before somebody asks.
  ///
  /// - Parameters:
  ///   - source: the scene.
  ///   - resources: what stands beside the scene; of what is not known, no rule speaks.
  /// - Returns: the analysis, which has read nothing yet.
  package func analysis(
    of source: SourceText, resources: SceneResources = SceneResources()
  ) -> Analysis {
    Analysis(source, resources, by: self, namesTexts: !resources.tables.isEmpty)
  }

  func structure(of reading: SourceReading) -> Analysis.Structure? {
    // What is not well-formed has no structure to speak about.
    guard let tree = reading.tree, !reading.faults.hasErrors else { return nil }
    let vocabulary = reading.isForeign ? foreignVocabulary.value : vocabulary
    return Analysis.Structure(
      tree: tree, document: SceneParser.document(of: tree, vocabulary: vocabulary), vocabulary: vocabulary)
  }

  func examine(
    _ structure: Analysis.Structure?, of reading: SourceReading, beside resources: SceneResources,
    counting steps: StepCounter
  ) -> Analysis.RuleResults {
    guard let structure else { return Analysis.RuleResults(diagnostics: reading.faults) }
    let (document, vocabulary) = reading.resolvingClasses(
      of: structure.document, in: structure.vocabulary, host: host)
    let resources = reading.inSceneWords(resources)
    let remarks =
      reading.remarks
      + (reading.original.map { InterfaceBuilder.check($0, by: optionalRules, expecting: expectations) } ?? [])
    let (findings, summary) = SceneRules.check(
      document, vocabulary: vocabulary, resources: resources, host: host, optional: optionalRules,
      settings: ruleSettings, silent: reading.silentRules, remarks: remarks, steps: steps)
    return Analysis.RuleResults(
      document: document, vocabulary: vocabulary, tables: resources.tables,
      summary: reading.withWrittenIDs(summary, knowing: vocabulary),
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
