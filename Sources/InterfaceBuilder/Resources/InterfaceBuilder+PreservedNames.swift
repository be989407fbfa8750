import SceneDiagnostics
import SceneModel
import SceneSyntax

extension InterfaceBuilder {
  /// Returns the images and colors in a macOS document, whose cells and items are preserved without being
  /// translated.
  package static func preservedNames(of tree: SyntaxTree) -> PreservedNames {
    var preserved = PreservedNames()
    guard let form = DocumentForm(of: tree), form.isMac, !form.isArchive else { return preserved }
    let names = tree.names
    let images = names.all.map { $0 == "image" || $0.hasSuffix("Image") }
    let (color, name, key) = (names.id(of: "color"), names.id(of: "name"), names.id(of: "key"))
    let catalog = names.id(of: "catalog")
    for element in tree.elements {
      if element.name == color {
        guard let name, let attribute = tree.attribute(name, of: element),
          key.flatMap({ tree.attribute($0, of: element) }) != nil,
          catalog.flatMap({ tree.attribute($0, of: element) }) == nil
        else { continue }
        preserved.colors.append(Name(tree.value(of: attribute), attribute.valueRange))
        continue
      }
      for attribute in tree.attributes(of: element) where images[Int(attribute.name.rawValue)] {
        // A complete list of AppKit's own image names for all versions is not possible.
        let value = tree.value(of: attribute)
        guard !value.isEmpty, value != "YES", value != "NO", !isImageOfAppKit(value) else { continue }
        preserved.images.append(Name(value, attribute.valueRange))
      }
    }
    return preserved
  }

  private static func isImageOfAppKit(_ name: String) -> Bool {
    name.hasPrefix("NS") && name.dropFirst(2).first?.isUppercase == true
  }
}
