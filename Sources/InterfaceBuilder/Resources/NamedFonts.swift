import SceneSyntax

package enum NamedFonts {
  package static func names(in tree: SyntaxTree) -> Set<String> {
    let names = tree.names
    let elements = ["fontDescription", "font"].compactMap { names.id(of: $0) }
    guard let name = names.id(of: "name"), !elements.isEmpty else { return [] }
    var fonts: Set<String> = []
    for node in tree.elements where elements.contains(node.name) {
      if let attribute = tree.attribute(name, of: node) { fonts.insert(tree.value(of: attribute)) }
    }
    return fonts
  }
}
