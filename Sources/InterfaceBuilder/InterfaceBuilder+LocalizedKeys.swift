import SceneDiagnostics
import SceneSyntax

extension InterfaceBuilder {
  package static func localizedKeys(of tree: SyntaxTree) -> Set<SourceRange> {
    guard let localized = tree.names.id(of: "localized"),
      let keyPath = tree.names.id(of: ReaderKey.keyPath.name)
    else { return [] }
    return tree.elements.reduce(into: []) { ranges, element in
      guard let attribute = tree.attribute(localized, of: element), tree.value(of: attribute, is: "YES"),
        let key = tree.attribute(keyPath, of: element)
      else { return }
      ranges.insert(key.valueRange)
    }
  }
}
