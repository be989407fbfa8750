import SceneArchive
import SceneRuntime
import SceneValues

/// The ways in which an app shows the scenes of a compiled storyboard.
struct SceneOrigins {
  enum Origin: Equatable {
    case container(Int)
    case push(from: Int)
    case embedding
    case presentation(style: String?)
  }

  private var origins: [Origin?]
  /// The navigation controller whose stack contains each scene, directly or in another container.
  private var navigations: [Int?]
  private let isNavigation: [Bool]

  /// If a container has more members, they are shown alone, because each of them would require all others.
  private static let maxMembers = 16
  private static let maxDepth = 16

  init(_ archive: Archive) {
    let scenes = 0..<archive.sceneCount
    origins = Array(repeating: nil, count: scenes.count)
    navigations = Array(repeating: nil, count: scenes.count)
    isNavigation = scenes.map {
      archive.elementName(ofObject: archive.scene(at: $0).controller) == "navigationController"
    }
    let ids = scenes.map { archive.id(ofScene: $0) }
    let sceneOfID = Dictionary(
      zip(ids, scenes).compactMap { id, scene in id.map { ($0, scene) } },
      uniquingKeysWith: { first, _ in first })
    let members = scenes.map { Self.members(of: $0, in: archive).compactMap { sceneOfID[$0] } }
    let inner = Set(members.joined())
    // Outer containers take precedence over inner containers, and containers take precedence over segues.
    for scene in scenes.filter({ !inner.contains($0) }) + scenes.filter(inner.contains)
    where members[scene].count <= Self.maxMembers {
      for member in members[scene] where member != scene && origins[member] == nil {
        origins[member] = .container(scene)
      }
    }
    for scene in scenes { navigations[scene] = enclosingNavigation(of: scene) }
    followSegues(archive)
  }

  private func enclosingNavigation(of scene: Int) -> Int? {
    var scene = scene
    for _ in 0..<Self.maxDepth {
      guard case .container(let container) = origins[scene] else { return nil }
      if isNavigation[container] { return container }
      scene = container
    }
    return nil
  }

  private static let relationships: Set = ["rootViewController", "viewControllers"]

  private static func members(of scene: Int, in archive: Archive) -> [String] {
    archive.object(at: archive.scene(at: scene).controller).values.flatMap { index -> [String] in
      guard relationships.contains(archive.key(at: archive.valueRecord(at: index).key)),
        case .text(let ids) = archive.value(at: index)
      else { return [] }
      return ids.split(separator: " ").map(String.init)
    }
  }

  private mutating func followSegues(_ archive: Archive) {
    var queue = navigations.indices.filter { navigations[$0] != nil }
    var head = 0
    while head < queue.count {
      let scene = queue[head]
      head += 1
      for (kind, destination, _) in Self.segues(of: scene, in: archive)
      where ["show", "replace"].contains(kind) && origins[destination] == nil && !isNavigation[destination] {
        (origins[destination], navigations[destination]) = (.push(from: scene), navigations[scene])
        queue.append(destination)
      }
    }
    for kinds in [["embed"], ["present", "show"]] {
      for scene in origins.indices {
        for (kind, destination, segue) in Self.segues(of: scene, in: archive)
        where kinds.contains(kind) && origins[destination] == nil {
          origins[destination] =
            kind == "embed"
            ? .embedding : .presentation(style: Self.style(of: segue, to: destination, in: archive))
        }
      }
    }
  }

  private static func segues(
    of scene: Int, in archive: Archive
  ) -> [(kind: String, destination: Int, segue: SegueRecord)] {
    archive.scene(at: scene).segues.compactMap { index in
      let segue = archive.segue(at: index)
      return segue.destination.map { (archive.string(at: segue.kind), $0, segue) }
    }
  }

  private static func style(of segue: SegueRecord, to scene: Int, in archive: Archive) -> String? {
    let controller = archive.object(at: archive.scene(at: scene).controller)
    for index in Array(segue.values) + Array(controller.values)
    where archive.key(at: archive.valueRecord(at: index).key) == "modalPresentationStyle" {
      if case .enumeration(let style) = archive.value(at: index) { return style }
    }
    return nil
  }

  subscript(scene: Int) -> Origin? { origins.indices.contains(scene) ? origins[scene] : nil }

  func navigation(of scene: Int) -> Int? { navigations[scene] }

  /// Whether a limited number of containers leads to the scene, which is not the case if containers form a cycle.
  func isNested(_ scene: Int) -> Bool {
    var scene = scene
    for _ in 0..<Self.maxDepth {
      switch origins[scene] {
      case .container(let container): scene = container
      case .push: return navigations[scene].map { $0 != scene } ?? false
      case .embedding, .presentation, nil: return true
      }
    }
    return false
  }
}
