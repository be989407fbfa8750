import SceneSyntax

/// Constraints that apply only on the canvas, and that Xcode removes at build time.
enum CanvasConstraints {
  static func exist(in tree: SyntaxTree) -> Bool {
    guard let placeholder = tree.names.id(of: "placeholder"), let constraint = tree.names.id(of: "constraint")
    else { return false }
    return tree.elements.contains { element in
      guard element.name == constraint, let attribute = tree.attribute(placeholder, of: element) else {
        return false
      }
      return tree.value(of: attribute, is: "YES")
    }
  }
}
