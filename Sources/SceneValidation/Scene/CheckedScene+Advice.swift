import SceneDiagnostics
import SceneModel
import SceneValues

extension CheckedScene {
  func advice(forAttribute fault: StructureFault) -> [Diagnostic.Note] {
    let name = fault.name.text
    let place = ForeignNames.place(of: name)
    let isObject = fault.object != nil
    if isObject, let place, LanguageElement.all.contains(where: { $0.name == place }) {
      return [note(.element(place))]
    }
    let isOfObjects = LanguageElement.objectAttributes.contains(name)
    let owners = LanguageElement.all.filter { $0.attributes.contains(name) }.map(\.name)
    if !owners.isEmpty, !isOfObjects { return [note(.belongs(name, to: owners))] }
    if let className = fault.object.flatMap(className) {
      let first = name.split(separator: ".").first.map(String.init) ?? name
      if let outlet = vocabulary.outlet(first, of: className), !outlet.isCollection {
        return [note(first == name ? .element(LanguageElement.outlet.name) : .runtimeAttribute(name))]
      }
      if vocabulary.lineage(of: className).contains(where: { $0.slots.contains { $0.name == name } }) {
        return [note(.contentInside(name))]
      }
      if let place, let child = vocabulary.description(ofElement: place),
        vocabulary.slot(for: child.name, in: className) != nil
      {
        return [note(.element(place))]
      }
    }
    let parts = fault.object.flatMap(className).map(partClasses) ?? []
    let owner = parts.first { vocabulary.property(name, of: $0.name) != nil }
    if let element = owner?.element { return [note(.belongs(name, to: [element]))] }
    if owner == nil, place == nil, isObject {
      for part in parts {
        let keys = vocabulary.lineage(of: part.name).flatMap { $0.properties.map(\.key) }
        if let element = part.element,
          let meant = ForeignNames.attribute.meaning(of: name, among: keys, in: element)
        {
          return [note(.belongs(meant.name, to: [element]))]
        }
      }
    }
    if let place, place.contains("."), isObject { return [note(.runtimeAttribute(place))] }
    if let place, attributes(near: fault).contains(place) { return [note(.part(name, of: place))] }
    return ForeignNames.advice(forAttribute: name, of: fault.element).map { [note(Message($0))] } ?? []
  }

  func advice(forElement fault: StructureFault) -> [Diagnostic.Note] {
    let name = fault.name.text
    guard let holder = fault.object, let className = className(of: holder) else {
      return ForeignNames.advice(forElement: name).map { [note(Message($0))] } ?? []
    }
    if ForeignNames.childControllers.contains(ForeignNames.plain(name)),
      let note = adviceForChildControllers(of: holder)
    {
      return [note]
    }
    let lineage = vocabulary.lineage(of: className)
    if lineage.contains(where: { $0.slots.contains { $0.name == name } }) {
      return [note(.content(of: name, in: fault.element))]
    }
    if let outlet = vocabulary.outlet(name, of: className),
      vocabulary.isClass(outlet.type, descendantOf: Vocabulary.viewClass) != true
    {
      return [note(.element(LanguageElement.outlet.name))]
    }
    guard let advice = ForeignNames.advice(forElement: name) else { return [] }
    if let attribute = attribute(of: fault, in: lineage) {
      return [note(.attribute(attribute, of: fault.element))]
    }
    return [note(Message(advice))]
  }

  func knownAttributes(near fault: StructureFault) -> Diagnostic.Note? {
    if let className = fault.object.flatMap(className), fault.element != LanguageElement.when.name {
      return note(.classes(displayName(className), element: fault.element))
    }
    return LanguageElement.all.first { $0.name == fault.element && $0.className == nil }.map {
      note(.attributes($0.attributes))
    }
  }

  func adviceForAttribute(writtenAs fault: StructureFault) -> [Diagnostic.Note] {
    guard let className = fault.object.flatMap(className) else { return [] }
    let lineage = vocabulary.lineage(of: className)
    let attribute =
      vocabulary.property(fault.name.text, of: className)?.key ?? attribute(of: fault, in: lineage)
    return attribute.map { [note(.attribute($0, of: fault.element))] } ?? []
  }

  func adviceForChildControllers(of container: Int) -> Diagnostic.Note? {
    guard let className = className(of: container),
      let key = vocabulary.ownContainments(of: className).first?.key
    else { return nil }
    return note(.children(key))
  }

  private func partClasses(of className: String) -> [ClassDescription] {
    vocabulary.lineage(of: className).flatMap(\.slots).compactMap { vocabulary.description(of: $0.accepts) }
  }

  private func attribute(of fault: StructureFault, in lineage: [ClassDescription]) -> String? {
    guard let key = fault.value?.text else { return nil }
    let keys = lineage.flatMap { $0.properties.map(\.key) }
    return keys.contains(key)
      ? key : ForeignNames.attribute.meaning(of: key, among: keys, in: fault.element)?.name
  }

  private func className(of object: Int) -> String? {
    objectClasses[object]?.qualifiedName ?? document.objects[object].elementClass
  }

  /// Returns the element that a parent requires in place of an element, such as `menuAction` for an `action` in a menu.
  func elementRequired(insteadOf name: String, in holder: Int) -> String? {
    let required = ForeignNames.element.meaning(
      of: name, among: vocabulary.elements, in: document.objects[holder].element)?.name
    guard let child = required.flatMap(vocabulary.description(ofElement:)),
      let parent = className(of: holder),
      vocabulary.slot(for: child.name, in: parent) != nil
    else { return nil }
    return required
  }

  func findExplainedAttributes() -> Set<SourceRange> {
    var explained: Set<SourceRange> = []
    for fault in document.structureFaults where fault.kind == .missingAttribute {
      guard let tag = incompleteTags[fault.name.range], !explains(tag) else { continue }
      explained.formUnion(tag.unexplained.map(\.name.range))
    }
    return explained
  }

  func explains(_ tag: IncompleteTag) -> Bool {
    !tag.unexplained.contains(where: ForeignConstraint.isPart)
      && tag.unexplained.contains { !advice(forAttribute: $0).isEmpty }
  }
}

extension Message {
  fileprivate static func belongs(_ name: String, to elements: [String]) -> Message {
    "'\(key: name)' is an attribute of \(CheckedScene.list(elements))"
  }

  fileprivate static func element(_ name: String) -> Message {
    "write an element '\(element: name)' inside this element"
  }

  fileprivate static func runtimeAttribute(_ key: String) -> Message {
    "set '\(key: key)' with an element 'runtimeAttribute'"
  }

  fileprivate static func part(_ name: String, of attribute: String) -> Message {
    "'\(key: name)' is a part of '\(key: attribute)'"
  }

  fileprivate static func contentInside(_ name: String) -> Message {
    "write the elements of '\(key: name)' inside this element"
  }

  fileprivate static func content(of name: String, in element: String) -> Message {
    "write the elements of '\(key: name)' directly in '\(element: element)'"
  }

  fileprivate static func attribute(_ name: String, of element: String) -> Message {
    "write '\(key: name)' as an attribute of '\(element: element)'"
  }

  fileprivate static func classes(_ name: String, element: String) -> Message {
    "'scenec classes \(class: name)' lists the attributes of '\(element: element)'"
  }

  fileprivate static func attributes(_ names: [String]) -> Message {
    names.isEmpty ? "the element has no attributes" : "valid attributes: \(CheckedScene.list(names))"
  }

  fileprivate static func children(_ key: String) -> Message {
    "write each child controller in a scene of its own, and its id in '\(key: key)'"
  }
}
