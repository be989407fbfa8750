import SceneCompiler
import SceneDiagnostics
import SceneDrawing
import SceneValues

/// The scenes in a set of files, including their connections within and between files.
package struct SceneMap {
  struct File {
    let path: String
    /// The name that other storyboards use to refer to the file.
    let storyboard: String
    let isNib: Bool
    var nodes: [Int] = []
    var initial: Int?
  }

  /// A scene, or a box that represents a scene whose file is not on the map.
  struct Node {
    let file: Int
    let scene: StoryboardOutline.Scene?
    /// The reference that the box represents, such as `Other#id`.
    var reference: String?
    var position: SourcePosition?
    var picture: LayeredPicture?
    var canvas: Point?
  }

  struct Edge {
    let kind: StoryboardOutline.Kind
    let source: Int
    /// The target of the edge, or nil for an unwind segue, which returns to the controller that implements the action.
    let target: Int?
    var action: String?
    var identifier: String?
    var sender: String?
    var senderID: String?
    var senderPosition: SourcePosition?
    var position: SourcePosition?
  }

  package struct Input {
    var path: String
    var outline: StoryboardOutline
    var source: SourceText?
    var pictures: [LayeredPicture?]

    package init(
      path: String, outline: StoryboardOutline, source: SourceText?, pictures: [LayeredPicture?]
    ) {
      self.path = path
      self.outline = outline
      self.source = source
      self.pictures = pictures
    }
  }

  private(set) var files: [File] = []
  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  private(set) var exits: [Int: [String]] = [:]

  package init(_ inputs: [Input]) {
    var nodesOfScenes: [[Int]] = []
    for (index, input) in inputs.enumerated() {
      var file = File(
        path: input.path, storyboard: Self.storyboardName(of: input.path), isNib: input.outline.isNib)
      for (scene, picture) in zip(input.outline.scenes, input.pictures) {
        file.nodes.append(nodes.count)
        nodes.append(
          Node(
            file: index, scene: scene, position: Self.position(scene.range, in: input.source),
            picture: picture,
            canvas: scene.place))
      }
      file.initial = input.outline.initial.map { file.nodes[$0] }
      nodesOfScenes.append(file.nodes)
      files.append(file)
    }
    let scenes = nodesOfScenes.map { nodes in
      Dictionary(
        nodes.compactMap { node in self.nodes[node].scene?.id.map { ($0, node) } },
        uniquingKeysWith: { first, _ in first })
    }
    let names = Dictionary(
      files.indices.map { (files[$0].storyboard, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, input) in inputs.enumerated() {
      var boxes: [String: Int] = [:]
      for edge in input.outline.edges {
        var (target, action): (Int?, String?) = (nil, nil)
        switch edge.target {
        case .scene(let scene): target = nodesOfScenes[index][scene]
        case .exit(let selector): action = selector
        case .elsewhere(let storyboard, let id):
          target =
            names[storyboard].flatMap { id.isEmpty ? files[$0].initial : scenes[$0][id] }
            ?? box(for: "\(storyboard)#\(id)", of: index, input.outline, &boxes)
        }
        let source = nodesOfScenes[index][edge.source]
        if let action, exits[source]?.contains(action) != true { exits[source, default: []].append(action) }
        edges.append(
          Edge(
            kind: edge.kind, source: source, target: target, action: action,
            identifier: edge.identifier, sender: edge.sender, senderID: edge.senderID,
            senderPosition: edge.senderRange.flatMap { Self.position($0, in: input.source) },
            position: Self.position(edge.range, in: input.source)))
      }
    }
  }

  /// Returns the name of a storyboard, such as `Main` for `Base.lproj/Main~pad.storyboard`.
  package static func storyboardName(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file[...]
    return String(stem.prefix { $0 != "~" })
  }

  private static func position(_ range: SourceRange, in source: SourceText?) -> SourcePosition? {
    source.map { $0.position(at: Int(range.start)) }
  }

  /// Returns the box for a scene whose file is not on the map. Each file that refers to the scene has its own box.
  private mutating func box(
    for reference: String, of file: Int, _ outline: StoryboardOutline, _ boxes: inout [String: Int]
  ) -> Int {
    if let known = boxes[reference] { return known }
    boxes[reference] = nodes.count
    files[file].nodes.append(nodes.count)
    nodes.append(
      Node(
        file: file, scene: nil, reference: reference, canvas: outline.referencePlaces[reference]))
    return nodes.count - 1
  }
}
