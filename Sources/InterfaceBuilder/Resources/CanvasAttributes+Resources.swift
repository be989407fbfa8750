import SceneSyntax

extension CanvasAttributes {
  package static func all(of tree: SyntaxTree) -> [(name: String, value: String)] {
    of(tree) + PreservedResources.attributes(of: tree)
  }
}
