import SceneAnalysis
import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneDrawing
import SceneFiles
import SceneMap
import ScenePreview
import SceneUI
import SceneValues

/// The scenes in a set of files, with their appearance, segues, and diagnostics. A catalog must be used on one thread.
package final class Catalog {
  let request: CatalogRequest
  private(set) var files: [CatalogFile] = []
  var problems: [String] { (notice.map { [$0] } ?? []) + unsearched + unchecked }
  private var unsearched: [String] = []
  private var unchecked: [String] = []
  /// The error in a changed configuration or manifest, if any. The catalog remains unchanged until the error is fixed.
  var notice: String?
  private var program: HostProgram
  private var memory = AssetMemory()
  private var snapshot: Snapshot
  private var searched: [String] = []
  private var unexamined: Set<String> = []
  private var drafts: [String: [UInt8]] = [:]
  private var knownMap: MapGeometry?
  private var isMapStale = true

  /// Reads all files. Throws `Failure` or `ReadError` if a configuration, manifest, or directory cannot be read.
  package init(_ request: CatalogRequest) throws {
    self.request = request
    program = try request.program()
    snapshot = Snapshot(try Workspace(request.check()))
    try search(isNew: true)
  }

  package var places: WatchedPlaces { WatchedPlaces(of: snapshot.workspace, searched: searched) }

  package var paths: [String] { files.map(\.absolutePath) }

  package var assetDirectories: Set<String> { snapshot.workspace.assetDirectories }

  package var locales: [String] { Set(files.flatMap(\.locales)).sorted() }

  package var sceneCount: Int { files.reduce(0) { $0 + ($1.outline?.scenes.count ?? 0) } }

  package var notices: [String] {
    problems
      + files.flatMap { file in
        file.errors.map { "\(file.path):\($0.line):\($0.column): \($0.message)" }
      }
  }

  package var isIncomplete: Bool {
    !unsearched.isEmpty || !unchecked.isEmpty || files.contains(where: \.isUnreadable)
  }

  // MARK: Changes

  package struct Change: Equatable {
    package var files: Set<String> = []
    package var isStructural = false
    package var touchesMap = false

    package var isEmpty: Bool { files.isEmpty && !isStructural && !touchesMap }

    func joined(with other: Change) -> Change {
      Change(
        files: files.union(other.files), isStructural: isStructural || other.isStructural,
        touchesMap: touchesMap || other.touchesMap)
    }
  }

  /// Reads the changed files and returns the differences, except for changes to diagnostics and to positions on the map.
  /// Throws `Failure` or `ReadError` if a configuration or manifest cannot be read. The catalog then remains unchanged.
  package func update(_ changes: WatchedPlaces.Changes) throws -> Change {
    if changes.touchSettings { program = try request.program() }
    if changes.touchSettings || changes.touchSearch {
      let names = files.map(\.path)
      let before = files.map { ($0.path, $0.version) }
      if changes.touchSettings { memory = AssetMemory() }
      try search(isNew: changes.touchSettings, changed: changes.files)
      var change = Change(isStructural: names != files.map(\.path))
      let versions = Dictionary(before, uniquingKeysWith: { first, _ in first })
      change.files = Set(files.filter { versions[$0.path] != $0.version }.map(\.path))
      // Pages must be notified that the error was fixed.
      change.touchesMap = notice != nil
      notice = nil
      return change
    }
    snapshot = snapshot.rereading(changes.files)
    return read { changes.files.contains($0.absolutePath) }
  }

  /// Replaces the unsaved contents of all files, and returns the differences as `update(_:)` does.
  package func take(_ drafts: [String: [UInt8]]) -> Change {
    let changed = Set(self.drafts.keys).union(drafts.keys).filter { self.drafts[$0] != drafts[$0] }
    guard !changed.isEmpty else { return Change() }
    self.drafts = drafts
    for path in changed.sorted() { snapshot = snapshot.replacing(drafts[path], of: path) }
    return read { changed.contains($0.absolutePath) }
  }

  package func forgetImages() -> Change {
    memory = AssetMemory()
    for index in files.indices { files[index].version += 1 }
    return Change(files: Set(files.map(\.path)))
  }

  private func read(_ isWanted: (CatalogFile) -> Bool) -> Change {
    let reader = CatalogFile.Reader(
      program: program, limits: request.limits, look: request.look.stage, memory: memory, drafts: drafts)
    var change = Change()
    for index in files.indices where isWanted(files[index]) {
      unexamined.insert(files[index].path)
      guard files[index].read(reader) else { continue }
      change.files.insert(files[index].path)
    }
    if !change.files.isEmpty { isMapStale = true }
    return change
  }

  /// Searches for files and reads them. Throws `Failure` or `ReadError` if a configuration or manifest cannot be read.
  private func search(isNew: Bool, changed: Set<String> = []) throws {
    let found = try request.search()
    if isNew {
      snapshot = drafts.reduce(Snapshot(try Workspace(request.check(), found.files))) { snapshot, draft in
        snapshot.replacing(draft.value, of: draft.key)
      }
    } else {
      snapshot = try snapshot.rereading(changed).containing(found.files)
    }
    unsearched = found.problems.map(\.message)
    searched = found.directories
    isMapStale = true
    let known = Dictionary(files.map { ($0.absolutePath, $0) }, uniquingKeysWith: { first, _ in first })
    files = snapshot.workspace.checks.map { check in
      known[check.absolutePath] ?? CatalogFile(path: check.path, absolutePath: check.absolutePath)
    }
    _ = read { isNew || known[$0.absolutePath] == nil || changed.contains($0.absolutePath) }
  }

  // MARK: Checking

  package var needsCheck: Bool { !unexamined.isEmpty }

  package func examine() -> Change {
    guard needsCheck else { return Change() }
    unexamined = []
    let before = knownMap
    let found = snapshot.checkResult
    // Unreadable files already have errors.
    unchecked = found.problems.filter { problem in
      !files.contains { $0.isUnreadable && $0.path == problem.path }
    }
    .map(\.message)
    let diagnostics = Dictionary(
      found.files.map { ($0.check.absolutePath, $0.diagnostics.map(CatalogDiagnostic.init)) },
      uniquingKeysWith: { first, _ in first })
    var change = Change()
    for index in files.indices {
      let now = diagnostics[files[index].absolutePath] ?? []
      guard files[index].diagnostics != now else { continue }
      files[index].diagnostics = now
      change.files.insert(files[index].path)
    }
    change.touchesMap = before != map
    return change
  }

  // MARK: Views of the catalog

  func file(_ path: String) throws(Failure) -> CatalogFile {
    let absolute = LexicalPath.absolute(path)
    guard let file = files.first(where: { $0.path == path || $0.absolutePath == absolute }) else {
      throw Failure("File '\(path)' does not exist in the preview", .request)
    }
    return file
  }

  /// Returns a scene from a file's last readable version. Throws `Failure` if it cannot be displayed or tapped.
  package func shown(_ scene: Int, of path: String, _ choice: ScreenChoice) throws(Failure) -> ShownScene {
    try shown(scene, of: path, choice.settings(for: request.look), taps: choice.taps)
  }

  func shown(
    _ scene: Int, of path: String, _ screen: LayoutSettings, taps: [Point] = []
  ) throws(Failure) -> ShownScene {
    let file = try file(path)
    guard let drawn = file.drawn else {
      throw Failure(file.errors.first?.message ?? "The file has not been read yet", .unusable)
    }
    try drawn.names.checkFrames()
    let stage = try drawn.stage(screen, vocabulary: program.vocabulary, memory)
    if !taps.isEmpty {
      var script = StageScript()
      script.taps = taps.map(StageScript.Tap.point)
      stage.script = script
      stage.neighbors = { self.neighbor($0, of: file) }
    }
    return try stage.shown(sceneAt: scene, in: drawn.bytes, drawn.names)
  }

  private func neighbor(_ name: String, of file: CatalogFile) -> Stage.Neighbor? {
    let directory = LexicalPath.directory(of: file.absolutePath)
    let named = files.filter { $0.drawn != nil && SceneMap.storyboardName(of: $0.path) == name }
    let nearest = named.first { LexicalPath.directory(of: $0.absolutePath) == directory } ?? named.first
    return nearest.flatMap { file in file.drawn.map { Stage.Neighbor(path: file.path, $0) } }
  }

  var map: MapGeometry {
    if let knownMap, !isMapStale { return knownMap }
    let inputs = files.compactMap { file -> SceneMap.Input? in
      guard let outline = file.outline else { return nil }
      return SceneMap.Input(
        path: file.path, outline: outline, source: file.source, pictures: pictures(of: file))
    }
    let map = MapGeometry(of: SceneMap(inputs))
    (knownMap, isMapStale) = (map, false)
    return map
  }

  var mapped: [String] { files.filter { $0.outline != nil }.map(\.path) }

  private func pictures(of file: CatalogFile) -> [LayeredPicture?] {
    let scenes = file.outline?.scenes ?? []
    let isKnown = file.sizes.count == scenes.count
    return scenes.indices.map { scene in
      let written = (isKnown ? file.sizes[scene] : nil) ?? .currentPhone
      let size = request.look.size ?? request.look.device?.size ?? written
      return LayeredPicture(size: size, layers: [])
    }
  }

  func element(at place: SourcePosition, of path: String) throws(Failure) -> ElementPlaces.Found {
    let file = try file(path)
    guard let bytes = file.drawn?.bytes, let archive = try? Archive(bytes: bytes),
      let found = ElementPlaces.element(
        at: place, in: archive, (file.outline?.scenes.indices ?? 0..<0).compactMap(file.position))
    else { throw Failure("No element exists at \(path):\(place.line):\(place.column)", .request) }
    return found
  }
}
