import SceneSyntax

extension InterfaceBuilder {
  /// Returns the modules of the classes that a file declares as part of its own app target.
  package static func ownModules(of tree: SyntaxTree) -> Set<String> {
    guard let module = tree.names.id(of: ReaderKey.customModule.name),
      let provider = tree.names.id(of: ReaderKey.customModuleProvider.name)
    else { return [] }
    var found: Set<String> = []
    for element in tree.elements {
      guard let given = tree.attribute(provider, of: element), tree.value(of: given) == "target",
        let name = tree.attribute(module, of: element)
      else { continue }
      found.insert(tree.value(of: name))
    }
    return found
  }
}
