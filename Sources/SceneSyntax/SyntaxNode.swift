import SceneDiagnostics

/// An element of a tree, for programs outside of this package.
///
/// ```swift
/// let (tree, diagnostics) = SyntaxParser.parse(SourceText(path: "Clock.scene", bytes: bytes))
/// for scene in tree?.rootNode.children ?? [] {
///   for object in scene.children { print(object.name, object.attribute("id")?.value ?? "") }
/// }
/// ```
///
/// A node keeps all of its tree alive.
public struct SyntaxNode: Sendable {
  /// An attribute as it is written in a start tag.
  public struct Attribute: Sendable {
    /// The name, with its prefix where it has one.
    public let name: String
    /// The value, with references resolved and white space normalised as XML has it.
    public let value: String
    /// Where the value stands between its quotes.
    public let location: SourceLocation
  }

  private let tree: SyntaxTree
  private let index: Int

  fileprivate init(_ index: Int, of tree: SyntaxTree) {
    self.tree = tree
    self.index = index
  }

  /// The name of the element, with its prefix where it has one.
  public var name: String { tree.name(of: tree.elements[index]) }

  /// Where the name stands in the start tag.
  public var location: SourceLocation { tree.location(tree.elements[index].nameRange) }

  /// The attributes in the order in which they are written, without declarations of namespaces.
  public var attributes: [Attribute] { tree.attributes(of: index).map(attribute) }

  /// The attribute of a name; nil where there is none.
  public func attribute(_ name: String) -> Attribute? {
    tree.attributes(of: index).first { tree.name(of: $0) == name }.map(attribute)
  }

  /// The elements directly inside, in their order.
  public var children: [SyntaxNode] { tree.children(of: index).map { SyntaxNode($0, of: tree) } }

  /// The text directly inside, without runs that are only white space.
  public var text: String { tree.texts(of: index).map { tree.value(of: $0) }.joined() }

  private func attribute(_ attribute: SyntaxTree.Attribute) -> Attribute {
    Attribute(
      name: tree.name(of: attribute), value: tree.value(of: attribute),
      location: tree.location(attribute.valueRange))
  }
}

extension SyntaxTree {
  /// The element that everything else stands in.
  public var rootNode: SyntaxNode { SyntaxNode(0, of: self) }
}
