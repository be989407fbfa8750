import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

extension SceneParser {
  /// Reads an element that should make an object, and everything inside it.
  ///
  /// An element nobody knows still becomes an object, of unknown class: what is inside it can be referred to, and
  /// one mistake does not make a dozen findings.
  mutating func parseObject(_ element: Int, parent: Int?, scene: Int?) -> Int? {
    let node = tree.elements[element]
    let name = tree.name(of: node)
    let parentElement = parent.map { document.objects[$0].element } ?? (scene == nil ? "nib" : "scene")
    let description = classDescription(ofElement: node.name)
    if description == nil {
      strayElement(element, in: parentElement, object: parent)
      if document.strays.last?.kind != .unknownElement { return nil }
    }

    var object = ObjectNode(
      element: name, nameRange: node.nameRange, tagRange: node.tagRange, index: document.objects.count)
    object.elementClass = description?.name
    object.parent = parent
    object.scene = scene
    if let elementClass = object.elementClass {
      let slot = slot(for: elementClass, in: parent)
      object.slot = slot?.name
      object.isPrototype = slot?.isPrototype ?? false
      if object.slot == nil {
        document.strays.append(
          Stray(.misplacedElement, Name(name, node.nameRange), in: parentElement, object: parent))
      }
      if parent == nil { object.slot = nil }
    }
    for attribute in attributes(of: node) {
      switch tree.name(attribute.name) {
      case "id": object.id = self.name(attribute)
      case "class": object.customClass = self.name(attribute)
      default: break
      }
    }
    let index = document.append(object)
    imports.hold(element, as: .object(index))
    readAttributes(of: node, into: index)
    if object.elementClass == Vocabulary.anyClass, object.customClass == nil {
      document.strays.append(
        Stray(.missingAttribute, Name("class", node.nameRange), in: name, object: index))
    }
    for child in children(of: element) { parseChild(child, of: index) }
    document.objects[index].subtreeEnd = document.objects.count
    return index
  }

  private mutating func parseChild(_ child: Int, of object: Int) {
    switch tree.name(of: tree.elements[child]) {
    case "outlet": parseOutlet(child, source: object, isCollection: false)
    case "outletCollection": parseOutlet(child, source: object, isCollection: true)
    case "action": parseAction(child, sender: object)
    // A nib has no controllers that a segue could lead from and to.
    case "segue" where document.kind == .nib: strayElement(child, in: document.objects[object].element)
    case "segue": parseSegue(child, holder: object)
    case "runtimeAttribute": parseRuntimeAttribute(child, object: object)
    case "value": parseValue(child, object: object)
    case "when": parseVariation(child, of: object)
    case "constraint": parseConstraint(child, holder: object)
    case "constraints": parseConstraints(child, holder: object)
    default: _ = parseObject(child, parent: object, scene: document.objects[object].scene)
    }
  }

  private mutating func readAttributes(of node: SyntaxTree.Element, into index: Int) {
    for attribute in attributes(of: node) {
      let name = tree.name(attribute.name)
      if LanguageElement.objectAttributes.contains(name) { continue }
      if name == LanguageElement.entry, isController(index), document.objects[index].parent == nil {
        let value = PropertyValue(
          owner: .object(index), origin: .attribute, key: Name(name, attribute.nameRange),
          literal: self.name(attribute), type: .bool)
        if case .bool(let isEntry) = value.value {
          document.objects[index].isEntry = isEntry
        } else {
          document.values.append(value)
        }
        continue
      }
      guard let elementClass = document.objects[index].elementClass else { continue }
      readProperty(
        attribute, owner: .object(index), class: elementClass,
        custom: document.objects[index].customClass?.text)
    }
  }

  /// An attribute that is none of the language's own: a property of the element's class or of the custom one.
  mutating func readProperty(
    _ attribute: SyntaxTree.Attribute, owner: PropertyValue.Owner, class name: String, custom: String? = nil
  ) {
    let key = Name(tree.name(attribute.name), attribute.nameRange)
    addProperty(key, self.name(attribute), owner: owner, class: name, custom: custom)
  }

  mutating func addProperty(
    _ key: Name, _ literal: Name, owner: PropertyValue.Owner, class name: String, custom: String?
  ) {
    let origin: PropertyValue.Origin
    let type: ValueType?
    if let property = vocabulary.property(key.text, of: name) {
      (origin, type) = (.attribute, property.type)
    } else if let custom, let property = vocabulary.property(key.text, of: custom) {
      (origin, type) = (.inspectable, property.type)
    } else if let custom, !vocabulary.isComplete(custom) {
      (origin, type) = (.inspectable, nil)
    } else {
      var stray = stray(.unknownAttribute, key, in: owner)
      stray.value = literal
      document.strays.append(stray)
      return
    }
    document.values.append(
      PropertyValue(owner: owner, origin: origin, key: key, literal: literal, type: type))
  }

  private func stray(_ kind: Stray.Kind, _ name: Name, in owner: PropertyValue.Owner) -> Stray {
    switch owner {
    case .document: Stray(kind, name, in: document.kind.rawValue)
    case .segue: Stray(kind, name, in: LanguageElement.segue.name)
    case .appearance: Stray(kind, name, in: LanguageElement.appearance.name)
    case .object(let index): Stray(kind, name, in: document.objects[index].element, object: index)
    case .variation(let index):
      Stray(kind, name, in: LanguageElement.when.name, object: document.variations[index].object)
    }
  }

  /// `<value key="text">…</value>`: an attribute whose text is long.
  private mutating func parseValue(_ element: Int, object: Int) {
    let attributes = readAttributes(of: element, as: .value)
    noChildren(of: element, in: .value)
    guard let key = attributes["key"], let elementClass = document.objects[object].elementClass else {
      return
    }
    let end = Int(tree.elements[element].tagRange.end)
    imports.hold(element, as: .value(document.values.count))
    addProperty(
      key, textsByElement[element] ?? Name("", .at(end)), owner: .object(object), class: elementClass,
      custom: document.objects[object].customClass?.text)
  }

  private mutating func parseRuntimeAttribute(_ element: Int, object: Int) {
    let attributes = readAttributes(of: element, as: .runtimeAttribute)
    noChildren(of: element, in: .runtimeAttribute)
    guard let key = attributes["key"], let typeName = attributes["type"], let literal = attributes["value"]
    else { return }
    guard let type = ValueType.runtimeAttributeTypes.first(where: { $0.description == typeName.text }) else {
      // The type itself is the literal that is not accepted.
      document.values.append(
        PropertyValue(
          owner: .object(object), origin: .runtimeAttribute, key: Name("type", typeName.range),
          literal: typeName, type: .enumeration(ValueType.runtimeAttributeTypes.map(\.description))))
      return
    }
    imports.hold(element, as: .value(document.values.count))
    document.values.append(
      PropertyValue(
        owner: .object(object), origin: .runtimeAttribute, key: key, literal: literal, type: type))
  }

  /// The slot that an object of this class goes into. At the top, slots are those of the file itself; in an element
  /// that nobody knows, there is one for anything, without a name.
  func slot(for elementClass: String, in parent: Int?) -> SlotDescription? {
    guard let parent else {
      return vocabulary.slot(for: elementClass, in: document.kind == .storyboard ? "Storyboard" : "Nib")
    }
    let holder = document.objects[parent]
    guard let holderClass = holder.elementClass else {
      return SlotDescription(name: "", accepts: elementClass, isSingle: false)
    }
    if let slot = vocabulary.slot(for: elementClass, in: holderClass) { return slot }
    return holder.customClass.flatMap { vocabulary.slot(for: elementClass, in: $0.text) }
  }

  private mutating func classDescription(ofElement name: NameID) -> ClassDescription? {
    if let known = classesByName[name] { return known }
    let description = vocabulary.description(ofElement: tree.name(name))
    classesByName[name] = .some(description)
    return description
  }
}
