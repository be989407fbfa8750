import SceneCompiler
import SceneDiagnostics
import SceneDrawing
import SceneUI
import SceneValues

/// The geometry of a map, for clients that draw the map themselves.
package struct MapGeometry: Sendable, Equatable {
  /// The frame around the scenes of a file.
  package struct Group: Sendable, Equatable {
    package let path: String
    package let frame: Rect
  }

  /// A scene, or a box that represents a scene whose file is not on the map.
  package struct Node: Sendable, Equatable {
    package let file: Int
    package let scene: Int?
    /// The reference that the box represents, such as `Other#id`.
    package let reference: String?
    package let frame: Rect
    package let picture: Rect
    package let isInitial: Bool
    package let exits: [String]
  }

  package struct Route: Sendable, Equatable {
    package let source, target: Int
    /// The kind of segue, such as `show` or `embed`, or `relationship` for the content of a container.
    package let kind: String
    package let points: [Point]
    package let label: [String]
    package let labelFrame: Rect?
    /// The position in the source's file, or nil if the position is unknown.
    package let line, column: Int?
    /// The positions of the triggers. The array is empty if code performs the segue or the triggers are unknown.
    package let senders: [SourcePosition]
  }

  package let size: Size
  package let groups: [Group]
  package let nodes: [Node]
  package let routes: [Route]

  package init(of map: SceneMap, metrics: any TextMetrics = BuiltInTextMetrics()) {
    let layout = MapLayout(of: map, metrics: metrics)
    size = layout.size
    groups = zip(map.files, layout.groups).map { Group(path: $0.path, frame: $1.frame) }
    nodes = map.nodes.indices.map { index in
      let (node, place) = (map.nodes[index], layout.places[index])
      let file = map.files[node.file]
      return Node(
        file: node.file, scene: node.scene == nil ? nil : file.nodes.firstIndex(of: index),
        reference: node.reference, frame: place.frame, picture: place.picture,
        isInitial: file.initial == index, exits: map.exits[index] ?? [])
    }
    routes = layout.routes.compactMap { route in
      let edge = map.edges[route.edges[0]]
      guard let target = edge.target else { return nil }
      let kind =
        switch edge.kind {
        case .segue(let kind): kind
        case .relationship: "relationship"
        }
      return Route(
        source: edge.source, target: target, kind: kind, points: route.points, label: route.label.lines,
        labelFrame: route.labelFrame, line: edge.position?.line, column: edge.position?.column,
        senders: route.edges.compactMap { map.edges[$0].senderPosition })
    }
  }
}
