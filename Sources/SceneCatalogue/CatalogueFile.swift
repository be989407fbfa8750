import SceneAnalysis
import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneMap
import ScenePreview
import SceneResources
import SceneSyntax
import SceneValues

/// A file of a catalog, as it was when it could last be read: one that is broken at the moment keeps its scenes.
struct CatalogueFile {
  /// As it is called.
  let path: String
  /// From the root.
  let absolutePath: String
  /// Counts up with each change of what is seen of the file.
  var version = 1
  /// Why the file cannot be drawn as it is now; empty where it can.
  var errors: [CatalogueFinding] = []
  /// Whether it could not even be read when that was last tried.
  private(set) var isUnreadable = false
  /// Whether what is shown of it is typed and not saved.
  private(set) var isDraft = false
  /// What a check finds in it.
  var findings: [CatalogueFinding] = []
  /// What could last be drawn; nil where nothing could yet.
  private(set) var drawn: DrawnFile?
  private(set) var outline: StoryboardOutline?
  /// What the outline's places are in.
  private(set) var source: SourceText?
  /// The locales that there are translations for.
  private(set) var locales: [String] = []
  /// The sizes that its scenes were written for, of each that says one.
  private(set) var sizes: [Size?] = []
  /// As it was last read, whether or not it could be drawn.
  private var bytes: [UInt8] = []

  var isBroken: Bool { !errors.isEmpty }

  /// Where a scene's element stands.
  func position(of scene: Int) -> SourcePosition? {
    guard let outline, let source, outline.scenes.indices.contains(scene) else { return nil }
    return source.position(at: Int(outline.scenes[scene].range.start))
  }

  /// A file that has not been read.
  init(path: String, absolutePath: String) { (self.path, self.absolutePath) = (path, absolutePath) }

  /// What it is read with.
  struct Reader {
    let program: HostProgram
    let limits: SyntaxLimits
    let look: StageSettings
    let memory: AssetMemory
    /// What is typed and not saved, by paths from the root.
    let drafts: [String: [UInt8]]
    /// New for each reading: tables of translations may have come or gone.
    let tables = TableSearch()

    var compiler: SceneCompiler {
      var compiler = program.compiler(limits: limits)
      compiler.readsForCanvas = true
      return compiler
    }
  }

  /// Reads it as it is typed, or on the disk now.
  ///
  /// - Parameter reader: what it is read with.
  /// - Returns: whether anything that is said of it is different.
  mutating func read(_ reader: Reader) -> Bool {
    var next = self
    (next.errors, next.isUnreadable, next.isDraft) = ([], false, reader.drafts[absolutePath] != nil)
    next.load(reader)
    let isSame =
      next.bytes == bytes && next.errors == errors && next.drawn?.bytes == drawn?.bytes
      && next.locales == locales
    guard !isSame || next.isDraft != isDraft else { return false }
    // What was only saved looks as before.
    if !isSame { next.version += 1 }
    self = next
    return true
  }

  private func source(_ reader: Reader) throws(ReadError) -> SourceText {
    guard let draft = reader.drafts[absolutePath] else {
      return try SourceReader.read(path: absolutePath, displayPath: path, limits: reader.limits)
    }
    return try SourceReader.text(draft, displayPath: path, limits: reader.limits)
  }

  private mutating func load(_ reader: Reader) {
    do {
      let source = try source(reader)
      bytes = source.bytes
      guard !Archive.isArchive(source.bytes) else {
        errors = [CatalogueFinding("This file is compiled: its source is what is shown here")]
        return
      }
      let resources = SceneResources(
        tables: try reader.tables.tables(of: absolutePath).flatMap(\.tables),
        assets: try reader.look.assetNames(ofFileAt: absolutePath, reader.memory))
      let analysis = reader.compiler.analysis(of: source, resources: resources)
      let compilation = try analysis.compiled(pseudo: PseudoLocale.allCases)
      guard let bytes = compilation.bytes, let outline = analysis.outline else {
        errors = compilation.diagnostics.filter { $0.severity == .error }.map(CatalogueFinding.init)
        if errors.isEmpty { errors = [CatalogueFinding("This file cannot be drawn")] }
        return
      }
      let drawn = DrawnFile(bytes, of: analysis)
      (self.drawn, self.outline, self.source) = (drawn, outline, source)
      locales = (try? drawn.locales(vocabulary: reader.program.vocabulary, reader.memory)) ?? []
      sizes = (try? Archive(bytes: bytes)).map { WrittenSizes.all(in: $0) } ?? []
    } catch let error as ReadError {
      guard case .tooLarge(let finding) = error else {
        isUnreadable = true
        return errors = [CatalogueFinding(error.description)]
      }
      errors = [CatalogueFinding(finding)]
    } catch {
      errors = [CatalogueFinding((error as? Failure)?.message ?? "\(error)")]
    }
  }
}
