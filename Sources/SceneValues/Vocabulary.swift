/// All classes that are known, from wherever: the class library's and the host's alike.
///
/// Answers are three-valued where they must be: what nobody described is unknown (nil), never false.
public struct Vocabulary: Sendable {
  public private(set) var classes: [ClassDescription] = []
  private var byName: [String: [Int]] = [:]
  private var byElement: [String: Int] = [:]

  public init(_ classes: [ClassDescription] = []) {
    for description in classes { add(description) }
  }

  /// Adds a class; one of the same qualified name is replaced.
  public mutating func add(_ description: ClassDescription) {
    if let known = index(of: description.qualifiedName), classes[known].module == description.module {
      if let element = classes[known].element { byElement[element] = nil }
      classes[known] = description
      if let element = description.element { byElement[element] = known }
      return
    }
    let index = classes.count
    classes.append(description)
    byName[description.name, default: []].append(index)
    if !description.module.isEmpty { byName[description.qualifiedName, default: []].append(index) }
    if let element = description.element { byElement[element] = index }
  }

  public mutating func add(contentsOf other: Vocabulary) {
    for description in other.classes { add(description) }
  }

  /// The class of that name, with or without its module; nil where nobody described one, or where the bare
  /// name stands for classes of several modules.
  public func description(of name: String) -> ClassDescription? { index(of: name).map { classes[$0] } }

  public func index(of name: String) -> Int? {
    guard let found = byName[name], found.count == 1 else { return nil }
    return found[0]
  }

  /// The modules that have a class of this name.
  public func modules(of name: String) -> [String] { (byName[name] ?? []).map { classes[$0].module } }

  public func description(ofElement element: String) -> ClassDescription? {
    byElement[element].map { classes[$0] }
  }

  public var elements: [String] { classes.compactMap(\.element) }

  /// The class and its superclasses, as far as they are known.
  public func lineage(of name: String) -> [ClassDescription] {
    var lineage: [ClassDescription] = []
    var next: String? = name
    while let name = next, let description = description(of: name) {
      // A manifest may say anything, a circle too.
      guard !lineage.contains(where: { $0.qualifiedName == description.qualifiedName }) else { break }
      lineage.append(description)
      next = description.superclass
    }
    return lineage
  }

  /// Whether everything that this class inherits is known, so that what is not found does not exist.
  public func isComplete(_ name: String) -> Bool {
    guard let last = lineage(of: name).last else { return false }
    return last.superclass == nil
  }

  /// Whether one class descends from another (or is it); nil where the line leaves what is known.
  public func isClass(_ name: String, descendantOf ancestor: String) -> Bool? {
    if ancestor == Self.anyClass { return true }
    let lineage = lineage(of: name)
    let target = description(of: ancestor)?.qualifiedName ?? ancestor
    if lineage.contains(where: { $0.qualifiedName == target || $0.name == target }) { return true }
    guard let last = lineage.last else { return name == ancestor ? true : nil }
    guard let unknown = last.superclass else { return false }
    return unknown == ancestor ? true : nil
  }

  public func property(_ key: String, of name: String) -> PropertyDescription? {
    first(in: name) { $0.properties.first { $0.key == key } }
  }

  public func outlet(_ key: String, of name: String) -> OutletDescription? {
    first(in: name) { $0.outlets.first { $0.name == key } }
  }

  public func action(_ selector: String, of name: String) -> ActionDescription? {
    first(in: name) { $0.actions.first { $0.selector == selector } }
  }

  /// The events of a class: its own, else its superclass's; the primary one first.
  public func events(of name: String) -> [String] {
    lineage(of: name).first { !$0.events.isEmpty }?.events ?? []
  }

  /// The first slot, from the class upward, that takes objects of the other class.
  public func slot(for child: String, in parent: String) -> SlotDescription? {
    first(in: parent) { description in
      description.slots.first { slot in
        // `<object>` is the one element that stands for any class; a slot for it takes nothing else.
        slot.accepts == Self.anyClass
          ? child == Self.anyClass : isClass(child, descendantOf: slot.accepts) == true
      }
    }
  }

  private func first<Found>(in name: String, _ find: (ClassDescription) -> Found?) -> Found? {
    for description in lineage(of: name) {
      if let found = find(description) { return found }
    }
    return nil
  }
}

extension Vocabulary {
  /// The class of `<object>`: any class at all descends from it.
  public static let anyClass = "Object"
  /// The class that every scene's controller descends from.
  public static let controllerClass = "ViewController"
}

extension ValueType {
  /// The types that a `<runtimeAttribute>` may name.
  public static let runtimeAttributeTypes: [ValueType] = [
    .bool, .int, .number, .string, .point, .size, .rect, .insets, .transform, .color, .font, .image,
  ]
}
