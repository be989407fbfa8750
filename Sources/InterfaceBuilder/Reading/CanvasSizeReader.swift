import SceneSyntax

/// Reads the sizes that affect only the canvas: placeholders for content sizes, and sizes of designable views.
struct CanvasSizeReader {
  /// The attributes that specify a size. A dimension without an attribute is nil.
  struct Dimensions {
    var width, height: SyntaxTree.Attribute?
  }

  private let tree: SyntaxTree
  private let size, key, width, height, placeholderWidth, placeholderHeight: NameID?
  /// The sizes of designable views, by the views' ids.
  let designables: [String: Dimensions]
  /// Whether the document cannot contain any of these sizes.
  var isEmpty: Bool { size == nil && placeholderWidth == nil && placeholderHeight == nil }

  init(_ tree: SyntaxTree) {
    self.tree = tree
    let (size, key) = (tree.names.id(of: "size"), tree.names.id(of: "key"))
    let (width, height) = (tree.names.id(of: "width"), tree.names.id(of: "height"))
    (self.size, self.key, self.width, self.height) = (size, key, width, height)
    placeholderWidth = tree.names.id(of: "placeholderIntrinsicWidth")
    placeholderHeight = tree.names.id(of: "placeholderIntrinsicHeight")
    var designables: [String: Dimensions] = [:]
    let sections =
      tree.names.id(of: "designables").map { name in
        tree.children(of: 0).filter { tree.elements[$0].name == name }
      } ?? []
    for designable in sections.flatMap({ tree.children(of: $0) }) {
      guard let name = tree.attribute(named: "name", of: designable),
        let size = Self.contentSize(of: designable, in: tree, size, key)
      else { continue }
      designables[tree.value(of: name)] = Dimensions(
        width: Self.attribute(width, of: size, in: tree), height: Self.attribute(height, of: size, in: tree))
    }
    self.designables = designables
  }

  func placeholder(of view: Int) -> Dimensions {
    guard !isEmpty else { return Dimensions() }
    let saved = Self.contentSize(of: view, in: tree, size, key)
    func attribute(_ name: NameID?, orOfSize dimension: NameID?) -> SyntaxTree.Attribute? {
      Self.attribute(name, of: view, in: tree)
        ?? saved.flatMap { Self.attribute(dimension, of: $0, in: tree) }
    }
    return Dimensions(
      width: attribute(placeholderWidth, orOfSize: width),
      height: attribute(placeholderHeight, orOfSize: height))
  }

  private static func contentSize(of index: Int, in tree: SyntaxTree, _ size: NameID?, _ key: NameID?) -> Int?
  {
    guard let size, let key else { return nil }
    return tree.children(of: index).first { child in
      let element = tree.elements[child]
      guard element.name == size, let attribute = tree.attribute(key, of: element) else { return false }
      return tree.value(of: attribute, is: "intrinsicContentSize")
    }
  }

  private static func attribute(
    _ name: NameID?, of index: Int, in tree: SyntaxTree
  ) -> SyntaxTree.Attribute? {
    name.flatMap { tree.attribute($0, of: tree.elements[index]) }
  }
}
