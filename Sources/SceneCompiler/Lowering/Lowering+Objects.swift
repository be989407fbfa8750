import SceneArchive
import SceneModel
import SceneValues

extension Lowering {
  /// An object and everything in it; `leavingOut` one of its children, which has a unit of its own.
  mutating func lowerSubtree(_ index: Int, parent: Int?, leavingOut excluded: Int? = nil) {
    let object = document.objects[index]
    let elementClass = vocabulary.description(of: object.elementClass!)!
    let place = content.objects.count
    places[index] = place
    units[index] = content.units.count - 1
    let element = content.classIndex(
      name: elementClass.name, module: elementClass.module, element: elementClass.element)
    var record = ObjectRecord(
      classIndex: object.customClass.map { classIndex(named: $0.text) } ?? element, elementClass: element)
    record.id = object.id.map { content.string($0.text) }
    record.parent = parent
    record.slot = parent == nil ? nil : object.slot.map { content.key($0) }
    record.values = lowerValues(of: .object(index), class: elementClass.name)
    content.objects.append(record)
    sourceMap.objects.append(position(object.nameRange))
    let children = document.children(of: index).filter { $0 != excluded }
    for child in children where !document.objects[child].isPrototype { lowerSubtree(child, parent: place) }
    // After what is made at once: where they stand among it says nothing.
    prototypes += children.filter { document.objects[$0].isPrototype }
    content.objects[place].descendants = content.objects.count - place - 1
  }

  mutating func classIndex(named name: String) -> ClassIndex {
    let (module, name) = ObjectNode.split(className: name)
    return content.classIndex(name: name, module: module)
  }

  /// The values of the element's own class in the order of its declaration, so that a class can rely on a range being
  /// set before the value in it; then the custom class's by name; then runtime attributes as written.
  mutating func lowerValues(of owner: PropertyValue.Owner, class name: String) -> Range<Int> {
    let start = content.values.count
    let own = (values[owner] ?? []).map { (index: $0, value: document.values[$0]) }
      .filter { $0.value.value != nil }
    let ranks = ranks(of: name)
    var attributes: [(key: String, value: Value, index: Int?)] = own.filter { $0.value.origin == .attribute }
      .map { ($0.value.key.text, $0.value.value!, $0.index) }
    if case .object(let object) = owner, placed.contains(object) {
      attributes.append((Vocabulary.translatesMaskKey, .bool(false), nil))
    }
    attributes.sort { ranks[$0.key, default: 0] < ranks[$1.key, default: 0] }
    for (key, value, index) in attributes {
      if let index { written.values[index] = content.values.count }
      content.appendValue(key: key, value)
    }
    // Carried as text whether or not the class is known here, so that a manifest never changes the bytes: loading
    // decodes them, once for each opened file, by what the class declares.
    let inspectable = own.filter { $0.value.origin == .inspectable }
      .sorted { $0.value.key.text < $1.value.key.text }
    for (index, value) in inspectable {
      append(value, .text(value.literal.text), isRuntimeAttribute: true, at: index)
    }
    for (index, value) in own where value.origin == .runtimeAttribute && !isLacking(value) {
      append(value, value.value!, isRuntimeAttribute: true, at: index)
    }
    return start..<content.values.count
  }

  /// Whether loading could not set a runtime attribute. In a scene, that is an error; in a file of Xcode's, it is not.
  private func isLacking(_ value: PropertyValue) -> Bool {
    guard case .object(let object) = value.owner, let name = document.objects[object].className else {
      return false
    }
    return vocabulary.lacksRuntimeAttribute(value.key.text, name)
  }

  private mutating func append(
    _ value: PropertyValue, _ written: Value, isRuntimeAttribute: Bool = false, at index: Int
  ) {
    self.written.values[index] = content.values.count
    content.appendValue(key: value.key.text, written, isRuntimeAttribute: isRuntimeAttribute)
  }

  private mutating func ranks(of name: String) -> [String: Int] {
    if let known = ranks[name] { return known }
    var ranks: [String: Int] = [:]
    // One that a class declares anew stays where it was: two of one rank would be set in the order of the document.
    for property in vocabulary.lineage(of: name).reversed().flatMap(\.properties)
    where ranks[property.key] == nil {
      ranks[property.key] = ranks.count
    }
    self.ranks[name] = ranks
    return ranks
  }
}
