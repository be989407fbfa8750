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

struct CatalogFile {
  let path: String
  let absolutePath: String
  /// A number that increases whenever the displayed content of the file changes.
  var version = 1
  var errors: [CatalogDiagnostic] = []
  private(set) var isUnreadable = false
  private(set) var isDraft = false
  var diagnostics: [CatalogDiagnostic] = []
  private(set) var drawn: DrawnFile?
  private(set) var outline: StoryboardOutline?
  private(set) var source: SourceText?
  private(set) var locales: [String] = []
  private(set) var sizes: [Size?] = []
  private var bytes: [UInt8] = []

  var isBroken: Bool { !errors.isEmpty }

  func position(of scene: Int) -> SourcePosition? {
    guard let outline, let source, outline.scenes.indices.contains(scene) else { return nil }
    return source.position(at: Int(outline.scenes[scene].range.start))
  }

  init(path: String, absolutePath: String) { (self.path, self.absolutePath) = (path, absolutePath) }

  struct Reader {
    let program: HostProgram
    let limits: SyntaxLimits
    let look: StageSettings
    let memory: AssetMemory
    let drafts: [String: [UInt8]]
    /// The search for translation tables. Each reader has a new search, because tables can be added or removed.
    let tables = TableSearch()

    var compiler: SceneCompiler {
      var compiler = program.compiler(limits: limits)
      compiler.readsForCanvas = true
      return compiler
    }
  }

  /// Reads the file's unsaved content or, if there is none, the file itself. Returns whether the file has changed.
  mutating func read(_ reader: Reader) -> Bool {
    var next = self
    (next.errors, next.isUnreadable, next.isDraft) = ([], false, reader.drafts[absolutePath] != nil)
    next.load(reader)
    let isSame =
      next.bytes == bytes && next.errors == errors && next.drawn?.bytes == drawn?.bytes
      && next.locales == locales
    guard !isSame || next.isDraft != isDraft else { return false }
    // Saving a draft does not change the displayed content.
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
        errors = [CatalogDiagnostic("Compiled files cannot be previewed: open the scene file instead")]
        return
      }
      let resources = SceneResources(
        tables: try reader.tables.tables(of: absolutePath).flatMap(\.tables),
        assets: try reader.look.assetNames(ofFileAt: absolutePath, reader.memory))
      let analysis = reader.compiler.analysis(of: source, resources: resources)
      let compilation = try analysis.compiled(pseudo: PseudoLocale.allCases)
      guard let bytes = compilation.bytes, let outline = analysis.outline else {
        errors = compilation.diagnostics.filter { $0.severity == .error }.map(CatalogDiagnostic.init)
        if errors.isEmpty { errors = [CatalogDiagnostic("This file cannot be drawn")] }
        return
      }
      let drawn = DrawnFile(bytes, of: analysis)
      (self.drawn, self.outline, self.source) = (drawn, outline, source)
      locales = (try? drawn.locales(vocabulary: reader.program.vocabulary, reader.memory)) ?? []
      sizes = (try? Archive(bytes: bytes)).map { WrittenSizes.all(in: $0) } ?? []
    } catch let error as ReadError {
      guard case .tooLarge(let diagnostic) = error else {
        isUnreadable = true
        return errors = [CatalogDiagnostic(error.description)]
      }
      errors = [CatalogDiagnostic(diagnostic)]
    } catch {
      errors = [CatalogDiagnostic((error as? Failure)?.message ?? "\(error)")]
    }
  }
}
