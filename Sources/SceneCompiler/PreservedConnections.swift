import SceneModel
import SceneSyntax
import SceneValues

/// The connections and names in the preserved parts of an Interface Builder file. Rules do not check these parts, but
/// names that the parts define are not reported as missing.
struct PreservedConnections {
  private var selectors: [String] = []
  private var outlets: Set<String> = []
  private var segues: [Name] = []
  private var prototypes: [CellPrototype] = []
  private var sceneNames: [Name] = []

  init(of tree: SyntaxTree) {
    let making = "destinationCreationSelector"
    let wanted = ["selector", "property", "identifier", "unwindAction", "reuseIdentifier", making]
    let keys = wanted.map { tree.names.id(of: $0) }
    let makingOnSegue = tree.names.id(of: "\(ImportedNames.prefix):\(making)")
    let identifier = "storyboardIdentifier"
    let identifiers = [identifier, "\(ImportedNames.prefix):\(identifier)"].compactMap {
      tree.names.id(of: $0)
    }
    var end = 0
    for (index, element) in tree.elements.enumerated() {
      if let makingOnSegue, let attribute = tree.attribute(makingOnSegue, of: element) {
        selectors.append(tree.value(of: attribute))
      }
      for attribute in identifiers.compactMap({ tree.attribute($0, of: element) }) {
        sceneNames.append(Name(tree.value(of: attribute), attribute.valueRange))
      }
      let name = tree.name(of: element)
      if index >= end {
        guard ImportedNames.contains(name) else { continue }
        end = Int(element.subtreeEnd)
      }
      // The target of such a selector is the result of a binding.
      if let key = tree.names.id(of: "key").flatMap({ tree.attribute($0, of: element) }),
        tree.value(of: key, is: "NSSelectorName")
      {
        selectors.append(tree.texts(of: index).map { tree.value(of: $0) }.joined())
      }
      for (key, id) in zip(wanted, keys) {
        guard let attribute = id.flatMap({ tree.attribute($0, of: element) }) else { continue }
        let value = Name(tree.value(of: attribute), attribute.valueRange)
        switch key {
        case "selector", "unwindAction", making: selectors.append(value.text)
        case "property": outlets.insert(value.text)
        case "reuseIdentifier": prototypes.append(CellPrototype(value, nameRange: element.nameRange))
        default: if name.hasSuffix("segue") { segues.append(value) }
        }
      }
    }
  }

  func add(to wiring: inout Wiring, in vocabulary: Vocabulary) {
    wiring.actions += selectors.map { SentAction(selector: $0, className: nil) }
    wiring.segues += segues.map { NamedSegue(identifier: $0, className: nil, isPerformedInCode: false) }
    wiring.prototypes += prototypes
    wiring.sceneNames += sceneNames
    guard !outlets.isEmpty else { return }
    for index in wiring.uses.indices {
      guard let name = wiring.uses[index].className else { continue }
      wiring.uses[index].outlets += outlets.filter { vocabulary.outlet($0, of: name) != nil }.sorted()
    }
  }
}
