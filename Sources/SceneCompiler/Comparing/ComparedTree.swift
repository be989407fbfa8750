import SceneDiagnostics
import SceneValues

/// The content of a scene in a normalized form, for comparing two versions of the scene.
package struct ComparedTree: Sendable {
  package struct Attribute: Sendable {
    package var key: String
    /// The text as written in the file, including the file's original ids.
    package var text: String
    /// The parsed value. Values that differ only in notation are equal.
    package var meaning: Meaning
    package var isText = false
    package var range: SourceRange

    package init(_ key: String, _ text: String, meaning: Meaning, isText: Bool = false, range: SourceRange) {
      self.key = key
      self.text = text
      self.meaning = meaning
      self.isText = isText
      self.range = range
    }
  }

  package enum Meaning: Hashable, Sendable {
    case value(Value)
    case words([String])
    case text(String)
  }

  package enum Kind: Sendable {
    case file, scene, object
    /// A part that is not an object: a connection, a constraint, or a variation.
    case part
  }

  package struct Node: Sendable {
    package var kind: Kind
    package var element: String
    package var id: String?
    package var name: String?
    /// The id to display, or nil for an id that Xcode generated.
    package var label: String?
    package var className: String?
    package var attributes: [Attribute] = []
    package var parent: Int?
    package var subtreeEnd: Int
    /// A key that distinguishes a node without an id from its siblings, such as the property of an outlet.
    package var key: String?
    /// The node's slot in its parent, or nil if the node's order among its siblings does not matter.
    package var slot: String?
    package var range: SourceRange

    package init(_ kind: Kind, _ element: String, range: SourceRange, index: Int) {
      self.kind = kind
      self.element = element
      self.range = range
      subtreeEnd = index + 1
    }
  }

  package let source: SourceText
  package private(set) var nodes: [Node] = []

  package init(source: SourceText) { self.source = source }

  package static func empty(path: String) -> ComparedTree {
    var tree = ComparedTree(source: SourceText(path: path, bytes: []))
    tree.append(Node(.file, "", range: SourceRange(0..<0), index: 0))
    return tree
  }

  package mutating func append(_ node: Node) {
    nodes.append(node)
    var parent = node.parent
    while let index = parent {
      nodes[index].subtreeEnd = nodes.count
      parent = nodes[index].parent
    }
  }

  package mutating func addAttribute(_ attribute: Attribute, to node: Int) {
    nodes[node].attributes.append(attribute)
  }

  mutating func update(_ node: Int, _ change: (inout Node) -> Void) { change(&nodes[node]) }

  package func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < nodes[index].subtreeEnd {
      children.append(child)
      child = nodes[child].subtreeEnd
    }
    return children
  }
}
