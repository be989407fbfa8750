import SceneDiagnostics
import SceneValues

/// What a scene says, as far as two versions of it are compared: without what is form alone.
package struct ComparedTree: Sendable {
  package struct Attribute: Sendable {
    package var key: String
    /// The text as it is written, with ids as the file has them.
    package var text: String
    /// What it means: equal where only the form differs.
    package var meaning: Meaning
    /// Whether people read it, in translations too.
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
    /// Words, wherever white space is between them.
    case words([String])
    case text(String)
  }

  package enum Kind: Sendable {
    case file, scene, object
    /// A part of an object that is no object: a connection, a constraint, a variation.
    case part
  }

  package struct Node: Sendable {
    package var kind: Kind
    package var element: String
    package var id: String?
    /// The id as the file has it.
    package var name: String?
    /// The id as people read it; nil for one that Xcode made, which nobody knows.
    package var label: String?
    package var className: String?
    package var attributes: [Attribute] = []
    package var parent: Int?
    /// The index after the last of what is in it.
    package var subtreeEnd: Int
    /// What tells it from its siblings if it has no id, such as the property of an outlet.
    package var key: String?
    /// Where it goes in its parent, if its place among others there means something.
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
  /// In document order; the first is the file.
  package private(set) var nodes: [Node] = []

  package init(source: SourceText) { self.source = source }

  /// The tree of a file that does not exist yet, or no longer.
  package static func empty(path: String) -> ComparedTree {
    var tree = ComparedTree(source: SourceText(path: path, bytes: []))
    tree.append(Node(.file, "", range: SourceRange(0..<0), index: 0))
    return tree
  }

  /// Adds a node, the last so far, in its parent.
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

  /// The nodes directly inside another, in order.
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
