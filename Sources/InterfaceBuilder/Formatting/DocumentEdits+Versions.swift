import SceneSyntax

extension DocumentEdits {
  /// Replaces the Xcode versions in a document, but does not add missing versions.
  mutating func change(to versions: InterfaceBuilder.Versions) {
    if let name = tree.names.id(of: "toolsVersion"), let tools = versions.tools,
      let attribute = tree.attribute(name, of: tree.root)
    {
      replace(attribute.valueRange.bytes, with: tools.utf8)
    }
    guard let plugIn = tree.names.id(of: "plugIn"), let identifier = tree.names.id(of: "identifier"),
      let version = tree.names.id(of: "version")
    else { return }
    for element in tree.elements where element.name == plugIn {
      guard let name = tree.attribute(identifier, of: element),
        let known = versions.plugIns[tree.value(of: name)],
        let attribute = tree.attribute(version, of: element)
      else { continue }
      replace(attribute.valueRange.bytes, with: known.utf8)
    }
  }
}
