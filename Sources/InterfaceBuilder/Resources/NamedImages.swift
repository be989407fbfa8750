import SceneSyntax
import SceneValues

/// The sizes that the app's images had when Xcode last saved the file. They are used if the images are not available.
package enum NamedImages {
  /// Returns image sizes in points, by image name. System images are omitted, because views show them at other sizes.
  package static func sizes(in tree: SyntaxTree) -> [String: Size] {
    sizes(in: tree, ofSystem: false)
  }

  package static func symbols(in tree: SyntaxTree) -> Set<String> {
    Set(sizes(in: tree, ofSystem: true).keys)
  }

  private static func sizes(in tree: SyntaxTree, ofSystem isOfSystem: Bool) -> [String: Size] {
    let names = tree.names
    guard let element = names.id(of: "image"), let name = names.id(of: "name"),
      let width = names.id(of: "width"), let height = names.id(of: "height")
    else { return [:] }
    let catalog = names.id(of: "catalog")
    var sizes: [String: Size] = [:]
    for node in tree.elements where node.name == element {
      func text(_ key: NameID) -> String? { tree.attribute(key, of: node).map { tree.value(of: $0) } }
      guard let called = text(name), let width = text(width).flatMap(Number.read),
        let height = text(height).flatMap(Number.read), (catalog.flatMap(text) == "system") == isOfSystem
      else { continue }
      guard width > 0, height > 0, NumberLimits.lengths.contains(max(width, height)) else { continue }
      sizes[called] = Size(width: width, height: height)
    }
    return sizes
  }
}
