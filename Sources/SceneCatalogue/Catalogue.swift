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

/// All scenes of some files as they are now: what they look like, what leads where, and what is found in them.
///
/// Lives on one thread. After a change of a file, `update(_:)` reads that file again, and nothing else.
package final class Catalogue {
  let request: CatalogueRequest
  private(set) var files: [CatalogueFile] = []
  /// What could not be looked into, or read, beside the files.
  var problems: [String] { (complaint.map { [$0] } ?? []) + unsearched + unchecked }
  private var unsearched: [String] = []
  private var unchecked: [String] = []
  /// What is wrong with a configuration or a manifest since it changed: all is as it was before.
  var complaint: String?
  private var program: HostProgram
  private var memory = AssetMemory()
  private var snapshot: Snapshot
  private var searched: [String] = []
  private var unexamined: Set<String> = []
  /// What is typed and not saved, by paths from the root: it counts in place of what lies on the disk.
  private var drafts: [String: [UInt8]] = [:]
  private var knownMap: MapGeometry?
  /// Whether files have changed since the map was drawn.
  private var isMapOld = true

  /// Reads all files. What is wrong with one of them is said beside it.
  ///
  /// - Parameter request: what it is to hold.
  /// - Throws: `Failure` and `ReadError` where a configuration, a manifest, or a directory cannot be read.
  package init(_ request: CatalogueRequest) throws {
    self.request = request
    program = try request.program()
    snapshot = Snapshot(try Workspace(request.check()))
    try search(isNew: true)
  }

  /// The places that count for it.
  package var places: WatchedPlaces { WatchedPlaces(of: snapshot.workspace, searched: searched) }

  /// The files, from the root.
  package var paths: [String] { files.map(\.absolutePath) }

  /// The directories of images and colors, from the root.
  package var assetDirectories: Set<String> { snapshot.workspace.assetDirectories }

  /// The locales that there are translations for, of whichever file.
  package var locales: [String] { Set(files.flatMap(\.locales)).sorted() }

  /// How many scenes there are.
  package var sceneCount: Int { files.reduce(0) { $0 + ($1.outline?.scenes.count ?? 0) } }

  /// Why files cannot be drawn, or be looked for.
  package var complaints: [String] {
    problems
      + files.flatMap { file in
        file.errors.map { "\(file.path):\($0.line):\($0.column): \($0.message)" }
      }
  }

  /// Whether there is something that was asked for and could not be read.
  package var isIncomplete: Bool { !unsearched.isEmpty || files.contains(where: \.isUnreadable) }

  // MARK: Changes

  /// What is different after a change.
  package struct Change: Equatable {
    /// The paths of files of which something else is seen.
    package var files: Set<String> = []
    /// Whether files have come or gone.
    package var isStructural = false
    /// Whether anything leads elsewhere, or lies elsewhere on the map.
    package var touchesMap = false

    package var isEmpty: Bool { files.isEmpty && !isStructural && !touchesMap }

    /// This one, and what is different after another one.
    func joined(with other: Change) -> Change {
      Change(
        files: files.union(other.files), isStructural: isStructural || other.isStructural,
        touchesMap: touchesMap || other.touchesMap)
    }
  }

  /// Reads what has changed on the disk.
  ///
  /// - Parameter changes: what is known of that.
  /// - Returns: what is different now. What a check finds, and what lies elsewhere on the map, is not looked for yet.
  /// - Throws: `Failure` and `ReadError` where a configuration or a manifest cannot be read: all is as before then.
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
      // So that pages hear of it.
      change.touchesMap = complaint != nil
      complaint = nil
      return change
    }
    snapshot = snapshot.rereading(changes.files)
    return read { changes.files.contains($0.absolutePath) }
  }

  /// Takes what is typed, of whichever files.
  ///
  /// - Parameter drafts: the whole texts of all files of which something is typed and not saved, by paths from the root.
  /// - Returns: what is different now, as for `update(_:)`.
  package func take(_ drafts: [String: [UInt8]]) -> Change {
    let changed = Set(self.drafts.keys).union(drafts.keys).filter { self.drafts[$0] != drafts[$0] }
    guard !changed.isEmpty else { return Change() }
    self.drafts = drafts
    for path in changed.sorted() { snapshot = snapshot.replacing(drafts[path], of: path) }
    return read { changed.contains($0.absolutePath) }
  }

  /// Draws all anew: an image looks otherwise than before.
  package func forgetImages() -> Change {
    memory = AssetMemory()
    for index in files.indices { files[index].version += 1 }
    return Change(files: Set(files.map(\.path)))
  }

  private func read(_ isWanted: (CatalogueFile) -> Bool) -> Change {
    let reader = CatalogueFile.Reader(
      program: program, limits: request.limits, look: request.look.stage, memory: memory, drafts: drafts)
    var change = Change()
    for index in files.indices where isWanted(files[index]) {
      unexamined.insert(files[index].path)
      guard files[index].read(reader) else { continue }
      change.files.insert(files[index].path)
    }
    if !change.files.isEmpty { isMapOld = true }
    return change
  }

  /// - Parameters:
  ///   - isNew: whether all is to be read again.
  ///   - changed: the files that are to be, else.
  /// - Throws: `Failure` and `ReadError` where a configuration or a manifest cannot be read.
  private func search(isNew: Bool, changed: Set<String> = []) throws {
    let found = try request.search()
    if isNew {
      // It knows nothing of what is typed.
      snapshot = drafts.reduce(Snapshot(try Workspace(request.check(), found.files))) { snapshot, draft in
        snapshot.replacing(draft.value, of: draft.key)
      }
    } else {
      snapshot = try snapshot.rereading(changed).containing(found.files)
    }
    unsearched = found.problems.map(\.message)
    searched = found.directories
    isMapOld = true
    let known = Dictionary(files.map { ($0.absolutePath, $0) }, uniquingKeysWith: { first, _ in first })
    // Without those that their configurations leave out.
    files = snapshot.workspace.checks.map { check in
      known[check.absolutePath] ?? CatalogueFile(path: check.path, absolutePath: check.absolutePath)
    }
    _ = read { isNew || known[$0.absolutePath] == nil || changed.contains($0.absolutePath) }
  }

  // MARK: What is found

  /// Whether files have changed since a check looked at them.
  package var needsExamination: Bool { !unexamined.isEmpty }

  /// Checks what has changed, and what that means for other files and for the map.
  ///
  /// - Returns: the files in which something else is found than before.
  package func examine() -> Change {
    guard needsExamination else { return Change() }
    unexamined = []
    let before = knownMap
    let found = snapshot.examination
    // Of a file that cannot be read, its errors say so.
    unchecked = found.problems.filter { problem in
      !files.contains { $0.isUnreadable && $0.path == problem.path }
    }
    .map(\.message)
    let findings = Dictionary(
      found.files.map { ($0.check.absolutePath, $0.findings.map(CatalogueFinding.init)) },
      uniquingKeysWith: { first, _ in first })
    var change = Change()
    for index in files.indices {
      let now = findings[files[index].absolutePath] ?? []
      guard files[index].findings != now else { continue }
      files[index].findings = now
      change.files.insert(files[index].path)
    }
    change.touchesMap = before != map
    return change
  }

  // MARK: What is seen

  /// The file of a path.
  ///
  /// - Throws: `Failure` where there is none.
  func file(_ path: String) throws(Failure) -> CatalogueFile {
    let absolute = LexicalPath.absolute(path)
    guard let file = files.first(where: { $0.path == path || $0.absolutePath == absolute }) else {
      throw Failure("There is no file '\(path)' here", .request)
    }
    return file
  }

  /// What a scene looks like.
  ///
  /// - Parameters:
  ///   - scene: its place among those of the file.
  ///   - path: of the file.
  ///   - choice: on which screen.
  /// - Returns: the scene as the file could last be read.
  /// - Throws: `Failure` where there is no such scene, where it cannot be shown, and where something cannot be tapped.
  package func shown(_ scene: Int, of path: String, _ choice: ScreenChoice) throws(Failure) -> ShownScene {
    try shown(scene, of: path, choice.settings(for: request.look), taps: choice.taps)
  }

  /// The same, on a screen that is known.
  func shown(
    _ scene: Int, of path: String, _ screen: LayoutSettings, taps: [Point] = []
  ) throws(Failure) -> ShownScene {
    let file = try file(path)
    guard let drawn = file.drawn else {
      throw Failure(file.errors.first?.message ?? "There is nothing to see yet", .unusable)
    }
    try drawn.names.checkFrames()
    let stage = try drawn.stage(screen, vocabulary: program.vocabulary, memory)
    if !taps.isEmpty {
      var script = StageScript()
      script.taps = taps.map(StageScript.Tap.point)
      stage.script = script
      stage.neighbours = { self.neighbour($0, of: file) }
    }
    return try stage.shown(sceneAt: scene, in: drawn.bytes, drawn.names)
  }

  /// The file that a segue of another one names, as it could last be read: the one that lies nearest.
  private func neighbour(_ name: String, of file: CatalogueFile) -> Stage.Neighbour? {
    let directory = LexicalPath.directory(of: file.absolutePath)
    let named = files.filter { $0.drawn != nil && SceneMap.storyboardName(of: $0.path) == name }
    let nearest = named.first { LexicalPath.directory(of: $0.absolutePath) == directory } ?? named.first
    return nearest.flatMap { file in file.drawn.map { Stage.Neighbour(path: file.path, $0) } }
  }

  /// Where everything is on the map of all scenes.
  var map: MapGeometry {
    if let knownMap, !isMapOld { return knownMap }
    let inputs = files.compactMap { file -> SceneMap.Input? in
      guard let outline = file.outline else { return nil }
      return SceneMap.Input(
        path: file.path, outline: outline, source: file.source, pictures: pictures(of: file))
    }
    let map = MapGeometry(of: SceneMap(inputs))
    (knownMap, isMapOld) = (map, false)
    return map
  }

  /// The files on the map, in its order.
  var mapped: [String] { files.filter { $0.outline != nil }.map(\.path) }

  /// Empty ones, as large as the scenes: a map needs no more.
  private func pictures(of file: CatalogueFile) -> [LayeredPicture?] {
    let scenes = file.outline?.scenes ?? []
    let isKnown = file.sizes.count == scenes.count
    return scenes.indices.map { scene in
      let written = (isKnown ? file.sizes[scene] : nil) ?? Size(width: 320, height: 480)
      let size = request.look.size ?? request.look.device?.size ?? written
      return LayeredPicture(size: size, layers: [])
    }
  }

  /// The scene and the element at a place of a file.
  ///
  /// - Throws: `Failure` where there is none.
  func element(at place: SourcePosition, of path: String) throws(Failure) -> ElementPlaces.Found {
    let file = try file(path)
    guard let bytes = file.drawn?.bytes, let archive = try? Archive(bytes: bytes),
      let found = ElementPlaces.element(
        at: place, in: archive, (file.outline?.scenes.indices ?? 0..<0).compactMap(file.position))
    else { throw Failure("There is no element at \(path):\(place.line):\(place.column)", .request) }
    return found
  }
}
