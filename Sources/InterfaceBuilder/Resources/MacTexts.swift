import SceneModel
import SceneSyntax
import SceneValues

/// The user-visible strings of a macOS document, with the keys that identify them in Xcode's strings tables.
struct MacTexts {
  struct Text {
    let id: String
    let property: String
    let text: Name
    let element: Int
  }

  /// The property names that translation tables use, by attribute name.
  private static let properties = [
    "title": "title", "alternateTitle": "alternateTitle", "label": "label", "paletteLabel": "paletteLabel",
    "placeholderString": "placeholderString", "toolTip": "ibShadowedToolTip",
    "headerToolTip": "headerToolTip",
  ]

  /// The property names for texts in elements without ids, by element and attribute. In translation tables, the texts of
  /// a list are numbered, such as `ibShadowedLabels[0]`.
  private static let parts: [String: [String: (property: String, isList: Bool)]] = [
    "tableHeaderCell": ["title": ("headerCell.title", false)],
    "segment": ["label": ("ibShadowedLabels", true), "toolTip": ("ibShadowedToolTips", true)],
    "accessibility": ["description": ("ibExternalAccessibilityDescription", false)],
  ]

  /// The elements whose title is not translated. A pop-up button shows the title of a menu item instead.
  private static let withoutTitle: Set<String> = ["popUpButtonCell"]

  private(set) var texts: [Text] = []
  private let tree: SyntaxTree
  private let id, key: NameID?
  private let attributes: [String?]
  /// The number of texts found so far in each list, by the index of the list's element.
  private var counts: [Int: Int] = [:]

  init(of tree: SyntaxTree) {
    self.tree = tree
    id = tree.names.id(of: "id")
    key = tree.names.id(of: "key")
    attributes = tree.names.all.map { name in
      Self.properties[name] != nil || name == "description" ? name : nil
    }
    for index in tree.elements.indices { collect(index) }
  }

  private mutating func collect(_ index: Int) {
    let element = tree.elements[index]
    let name = tree.name(of: element)
    let number = nextNumber(of: index, named: name)
    switch name {
    case "string", "mutableString": return collectString(index, number)
    case "resources", "classes", "designables": return
    default: break
    }
    let own = documentID(of: index)
    for attribute in tree.attributes(of: element) {
      guard let word = attributes[Int(attribute.name.rawValue)], !attribute.valueRange.isEmpty else {
        continue
      }
      let text = Name(tree.value(of: attribute), attribute.valueRange)
      if let own {
        guard let property = property(word, of: name) else { continue }
        texts.append(Text(id: own, property: property, text: text, element: index))
      } else if let property = partProperty(word, of: index, name), let owner = holder(of: index) {
        texts.append(Text(id: owner, property: property, text: text, element: index))
      }
    }
  }

  /// Collects a text that Xcode wrote as an element because the text is long, spans several lines, or is encoded.
  private mutating func collectString(_ index: Int, _ number: Int) {
    let parent = Int(tree.elements[index].parent)
    let contents = tree.texts(of: index)
    guard parent >= 0, let content = contents.first, contents.count == 1 else { return }
    let text = Name(EncodedText.text(in: index, of: tree), content.range)
    guard !text.text.isEmpty else { return }
    let parentName = tree.name(of: tree.elements[parent])
    if parentName == "objectValues", let owner = holder(of: index) {
      let property = "ibShadowedObjectValues[\(number)]"
      return texts.append(Text(id: owner, property: property, text: text, element: index))
    }
    guard let key = key.flatMap({ tree.attribute($0, of: tree.elements[index]) }) else { return }
    let word = tree.value(of: key)
    if let owner = documentID(of: parent) {
      guard let property = property(word, of: parentName) else { return }
      texts.append(Text(id: owner, property: property, text: text, element: parent))
    } else if let property = partProperty(word, of: parent, parentName), let owner = holder(of: parent) {
      texts.append(Text(id: owner, property: property, text: text, element: parent))
    }
  }

  private func property(_ word: String, of element: String) -> String? {
    word == "title" && Self.withoutTitle.contains(element) ? nil : Self.properties[word]
  }

  private func partProperty(_ word: String, of index: Int, _ element: String) -> String? {
    Self.parts[element]?[word].map { part in
      // The element's list already counts the element.
      let number = counts[Int(tree.elements[index].parent), default: 1] - 1
      return part.property + (part.isList ? "[\(number)]" : "")
    }
  }

  private func documentID(of index: Int) -> String? {
    id.flatMap { tree.attribute($0, of: tree.elements[index]) }.map { tree.value(of: $0) }
  }

  private func holder(of index: Int) -> String? {
    var parent = Int(tree.elements[index].parent)
    while parent >= 0 {
      if let id = documentID(of: parent) { return id }
      parent = Int(tree.elements[parent].parent)
    }
    return nil
  }

  /// Returns the position of an element in its list, such as a segment in a control, and advances the list's count.
  private mutating func nextNumber(of index: Int, named name: String) -> Int {
    guard name == "segment" || name == "string" else { return 0 }
    let parent = Int(tree.elements[index].parent)
    defer { counts[parent, default: 0] += 1 }
    return counts[parent, default: 0]
  }

  /// Returns a description of a text's element and its location, such as `menuItem in mainMenu/fileMenu`.
  func place(of text: Text) -> String {
    var ids: [String] = []
    var parent = Int(tree.elements[text.element].parent)
    while parent >= 0 {
      if let id = documentID(of: parent) { ids.append(id) }
      parent = Int(tree.elements[parent].parent)
    }
    let name = tree.name(of: tree.elements[text.element])
    return ids.isEmpty ? name : "\(name) in \(ids.reversed().joined(separator: "/"))"
  }
}
