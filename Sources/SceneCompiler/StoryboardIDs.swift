import SceneDiagnostics
import SceneModel
import SceneSyntax

extension SyntaxTree {
  /// The Storyboard IDs in an Interface Builder document, keyed by the range of the controller's element name.
  var storyboardIDs: [SourceRange: Name] {
    guard let key = names.id(of: "storyboardIdentifier") else { return [:] }
    var identifiers: [SourceRange: Name] = [:]
    for element in elements {
      guard let attribute = attribute(key, of: element) else { continue }
      identifiers[element.nameRange] = Name(value(of: attribute), attribute.valueRange)
    }
    return identifiers
  }

  var storyboardReferences: [String: StoryboardReference] {
    let elements = ["viewControllerPlaceholder", "controllerPlaceholder"].compactMap(names.id(of:))
    guard !elements.isEmpty, let id = names.id(of: "id"), let storyboard = names.id(of: "storyboardName")
    else { return [:] }
    let identifier = names.id(of: "referencedIdentifier")
    func name(_ key: NameID?, of element: Element) -> Name? {
      key.flatMap { attribute($0, of: element) }.map { Name(value(of: $0), $0.valueRange) }
    }
    var references: [String: StoryboardReference] = [:]
    for element in self.elements where elements.contains(element.name) {
      guard let id = name(id, of: element), let storyboard = name(storyboard, of: element) else { continue }
      references[id.text] = StoryboardReference(
        storyboard: storyboard, identifier: name(identifier, of: element))
    }
    return references
  }
}
