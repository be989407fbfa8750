import SceneModel
import SceneResources
import SceneValues

/// The files of a project as their summaries tell, and how their scenes hang together.
///
/// Scenes of all files stand in one row, and are spoken of by their places in it.
package struct Project: Sendable {
  package struct File: Sendable {
    /// From the root, or relative where all of them are.
    package let path: String
    /// Its parts, which are asked for again and again.
    package let stem: StoryboardNames.Stem
    /// Nil for a file that could not be read: it may hold anything.
    package var summary: FileSummary?
    /// The storyboards that it may lead to where its summary does not know all links; nil where that may be any.
    package var mentions: Set<String>?
    /// Whether diagnostics in it are wanted; others are looked into for what they say of those.
    package var isChecked: Bool

    package init(
      path: String, summary: FileSummary?, mentions: Set<String>? = nil, isChecked: Bool = true
    ) {
      self.path = path
      stem = StoryboardNames.Stem(path)
      self.summary = summary
      self.mentions = mentions
      self.isChecked = isChecked
    }

    /// The same file, saying something else.
    package func saying(_ summary: FileSummary?, mentions: Set<String>?) -> File {
      var file = self
      file.summary = summary
      file.mentions = mentions
      return file
    }
  }

  /// A program whose scenes some of the files are.
  package struct Program: Sendable {
    package var code: HostCode
    package var vocabulary: Vocabulary
    /// The files' places in the list.
    package var files: [Int]
    /// Its images and colors, of each project that it is made of; nil where nobody said where they all are.
    package var assets: [AssetNames]?
    /// The tables that its code looks texts up in; nil where nobody looked for them.
    package var texts: TextTables?
    /// The targets that have each file, where they are known.
    package var targets: [Int: Set<Int>]

    package init(
      _ code: HostCode, vocabulary: Vocabulary, files: [Int], assets: [AssetNames]? = nil,
      texts: TextTables? = nil, targets: [Int: Set<Int>] = [:]
    ) {
      self.code = code
      self.vocabulary = vocabulary
      self.files = files
      self.assets = assets
      self.texts = texts
      self.targets = targets
    }
  }

  /// A link from one scene to another, and which of whose links it is.
  struct Edge {
    let source: Int
    let target: Int
    let kind: SceneLink.Kind
    let file: Int
    let link: Int
  }

  /// A link that names a storyboard, and what that name stands for.
  struct Naming {
    let file: Int
    let link: Int
    let found: StoryboardNames.Resolution
  }

  /// Up to so many scenes, looking at the id of each is faster than a table.
  private static let fewScenes = 8

  package let files: [File]
  /// Whether these are all files that may lead to one another. Else what is in no file here may still be.
  package let isWhole: Bool
  package let names: StoryboardNames
  /// For each file, where its scenes begin in the row; one more at the end.
  let firstScene: [Int]
  /// The file of each scene.
  let fileOf: [Int]
  /// For each file the scenes of its ids; the first of each. Empty for those that have few scenes, as most do.
  private let scenesByID: [[String: Int]]
  /// By the scene that they lead from.
  private(set) var edges: [[Edge]]
  /// All links that name storyboards, in the order of the files: several rules ask what these names stand for.
  private(set) var namings: [Naming] = []
  /// Files that may lead where their summaries do not say.
  private let unknown: [Int]
  /// The programs that the files are scenes of, where their code is known.
  package let hosts: [Host]
  /// Scenes that hold or lead to something nobody knows.
  private(set) var leadsAnywhere: Set<Int> = []
  /// The files whose scenes speak of a program whose code is not known: several rules ask for them.
  let filesWithoutCode: [Int]

  /// - Parameters:
  ///   - files: those that were to be checked, and others for what they say of them.
  ///   - isWhole: whether these are all files that may lead to one another.
  ///   - hosts: whose files these are.
  ///   - names: what names of storyboards stand for in exactly these files, where somebody has found that out.
  package init(_ files: [File], isWhole: Bool, hosts: [Program] = [], names: StoryboardNames? = nil) {
    self.files = files
    self.hosts = hosts.enumerated().map { Host($1, at: $0, of: files) }
    self.isWhole = isWhole
    filesWithoutCode = files.indices.filter {
      files[$0].isChecked && files[$0].summary?.needs.contains(.code) == true
    }
    self.names = names ?? StoryboardNames(files)
    unknown = files.indices.filter { files[$0].summary?.knowsLinks != true }
    var firstScene = [0]
    var fileOf: [Int] = []
    for (index, file) in files.enumerated() {
      let count = file.summary?.scenes.count ?? 0
      fileOf += repeatElement(index, count: count)
      firstScene.append(firstScene[index] + count)
    }
    scenesByID = files.map { file in
      guard let scenes = file.summary?.scenes, scenes.count > Self.fewScenes else { return [:] }
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
        namings.append(Naming(file: file, link: index, found: found))
        targets = scenes(id, in: found)
      }
      guard let source = link.source else { continue }
      let start = firstScene[file] + source
      if targets.isEmpty { leadsAnywhere.insert(start) }
      for target in targets {
        edges[start].append(Edge(source: start, target: target, kind: link.kind, file: file, link: index))
      }
    }
  }

  /// The scenes that a name stands for: one in each variant of a storyboard; none where it is not found.
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

  /// The scene of an id; without one, the initial scene.
  func scene(_ id: String, in file: Int) -> Int? {
    guard let summary = files[file].summary, !id.isEmpty else { return files[file].summary?.initial }
    guard summary.scenes.count <= Self.fewScenes else { return scenesByID[file][id] }
    return summary.scenes.firstIndex { $0.id?.text == id }
  }

  /// Whether all that leads anywhere in any file is known.
  var knowsAllLinks: Bool { isWhole && unknown.isEmpty }

  /// What diagnostics in code are kept under: they are in none of the files.
  package static let code = -1

  /// Whether code makes a scene by its id, or may.
  func mayBeMadeByCode(_ id: String, in file: Int) -> Bool {
    hosts.contains { $0.files.contains(file) && $0.code.mayName(.scene, id) }
  }

  /// Whether code makes a scene by its id, for all that is known.
  func isMadeByCode(_ id: String, in file: Int) -> Bool {
    hosts.contains { $0.files.contains(file) && $0.code.says(.scene, id) }
  }

  /// Whether a file that is not understood, or not seen, may lead to this one.
  func mayBeLedTo(_ file: Int) -> Bool {
    !isWhole
      || unknown.contains { other in
        other != file && files[other].mentions?.contains(names.storyboard(of: file)) != false
      }
  }

  subscript(scene: Int) -> SceneSummary {
    files[fileOf[scene]].summary!.scenes[scene - firstScene[fileOf[scene]]]
  }

  func link(_ edge: Edge) -> SceneLink { files[edge.file].summary!.links[edge.link] }
  func link(_ naming: Naming) -> SceneLink { files[naming.file].summary!.links[naming.link] }

  /// `viewController 'clock'`, with its file where that is another one.
  func title(of scene: Int, seenFrom file: Int) -> Message {
    let title = self[scene].title
    return fileOf[scene] == file ? title : "\(title) of '\(names.name(of: fileOf[scene]))'"
  }
}
