import SceneCompiler
import SceneDiagnostics
import SceneDrawing
import SceneUI
import SceneValues

/// Where everything on a map is, for who draws it by other means.
package struct MapGeometry: Sendable, Equatable {
  /// What lies around the scenes of a file.
  package struct Group: Sendable, Equatable {
    package let path: String
    package let frame: Rect
  }

  /// A scene, or a box that stands for one of a file that is not on the map.
  package struct Node: Sendable, Equatable {
    /// The place of its file.
    package let file: Int
    /// Its place among the scenes of the file; nil for a box.
    package let scene: Int?
    /// `Other#id`, of a box.
    package let reference: String?
    /// With what is said of it.
    package let frame: Rect
    /// What the scene itself is drawn in.
    package let picture: Rect
    package let isInitial: Bool
    /// The actions that lead back from it.
    package let exits: [String]
  }

  /// What leads from one node to another.
  package struct Route: Sendable, Equatable {
    package let source, target: Int
    /// `show`, `embed`, or `relationship` for what a container holds.
    package let kind: String
    package let points: [Point]
    /// What is said of it, line by line.
    package let label: [String]
    /// Nil where there is nothing to say.
    package let labelFrame: Rect?
    /// Where it stands in the file of its source; nil where nobody knows.
    package let line, column: Int?
    /// Where that is written which sets it off; empty where code does, or nobody knows.
    package let senders: [SourcePosition]
  }

  package let size: Size
  package let groups: [Group]
  package let nodes: [Node]
  package let routes: [Route]

  /// - Parameters:
  ///   - map: the scenes.
  ///   - metrics: of the texts beside edges.
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
