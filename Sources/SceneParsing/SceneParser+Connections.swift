import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

extension SceneParser {
  mutating func parseOutlet(_ element: Int, source: Int?, isCollection: Bool) {
    let language: LanguageElement = isCollection ? .outletCollection : .outlet
    let attributes = readAttributes(of: element, as: language)
    noChildren(of: element, in: language)
    let destinations =
      isCollection
      ? attributes["destinations"]?.words(at: wordPlaces(of: "destinations", in: element))
      : attributes["destination"].map { [$0] }
    guard let property = attributes["property"], let destinations else { return }
    imports.hold(element, as: .outlet(document.outlets.count))
    document.outlets.append(
      OutletNode(
        source: source, nameRange: tree.elements[element].nameRange, property: property,
        destinations: destinations, isCollection: isCollection))
  }

  mutating func parseAction(_ element: Int, sender: Int) {
    let faults = document.structureFaults.count
    let attributes = readAttributes(of: element, as: .action)
    for index in faults..<document.structureFaults.count { document.structureFaults[index].holder = sender }
    noChildren(of: element, in: .action)
    guard let selector = attributes["selector"], let destination = attributes["destination"] else { return }
    imports.hold(element, as: .action(document.actions.count))
    document.actions.append(
      ActionNode(
        sender: sender, nameRange: tree.elements[element].nameRange, selector: selector,
        destination: destination, event: attributes["event"]))
  }

  mutating func parseSegue(_ element: Int, holder: Int) {
    let node = tree.elements[element]
    let custom = self.attributes(of: node).first { tree.name($0.name) == "class" }.map { name($0).text }
    let index = document.segues.count
    let attributes = readAttributes(of: element, as: .segue) { parser, attribute in
      parser.readProperty(attribute, owner: .segue(index), class: LanguageElement.segueClass, custom: custom)
    }
    noChildren(of: element, in: .segue)
    guard let kind = attributes["kind"] else {
      values.removeAll(of: .segue(index))
      return
    }
    var segue = SegueNode(
      holder: holder, source: document.objects[holder].scene.flatMap { document.scenes[$0].controller },
      nameRange: node.nameRange, kind: kind)
    segue.identifier = attributes["identifier"]
    segue.destination = attributes["destination"]
    segue.customClass = attributes["class"]
    segue.action = attributes["action"]
    segue.anchor = attributes["anchor"]
    imports.hold(element, as: .segue(index))
    document.segues.append(segue)
  }

  /// Reads the attributes that belong to the scene language. Other attributes are passed to `other` or, if `other` is
  /// nil, become structure faults. Returns the attributes that belong to the scene language.
  @discardableResult
  mutating func readAttributes(
    of element: Int, as language: LanguageElement,
    other: ((inout SceneParser, SyntaxTree.Attribute) -> Void)? = nil
  ) -> LanguageAttributes {
    var found = LanguageAttributes()
    for attribute in attributes(of: tree.elements[element]) {
      let key = tree.name(attribute.name)
      if language.attributes.contains(key) {
        found.append(name(attribute), for: key)
      } else if let other {
        other(&self, attribute)
      } else {
        document.structureFaults.append(
          StructureFault(
            .unknownAttribute, Name(key, attribute.nameRange), in: language.name, value: name(attribute)))
      }
    }
    for key in language.required where found[key] == nil {
      document.structureFaults.append(
        StructureFault(.missingAttribute, Name(key, tree.elements[element].nameRange), in: language.name))
    }
    return found
  }

  func wordPlaces(of key: String, in element: Int) -> [SourceRange]? {
    guard !tree.wordPlaces.isEmpty else { return nil }
    return tree.attributes(of: element).first { tree.name($0.name) == key }.flatMap(tree.wordPlaces)
  }

  func name(_ attribute: SyntaxTree.Attribute) -> Name {
    Name(tree.value(of: attribute), attribute.valueRange)
  }

  func place(_ attribute: SyntaxTree.Attribute) -> LiteralPlace {
    let decoded = attribute.decoded
    return LiteralPlace(attribute.valueRange, decoded: decoded.isSource ? nil : SourceRange(decoded.range))
  }

  mutating func noChildren(of element: Int, in language: LanguageElement) {
    for child in children(of: element) { strayElement(child, in: language.name) }
  }
}
