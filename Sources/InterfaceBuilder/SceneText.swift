import SceneModel
import SceneSyntax

extension InterfaceBuilder {
  package static func text(of tree: SyntaxTree) -> String {
    let markup = tree.markup(of: 0)
    guard tree.names.all.contains(where: ImportedNames.contains) else { return markup }
    let name = tree.name(of: tree.root)
    return "<\(name) xmlns:\(ImportedNames.prefix)=\"\(ImportedNames.uri)\""
      + markup.dropFirst(name.count + 1)
  }
}
