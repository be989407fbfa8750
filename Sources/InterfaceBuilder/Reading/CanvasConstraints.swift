import SceneSyntax

/// Constraints that apply only on the canvas, and that Xcode removes at build time.
enum CanvasConstraints {
  static func exist(in tree: SyntaxTree) -> Bool {
    guard let placeholder = tree.names.id(of: "placeholder"), let constraint = tree.names.id(of: "constraint")
    else { return false }
    return tree.elements.contains { element in
      element.name == constraint
        && tree.attribute(placeholder, of: element).map { tree.value(of: $0, is: "YES") } == true
    }
  }
}
