import SceneArchive
import SceneValues

/// The numbers of view controllers that loading each scene of a file creates at least. Without these numbers, each load
/// that exceeds the limit would create thousands of controllers before it is rejected.
struct LeastControllers: Sendable {
  private(set) var created: [Int]
  private(set) var embedded: [Int]

  private static let most = 1 << 40

  /// Counts the controllers in this file, visiting each scene once. `scenes` contains the index of each scene, by id.
  init(_ archive: Archive, _ classes: [RegisteredClass?], _ scenes: [String: Int]) {
    created = [Int](repeating: 1, count: archive.sceneCount)
    embedded = [Int](repeating: 0, count: archive.sceneCount)
    let contained = (0..<archive.sceneCount).map { Self.contained(in: $0, of: scenes, archive, classes) }
    let inView = (0..<archive.sceneCount).map { Self.embedded(in: $0, archive) }
    let content = zip(contained, inView).map { $0 + $1 }
    var isVisited = [Bool](repeating: false, count: archive.sceneCount)
    for start in 0..<archive.sceneCount where !isVisited[start] {
      isVisited[start] = true
      var path = [(scene: start, followed: 0)]
      while let (scene, followed) = path.last {
        guard followed < content[scene].count else {
          path.removeLast()
          count(scene, contained[scene], inView[scene])
          continue
        }
        path[path.count - 1].followed += 1
        guard let inner = content[scene][followed], !isVisited[inner] else { continue }
        isVisited[inner] = true
        path.append((inner, 0))
      }
    }
  }

  private mutating func count(_ scene: Int, _ contained: [Int?], _ inView: [Int?]) {
    for inner in contained {
      let more = inner.map { created[$0] } ?? 0
      created[scene] = min(created[scene] + more, Self.most)
    }
    for inner in inView {
      let more = inner.map { created[$0] + embedded[$0] } ?? 0
      embedded[scene] = min(embedded[scene] + more, Self.most)
    }
  }

  private static func contained(
    in scene: Int, of scenes: [String: Int], _ archive: Archive, _ classes: [RegisteredClass?]
  ) -> [Int?] {
    let object = archive.object(at: archive.scene(at: scene).controller)
    guard let registered = classes[object.classIndex] else { return [] }
    return object.values.flatMap { index -> [Int?] in
      let key = archive.key(at: archive.valueRecord(at: index).key)
      guard registered.relationship(key) != nil, registered.property(key) == nil else { return [] }
      return archive.value(at: index).words.map { scenes[$0] }
    }
  }

  private static func embedded(in scene: Int, _ archive: Archive) -> [Int?] {
    guard let unit = archive.scene(at: scene).viewUnit else { return [] }
    return archive.unit(at: unit).connections.compactMap { index -> Int?? in
      guard case .trigger(let segue, _) = archive.connection(at: index).kind else { return nil }
      let record = archive.segue(at: segue)
      return archive.string(at: record.kind) == "embed" ? .some(record.destination) : nil
    }
  }
}
