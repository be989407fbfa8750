import SceneCompiler
import SceneDiagnostics
import SceneValues

package struct MapDocument {
  let map: SceneMap
  let layout: MapLayout

  package init(map: SceneMap, layout: MapLayout) {
    self.map = map
    self.layout = layout
  }

  package var text: String {
    JSONText.object([
      ("version", .int(1)),
      ("files", .array(map.files.map(file))),
      ("scenes", .array(map.nodes.indices.map(scene))),
      ("edges", .array(map.edges.map(edge))),
    ]).text + "\n"
  }

  private func file(_ file: SceneMap.File) -> JSONText {
    .object([("path", .string(file.path)), ("initial", file.initial.map { .int($0) } ?? .null)])
  }

  private func scene(_ index: Int) -> JSONText {
    let (node, frame) = (map.nodes[index], layout.places[index].picture)
    var members: [(String, JSONText)] = [("file", .int(node.file))]
    if let reference = node.reference { members.append(("reference", .string(reference))) }
    if let scene = node.scene {
      members += [
        ("id", Self.text(scene.name)), ("element", .string(scene.element)),
        ("class", Self.text(scene.customClass)),
        ("title", Self.text(scene.title)), ("initial", .bool(map.files[node.file].initial == index)),
        ("entry", .bool(scene.isEntry)),
      ]
    }
    func whole(_ number: Double) -> JSONText { .int(Int(number.rounded())) }
    let place: [(String, JSONText)] = [
      ("x", whole(frame.minX)), ("y", whole(frame.minY)), ("width", whole(frame.width)),
      ("height", whole(frame.height)),
    ]
    members.append(("place", .object(place)))
    return .object(members + Self.position(node.position))
  }

  private func edge(_ edge: SceneMap.Edge) -> JSONText {
    var members: [(String, JSONText)] = [
      ("from", .int(edge.source)), ("to", edge.target.map { .int($0) } ?? .null),
    ]
    switch edge.kind {
    case .segue(let kind): members.append(("kind", .string(kind)))
    case .relationship(let key, let number):
      members.append(("kind", .string("relationship")))
      members.append(("property", .string(key)))
      if let number { members.append(("number", .int(number))) }
    }
    if let action = edge.action { members.append(("action", .string(action))) }
    members += [("identifier", Self.text(edge.identifier)), ("sender", Self.text(edge.sender))]
    return .object(members + Self.position(edge.position))
  }

  private static func text(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

  private static func position(_ position: SourcePosition?) -> [(String, JSONText)] {
    guard let position else { return [] }
    return [("line", .int(position.line)), ("column", .int(position.column))]
  }
}
