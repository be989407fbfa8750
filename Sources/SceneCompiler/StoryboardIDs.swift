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
}
