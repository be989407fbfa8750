import SceneSyntax

/// The images and colors that the system provides or that the document itself contains.
package struct SystemAssets: Sendable {
  package private(set) var images: Set<String> = []
  package private(set) var colors: Set<String> = []

  package init(of document: SyntaxTree) {
    let names = document.names
    let (catalog, name, image) = (names.id(of: "catalog"), names.id(of: "name"), names.id(of: "image"))
    let references = names.all.filter { $0.hasSuffix("mage") }.compactMap(names.id)
    var searches = AppKitImages.Searches()
    var symbols = DeclaredSymbols(in: document)
    for (index, element) in document.elements.enumerated() {
      let attribute = name.flatMap { document.attribute($0, of: element) }.map { document.value(of: $0) }
      if element.name == image, let attribute, attribute.hasPrefix("NS"),
        AppKitImages.intended(by: attribute, &searches) == nil
      {
        images.insert(attribute)
      }
      if element.name == image, let attribute, Int(element.subtreeEnd) > index + 1 {
        images.insert(attribute)
      }
      guard let catalog, let place = document.attribute(catalog, of: element),
        document.value(of: place).lowercased() == "system"
      else { continue }
      if document.name(of: element) == "color" {
        if let attribute { colors.insert(attribute) }
      } else {
        if let attribute { images.insert(attribute) }
        for attribute in document.attributes(of: element) where references.contains(attribute.name) {
          let name = document.value(of: attribute)
          if symbols.intended(by: name) == nil { images.insert(name) }
        }
      }
    }
  }
}
