import SceneDiagnostics
import SceneSyntax
import SceneValues

/// The system symbols that a document declares in its resources. Xcode declares every symbol that a document uses.
struct DeclaredSymbols {
  private var names: Set<String> = []
  /// The number of searches that remain. A search compares a name with all declared names.
  private var searches = 50

  init(in document: SyntaxTree) {
    let ids = document.names
    guard let image = ids.id(of: "image"), let name = ids.id(of: "name"), let catalog = ids.id(of: "catalog")
    else {
      return
    }
    for element in document.elements where element.name == image {
      guard let place = document.attribute(catalog, of: element), document.value(of: place, is: "system"),
        let attribute = document.attribute(name, of: element)
      else { continue }
      names.insert(document.value(of: attribute))
    }
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Returns the declared symbol that is most similar to an undeclared name, or nil if no symbol is similar.
  mutating func intended(by name: String) -> String? {
    guard !name.isEmpty, !names.contains(name), searches > 0 else { return nil }
    searches -= 1
    return closestMatch(to: name, in: names)
  }
}
