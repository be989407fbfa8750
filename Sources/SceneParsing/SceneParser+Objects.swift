import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

extension SceneParser {
  /// Parses an element that creates an object, and its content. An unknown element becomes an object of an unknown class.
  /// As a result, other elements can refer to its content, and a single error does not cause many diagnostics.
  mutating func parseObject(_ element: Int, parent: Int?, scene: Int?) -> Int? {
    let node = tree.elements[element]
    let name = tree.name(of: node)
    let meaning = meaning(of: element)
    if meaning.className == nil {
      let fault = strayFault(element, in: elementName(ofParent: parent, in: scene), object: parent)
      leaveOut(element, adding: fault)
      if fault.kind != .unknownElement { return nil }
    }

    var object = ObjectNode(
      element: name, nameRange: node.nameRange, tagRange: node.tagRange, index: document.objects.count)
    object.elementClass = meaning.className
    object.parent = parent
    object.scene = scene
    if let elementClass = meaning.className {
      let slot = slot(for: elementClass, named: node.name, in: parent)
      object.slot = parent == nil ? nil : slot?.name
      object.isInSingleSlot = parent != nil && slot?.isSingle == true
      object.isPrototype = slot?.isPrototype ?? false
      if slot == nil {
        document.structureFaults.append(
          StructureFault(
            .misplacedElement, Name(name, node.nameRange), in: elementName(ofParent: parent, in: scene),
            object: parent))
      }
    }
    for position in tree.attributeIndices(of: node) {
      switch tree.attributes[position].name.rawValue {
      case common.id: object.id = self.name(tree.attributes[position])
      case common.class: object.customClass = self.name(tree.attributes[position])
      default: break
      }
    }
    var place = meaning.place
    if let custom = object.customClass?.text, let elementClass = meaning.className {
      place = members.place(of: elementClass, custom: custom)
    }
    let index = append(object, members: place)
    imports.hold(element, as: .object(index))
    readAttributes(of: node, into: index, mayBeEntry: meaning.isController && parent == nil)
    var child = element + 1
    while child < Int(node.subtreeEnd) {
      if !imports.contains(element: child) { parseChild(child, of: index) }
      child = Int(tree.elements[child].subtreeEnd)
    }
    document.objects[index].subtreeEnd = document.objects.count
    return index
  }

  mutating func append(_ object: consuming ObjectNode, members place: Int?) -> Int {
    memberPlaces.append(place)
    object.classNumber = place
    return document.append(object)
  }

  mutating func meaning(of element: Int) -> ElementTable.Meaning {
    elements.meaning(of: tree.elements[element].name, tree, vocabulary, &members)
  }

  private func elementName(ofParent parent: Int?, in scene: Int?) -> String {
    parent.map { document.objects[$0].element } ?? (scene == nil ? "nib" : "scene")
  }

  private mutating func parseChild(_ child: Int, of object: Int) {
    switch meaning(of: child).kind {
    case .outlet: parseOutlet(child, source: object, isCollection: false)
    case .outletCollection: parseOutlet(child, source: object, isCollection: true)
    case .action: parseAction(child, sender: object)
    // A nib has no controllers and therefore no segues.
    case .segue where document.kind == .nib: strayElement(child, in: document.objects[object].element)
    case .segue: parseSegue(child, holder: object)
    case .runtimeAttribute: parseRuntimeAttribute(child, object: object)
    case .value: parseValue(child, object: object)
    case .when: parseVariation(child, of: object)
    case .constraint: parseConstraint(child, holder: object)
    case .constraints: parseConstraints(child, holder: object)
    case .object: _ = parseObject(child, parent: object, scene: document.objects[object].scene)
    }
  }

  private mutating func readAttributes(
    of node: SyntaxTree.Element, into index: Int, mayBeEntry: Bool
  ) {
    let place = memberPlaces[index]
    for position in tree.attributeIndices(of: node) {
      let attribute = tree.attributes[position]
      let name = attribute.name.rawValue
      if name == common.id || name == common.class || imports.contains(attribute.name) { continue }
      if name == common.entry, mayBeEntry {
        readEntry(attribute, of: index)
      } else if let place {
        readProperty(attribute, owner: .object(index), members: place)
      }
    }
  }

  private mutating func readEntry(_ attribute: SyntaxTree.Attribute, of index: Int) {
    if case .bool(let isEntry)? = try? ValueType.bool.value(of: tree.value(of: attribute)) {
      document.objects[index].isEntry = isEntry
    } else {
      values.append(
        .object(index), .attribute, key: Int(attribute.name.rawValue), at: attribute.nameRange,
        place(attribute), type: values.add(type: .bool))
    }
  }

  mutating func readProperty(
    _ attribute: SyntaxTree.Attribute, owner: PropertyValue.Owner, class name: String, custom: String? = nil
  ) {
    readProperty(attribute, owner: owner, members: members.place(of: name, custom: custom))
  }

  private mutating func readProperty(
    _ attribute: SyntaxTree.Attribute, owner: PropertyValue.Owner, members place: Int
  ) {
    switch members.member(attribute.name, at: place, tree, vocabulary, &values) {
    case .property(let origin, let type):
      values.append(
        owner, origin, key: Int(attribute.name.rawValue), at: attribute.nameRange, self.place(attribute),
        type: type)
    case .none:
      addStray(Name(tree.name(attribute.name), attribute.nameRange), in: owner, value: name(attribute))
    }
  }

  private mutating func addStray(_ key: Name, in owner: PropertyValue.Owner, value literal: Name) {
    var fault = fault(.unknownAttribute, key, in: owner)
    fault.value = literal
    document.structureFaults.append(fault)
  }

  private func fault(_ kind: StructureFault.Kind, _ name: Name, in owner: PropertyValue.Owner)
    -> StructureFault
  {
    switch owner {
    case .document: StructureFault(kind, name, in: document.kind.rawValue)
    case .segue: StructureFault(kind, name, in: LanguageElement.segue.name)
    case .appearance: StructureFault(kind, name, in: LanguageElement.appearance.name)
    case .object(let index): StructureFault(kind, name, in: document.objects[index].element, object: index)
    case .variation(let index):
      StructureFault(kind, name, in: LanguageElement.when.name, object: document.variations[index].object)
    }
  }

  private mutating func parseValue(_ element: Int, object: Int) {
    let attributes = readAttributes(of: element, as: .value)
    noChildren(of: element, in: .value)
    guard let key = attributes["key"], let elementClass = document.objects[object].elementClass else {
      return
    }
    let end = Int(tree.elements[element].tagRange.end)
    imports.hold(element, as: .value(values.count))
    let text = textsByElement[element] ?? Name("", .at(end))
    let custom = document.objects[object].customClass?.text
    switch MemberTable.member(key.text, of: elementClass, custom: custom, vocabulary, &values) {
    case .property(let origin, let type):
      values.append(
        .object(object), origin, key: number(ofKey: key.text), at: key.range, values.place(of: text),
        type: type)
    case .none: addStray(key, in: .object(object), value: text)
    }
  }

  private mutating func parseRuntimeAttribute(_ element: Int, object: Int) {
    let attributes = readAttributes(of: element, as: .runtimeAttribute)
    noChildren(of: element, in: .runtimeAttribute)
    guard let key = attributes["key"], let typeName = attributes["type"], let literal = attributes["value"]
    else { return }
    guard let type = ValueType.runtimeAttributeTypes.first(where: { $0.description == typeName.text }) else {
      // The name of the type is stored as the invalid literal.
      let types = ValueType.enumeration(ValueType.runtimeAttributeTypes.map(\.description))
      return append(Name("type", typeName.range), value: typeName, of: types, to: object)
    }
    imports.hold(element, as: .value(values.count))
    append(key, value: literal, of: type, to: object)
  }

  /// Returns the number of a key. Equal keys have the same number, even if they are not attribute names.
  private mutating func number(ofKey key: String) -> Int {
    tree.names.id(of: key).map { Int($0.rawValue) } ?? values.number(ofKey: key)
  }

  private mutating func append(_ key: Name, value literal: Name, of type: ValueType, to object: Int) {
    values.append(
      .object(object), .runtimeAttribute, key: number(ofKey: key.text), at: key.range,
      values.place(of: literal), type: values.add(type: type))
  }

  /// Returns the slot for an object. An unknown element has a single unnamed slot that accepts any objects.
  mutating func slot(for elementClass: String, named name: NameID, in parent: Int?) -> MemberTable.Slot? {
    guard let parent else {
      return vocabulary.slot(for: elementClass, in: document.kind.className)
        .map(MemberTable.Slot.init)
    }
    guard let place = memberPlaces[parent] else {
      return MemberTable.Slot(SlotDescription(name: "", accepts: elementClass, isSingle: false))
    }
    return members.slot(for: elementClass, named: name, at: place, vocabulary)
  }
}
