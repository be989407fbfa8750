import SceneModel
import SceneResources
import SceneValues

/// The summaries of a project's files and the links between their scenes. Scenes are identified by index.
package struct Project: Sendable {
  package struct File: Sendable {
    package let path: String
    package let stem: StoryboardNames.Stem
    /// The summary, or nil for a file that could not be read. Such a file might contain anything.
    package var summary: FileSummary?
    /// The names of storyboards to which the file might link if not all links are known, or nil for any storyboard.
    package var nameReferences: Set<String>?
    package var isChecked: Bool

    package init(
      path: String, summary: FileSummary?, nameReferences: Set<String>? = nil, isChecked: Bool = true
    ) {
      self.path = path
      stem = StoryboardNames.Stem(path)
      self.summary = summary
      self.nameReferences = nameReferences
      self.isChecked = isChecked
    }

    package func with(_ summary: FileSummary?, nameReferences: Set<String>?) -> File {
      var file = self
      file.summary = summary
      file.nameReferences = nameReferences
      return file
    }
  }

  /// The code of a host app and the scene files that are checked against it.
  package struct Program: Sendable {
    package var code: HostCode
    package var vocabulary: Vocabulary
    package var files: [Int]
    package var assets: [AssetNames]?
    package var texts: TextTables?
    package var targets: [Int: Set<Int>]
    /// The targets that copy a file into their bundle, for each file that shares its name with another file.
    package var copying: [Int: Set<Int>]

    package init(
      _ code: HostCode, vocabulary: Vocabulary, files: [Int], assets: [AssetNames]? = nil,
      texts: TextTables? = nil, targets: [Int: Set<Int>] = [:], copying: [Int: Set<Int>] = [:]
    ) {
      self.code = code
      self.vocabulary = vocabulary
      self.files = files
      self.assets = assets
      self.texts = texts
      self.targets = targets
      self.copying = copying
    }
  }

  /// A link between two scenes, the file that contains the link, and the link's index in that file.
  struct Edge {
    let source: Int
    let target: Int
    let kind: SceneLink.Kind
    let file: Int
    let link: Int
  }

  struct Naming {
    let file: Int
    let link: Int
    let found: StoryboardNames.Resolution
  }

  private static let linearSearchLimit = 8

  package let files: [File]
  /// Whether the project is complete. If so, no other file can link to its files or define names that they lack.
  package let isWhole: Bool
  package let names: StoryboardNames
  /// The index of each file's first scene, followed by the total number of scenes.
  let firstScene: [Int]
  let fileOf: [Int]
  /// A table for each file that maps each ID to the first scene with that ID. The table is empty for files with few
  /// scenes, which is the most common case.
  private let scenesByID: [[String: Int]]
  private(set) var edges: [[Edge]]
  private(set) var storyboardReferences: [Naming] = []
  private let unknown: [Int]
  package let hosts: [Host]
  private(set) var scenesWithUnknownLinks: Set<Int> = []
  let filesWithoutCode: [Int]

  package init(_ files: [File], isWhole: Bool, hosts: [Program] = [], names: StoryboardNames? = nil) {
    self.files = files
    self.hosts = hosts.enumerated().map { Host($1, at: $0, of: files) }
    self.isWhole = isWhole
    filesWithoutCode = files.indices.filter {
      files[$0].isChecked && files[$0].summary?.needs.contains(.code) == true
    }
    self.names = names ?? StoryboardNames(files)
    unknown = files.indices.filter { files[$0].summary?.areLinksKnown != true }
    var firstScene = [0]
    var fileOf: [Int] = []
    for (index, file) in files.enumerated() {
      let count = file.summary?.scenes.count ?? 0
      fileOf += repeatElement(index, count: count)
      firstScene.append(firstScene[index] + count)
    }
    scenesByID = files.map { file in
      guard let scenes = file.summary?.scenes, scenes.count > Self.linearSearchLimit else { return [:] }
      let ids = scenes.enumerated().compactMap { place, scene in
        scene.id.map { ($0.text, place) }
      }
      return Dictionary(ids) { first, _ in first }
    }
    self.firstScene = firstScene
    self.fileOf = fileOf
    edges = Array(repeating: [], count: fileOf.count)
    for index in files.indices { connect(index) }
  }

  private mutating func connect(_ file: Int) {
    for (index, link) in (files[file].summary?.links ?? []).enumerated() {
      let targets: [Int]
      switch link.target {
      case .scene(let scene): targets = [firstScene[file] + scene]
      case .elsewhere(let storyboard, let id):
        let found = names.resolve(storyboard, from: file)
        storyboardReferences.append(Naming(file: file, link: index, found: found))
        targets = scenes(id, in: found)
      }
      guard let source = link.source else { continue }
      let start = firstScene[file] + source
      if targets.isEmpty { scenesWithUnknownLinks.insert(start) }
      for target in targets {
        edges[start].append(Edge(source: start, target: target, kind: link.kind, file: file, link: index))
      }
    }
  }

  /// Returns the scenes to which a name refers, one for each variant of a storyboard.
  func scenes(_ target: SceneLink.Target, from file: Int) -> [Int] {
    switch target {
    case .scene(let scene): return [firstScene[file] + scene]
    case .elsewhere(let storyboard, let id): return scenes(id, in: names.resolve(storyboard, from: file))
    }
  }

  private func scenes(_ id: String, in found: StoryboardNames.Resolution) -> [Int] {
    guard case .files(let files) = found else { return [] }
    return files.compactMap { file in scene(id, in: file).map { firstScene[file] + $0 } }
  }

  func scene(_ id: String, in file: Int) -> Int? {
    guard let summary = files[file].summary, !id.isEmpty else { return files[file].summary?.initial }
    guard summary.scenes.count <= Self.linearSearchLimit else { return scenesByID[file][id] }
    return summary.scenes.firstIndex { $0.id?.text == id }
  }

  var areAllLinksKnown: Bool { isWhole && unknown.isEmpty }

  /// The file index of diagnostics in code, which are in no scene file.
  package static let code = -1

  func mayBeMadeByCode(_ id: String, in file: Int) -> Bool {
    hosts.contains { $0.files.contains(file) && $0.code.mayName(.scene, id) }
  }

  func isCreatedInCode(_ id: String, in file: Int) -> Bool {
    hosts.contains { $0.files.contains(file) && $0.code.contains(.scene, id) }
  }

  func mayBeLedTo(_ file: Int) -> Bool {
    !isWhole
      || unknown.contains { other in
        other != file && files[other].nameReferences?.contains(names.storyboard(of: file)) != false
      }
  }

  subscript(scene: Int) -> SceneSummary {
    files[fileOf[scene]].summary!.scenes[scene - firstScene[fileOf[scene]]]
  }

  func link(_ edge: Edge) -> SceneLink { files[edge.file].summary!.links[edge.link] }
  func link(_ naming: Naming) -> SceneLink { files[naming.file].summary!.links[naming.link] }

  /// Returns a description such as `viewController 'clock'`, followed by the file name if the scene is in another file.
  func title(of scene: Int, seenFrom file: Int) -> Message {
    let title = self[scene].title
    return fileOf[scene] == file ? title : "\(title) of '\(names.name(of: fileOf[scene]))'"
  }
}
