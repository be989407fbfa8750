import SceneDiagnostics

/// An element of a tree, for clients outside this package.
///
/// ```swift
/// let (tree, diagnostics) = SyntaxParser.parse(SourceText(path: "Clock.scene", bytes: bytes))
/// for scene in tree?.rootNode.children ?? [] {
///   for object in scene.children { print(object.name, object.attribute("id")?.value ?? "") }
/// }
/// ```
///
/// A node retains its tree.
public struct SyntaxNode: Sendable {
  /// An attribute of a start tag.
  public struct Attribute: Sendable {
    /// The attribute's name, including its prefix if it has one.
    public let name: String
    /// The value, with references resolved and white space normalized as XML requires.
    public let value: String
    /// The location of the value, excluding the quotes.
    public let location: SourceLocation
  }

  private let tree: SyntaxTree
  private let index: Int

  fileprivate init(_ index: Int, of tree: SyntaxTree) {
    self.tree = tree
    self.index = index
  }

  /// The element's name, including its prefix if it has one.
  public var name: String { tree.name(of: tree.elements[index]) }

  /// The location of the element's name in the start tag.
  public var location: SourceLocation { tree.location(tree.elements[index].nameRange) }

  /// The attributes in source order, without namespace declarations.
  public var attributes: [Attribute] { tree.attributes(of: index).map(attribute) }

  /// Returns the attribute with the given name, or nil if there is none.
  public func attribute(_ name: String) -> Attribute? {
    tree.attributes(of: index).first { tree.name(of: $0) == name }.map(attribute)
  }

  /// The child elements in source order.
  public var children: [SyntaxNode] { tree.children(of: index).map { SyntaxNode($0, of: tree) } }

  /// The text directly inside the element. Runs of text that contain only white space are omitted.
  public var text: String { tree.texts(of: index).map { tree.value(of: $0) }.joined() }

  private func attribute(_ attribute: SyntaxTree.Attribute) -> Attribute {
    Attribute(
      name: tree.name(of: attribute), value: tree.value(of: attribute),
      location: tree.location(attribute.valueRange))
  }
}

extension SyntaxTree {
  /// The root element.
  public var rootNode: SyntaxNode { SyntaxNode(0, of: self) }
}
