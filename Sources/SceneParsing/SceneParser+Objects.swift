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
    let elementClass = className(ofElement: node.name)
    if elementClass == nil {
      strayElement(element, in: parentElement, object: parent)
      if document.strays.last?.kind != .unknownElement { return nil }
    }

    var object = ObjectNode(
      element: name, nameRange: node.nameRange, tagRange: node.tagRange, index: document.objects.count)
    object.elementClass = elementClass
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
      switch attribute.name {
      case common.id: object.id = self.name(attribute)
      case common.class: object.customClass = self.name(attribute)
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
    var place: Int?
    if let elementClass = document.objects[index].elementClass {
      place = members.place(of: elementClass, custom: document.objects[index].customClass?.text)
    }
    for attribute in attributes(of: node) {
      if attribute.name == common.id || attribute.name == common.class { continue }
      if attribute.name == common.entry, isController(index), document.objects[index].parent == nil {
        let value = PropertyValue(
          owner: .object(index), origin: .attribute, key: Name(LanguageElement.entry, attribute.nameRange),
          literal: self.name(attribute), type: .bool)
        if case .bool(let isEntry) = value.value {
          document.objects[index].isEntry = isEntry
        } else {
          document.values.append(value)
        }
        continue
      }
      guard let place else { continue }
      let key = Name(tree.name(attribute.name), attribute.nameRange)
      addProperty(
        key, self.name(attribute), owner: .object(index),
        members.member(key.text, attribute.name, at: place, vocabulary))
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
    addProperty(
      key, literal, owner: owner, MemberTable.member(key.text, of: name, custom: custom, vocabulary))
  }

  private mutating func addProperty(
    _ key: Name, _ literal: Name, owner: PropertyValue.Owner, _ member: MemberTable.Member
  ) {
    guard case .property(let origin, let type) = member else {
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
  mutating func slot(for elementClass: String, in parent: Int?) -> SlotDescription? {
    guard let parent else {
      return vocabulary.slot(for: elementClass, in: document.kind == .storyboard ? "Storyboard" : "Nib")
    }
    let holder = document.objects[parent]
    guard let holderClass = holder.elementClass else {
      return SlotDescription(name: "", accepts: elementClass, isSingle: false)
    }
    let key = SlotKey(child: elementClass, holder: holderClass, custom: holder.customClass?.text)
    if let known = slots[key] { return known }
    let slot =
      vocabulary.slot(for: elementClass, in: holderClass)
      ?? holder.customClass.flatMap { vocabulary.slot(for: elementClass, in: $0.text) }
    slots[key] = .some(slot)
    return slot
  }

  /// Which classes meet.
  struct SlotKey: Hashable {
    let child: String
    let holder: String
    let custom: String?
  }

  private mutating func className(ofElement name: NameID) -> String? {
    if let known = classesByName[name] { return known }
    let className = vocabulary.description(ofElement: tree.name(name))?.name
    classesByName[name] = .some(className)
    return className
  }
}
