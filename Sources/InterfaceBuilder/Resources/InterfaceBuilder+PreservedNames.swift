import SceneDiagnostics
import SceneModel
import SceneSyntax

extension InterfaceBuilder {
  /// Returns the names and optionally the texts in a macOS document, whose cells and items are preserved as they are.
  package static func preservedNames(of tree: SyntaxTree, withTexts: Bool = true) -> PreservedNames {
    var preserved = PreservedNames()
    guard let form = DocumentForm(of: tree), !form.isArchive else { return preserved }
    preserved.undeclaredSymbols = undeclaredSymbols(in: tree)
    guard form.isMac else { return preserved }
    let names = tree.names
    let images = names.all.map { $0 == "image" || $0.hasSuffix("Image") }
    let (color, name, key) = (names.id(of: "color"), names.id(of: "name"), names.id(of: "key"))
    let catalog = names.id(of: "catalog")
    var searches = AppKitImages.Searches()
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
        let value = tree.value(of: attribute)
        guard !value.isEmpty, value != "YES", value != "NO", !AppKitImages.contains(value) else { continue }
        let name = Name(value, attribute.valueRange)
        if let intended = AppKitImages.intended(by: value, &searches) {
          preserved.misspelledImages.append(PreservedNames.Misspelling(name, intended: intended))
        } else if AppKitImages.hasForm(value) {
          preserved.unlistedImages.append(name)
        } else {
          preserved.images.append(name)
        }
      }
    }
    let hasBindings = names.id(of: "binding") != nil || names.id(of: "treeController") != nil
    guard withTexts || hasBindings else { return preserved }
    let targets = ReferenceIndex(tree, isMac: true).targets
    preserved.bindings = bindings(in: tree, targets)
    if withTexts { preserved.texts = texts(in: tree, targets).map(\.text) }
    return preserved
  }

  /// Returns the symbols that are neither declared nor similar to a declared symbol.
  private static func undeclaredSymbols(in tree: SyntaxTree) -> [Name] {
    guard let catalog = tree.names.id(of: "catalog") else { return [] }
    var symbols = DeclaredSymbols(in: tree)
    let references = tree.names.all.filter { $0.hasSuffix("mage") }.compactMap(tree.names.id)
    return tree.elements.flatMap { element -> [Name] in
      guard let place = tree.attribute(catalog, of: element), tree.value(of: place, is: "system") else {
        return []
      }
      return tree.attributes(of: element).compactMap { attribute in
        guard references.contains(attribute.name) else { return nil }
        let name = tree.value(of: attribute)
        guard !name.isEmpty, !symbols.contains(name), symbols.intended(by: name) == nil else { return nil }
        return Name(name, attribute.valueRange)
      }
    }
  }

  /// Returns the texts of a macOS document with their keys in Xcode's tables. The result is empty for other files.
  static func macTexts(in tree: SyntaxTree) -> [(text: PreservedNames.Text, key: String)] {
    guard let form = DocumentForm(of: tree), form.isMac, !form.isArchive else { return [] }
    return texts(in: tree, ReferenceIndex(tree, isMac: true).targets)
  }

  private static func texts(
    in tree: SyntaxTree, _ targets: StringMap<String>
  ) -> [(text: PreservedNames.Text, key: String)] {
    let found = MacTexts(of: tree)
    return found.texts.map { text in
      (
        PreservedNames.Text(
          object: targets[text.id] ?? ForeignID.scene(text.id), property: text.property, text: text.text,
          place: found.place(of: text)),
        "\(text.id).\(text.property)"
      )
    }
  }

  private static func bindings(
    in tree: SyntaxTree, _ targets: StringMap<String>
  ) -> [PreservedNames.Binding] {
    func value(_ name: NameID?, of element: SyntaxTree.Element) -> String? {
      name.flatMap { tree.attribute($0, of: element) }.map { tree.value(of: $0) }
    }
    let names = tree.names
    let (id, content) = (names.id(of: "id"), names.id(of: "objectClassName"))
    var classes: [String: String] = [:]
    if content != nil {
      for element in tree.elements {
        if let own = value(id, of: element), let content = value(content, of: element) {
          classes[own] = content
        }
      }
    }
    let (binding, controller) = (names.id(of: "binding"), names.id(of: "treeController"))
    let (destination, keyPath) = (names.id(of: "destination"), names.id(of: "keyPath"))
    let paths = ["childrenKeyPath", "countKeyPath", "leafKeyPath"].compactMap(names.id)
    var found: [PreservedNames.Binding] = []
    for element in tree.elements where element.name == binding || element.name == controller {
      let isBinding = element.name == binding
      guard let start = value(isBinding ? destination : id, of: element),
        isBinding || classes[start] != nil
      else { continue }
      for path in isBinding ? [keyPath].compactMap(\.self) : paths {
        guard let attribute = tree.attribute(path, of: element), !attribute.valueRange.isEmpty else {
          continue
        }
        found.append(
          PreservedNames.Binding(
            destination: targets[start] ?? ForeignID.scene(start),
            keyPath: Name(tree.value(of: attribute), attribute.valueRange), contentClass: classes[start],
            startsAtContent: !isBinding))
      }
    }
    return found
  }
}
