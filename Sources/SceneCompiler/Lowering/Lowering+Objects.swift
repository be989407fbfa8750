import SceneArchive
import SceneModel
import SceneValues

extension Lowering {
  mutating func lowerSubtree(_ index: Int, parent: Int?, leavingOut excluded: Int? = nil) {
    let object = document.objects[index]
    let elementClass = number(ofClass: object.elementClass!)
    let place = content.objects.count
    places[index] = place
    units[index] = content.units.count - 1
    let element = self.index(ofElementClass: elementClass)
    var record = ObjectRecord(
      classIndex: object.customClass.map { classIndex(named: $0.text) } ?? element, elementClass: element)
    record.id = object.id.map { content.string($0.text) }
    record.parent = parent
    record.slot = parent == nil ? nil : object.slot.map { content.key($0) }
    record.values = lowerValues(of: .object(index), class: elementClass)
    content.objects.append(record)
    sourceMap.objects.append(position(object.nameRange))
    let children = document.children(of: index).filter { $0 != excluded }
    for child in children where !document.objects[child].isPrototype { lowerSubtree(child, parent: place) }
    // Prototypes follow the other objects, because their position among the other objects has no meaning.
    prototypes += children.filter { document.objects[$0].isPrototype }
    content.objects[place].descendants = content.objects.count - place - 1
  }

  mutating func classIndex(named name: String) -> ClassIndex {
    let (module, name) = ObjectNode.split(className: name)
    return content.classIndex(name: name, module: module)
  }

  /// Lowers values in loading order. The values of the element's class come first, in the order in which the class
  /// declares them, so that a range is set before the value that it limits. Values of the custom class follow, sorted by
  /// name, and runtime attributes come last.
  mutating func lowerValues(of owner: PropertyValue.Owner, class number: Int) -> Range<Int> {
    let start = content.values.count
    var attributes: [(rank: Int, value: Int?)] = []
    var inspectable: [Int] = []
    var runtimeAttributes: [Int] = []
    for index in values[owner] {
      switch document.values.origin(at: index) {
      case .attribute: attributes.append((rank(ofValue: index, inClass: number), index))
      case .inspectable: inspectable.append(index)
      case .runtimeAttribute: runtimeAttributes.append(index)
      case .preserved, .axis: break
      }
    }
    if case .object(let object) = owner, placed.contains(object) {
      attributes.append((rank(of: Vocabulary.translatesMaskKey, inClass: number), nil))
    }
    attributes.sort { $0.rank < $1.rank }
    for (_, index) in attributes {
      guard let index else {
        content.appendValue(key: Vocabulary.translatesMaskKey, .bool(false))
        continue
      }
      if let value = document.values[index].value { append(value, at: index) }
    }
    // The values are stored as text, even if the class is known, so that a manifest never affects the compiled file.
    inspectable.sort { document.values.key(at: $0) < document.values.key(at: $1) }
    for index in inspectable where document.values[index].value != nil {
      append(.text(document.values[index].literal.text), isRuntimeAttribute: true, at: index)
    }
    for index in runtimeAttributes {
      let value = document.values[index]
      guard let sets = value.value, !isLacking(value) else { continue }
      append(sets, isRuntimeAttribute: true, at: index)
    }
    return start..<content.values.count
  }

  /// Returns whether a runtime attribute cannot be set. This is an error in scenes, but not in Xcode files.
  private func isLacking(_ value: PropertyValue) -> Bool {
    guard case .object(let object) = value.owner, let name = document.objects[object].className else {
      return false
    }
    if vocabulary.lacksRuntimeAttribute(value.key.text, name) { return true }
    return document.preserved != nil && vocabulary.isLibraryOnlyKey(value.key.text, name)
  }

  private mutating func append(_ value: Value, isRuntimeAttribute: Bool = false, at index: Int) {
    written.values[index] = content.values.count
    content.appendValue(key: key(ofValue: index), value, isRuntimeAttribute: isRuntimeAttribute)
  }
}
