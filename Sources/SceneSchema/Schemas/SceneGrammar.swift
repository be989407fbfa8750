import SceneModel
import SceneValidation
import SceneValues

/// What may stand where in a scene, as far as a grammar can say it: what both schemas are written from.
package struct SceneGrammar {
  let vocabulary: Vocabulary
  /// The elements that make objects, in the order of their names.
  let elements: [Element]
  /// What may stand any number of times in elements, with and without a class.
  let insides: [Inside]

  struct Element {
    let name: String
    let description: ClassDescription
    /// What its class takes, by slot; no element is in two.
    let slots: [Slot]
    /// What some class that descends from it takes: what may stand in it where it names a class.
    let inSomeClass: [String]
    let isController: Bool

    /// What may stand in it any number of times.
    var repeated: [String] { slots.filter { !$0.isSingle }.flatMap(\.elements).sorted() }
  }

  struct Slot {
    let isSingle: Bool
    let elements: [String]
  }

  package init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    // What the language itself says of an element, it says of what makes an object, too.
    let language = Set(LanguageElement.all.map(\.name))
    let classes = vocabulary.classes.filter { $0.element.map { !language.contains($0) } ?? false }
      .sorted { $0.element! < $1.element! }
    elements = classes.map { description in
      let descendants = vocabulary.classes.filter {
        vocabulary.isClass($0.qualifiedName, descendantOf: description.qualifiedName) == true
          || description.name == Vocabulary.anyClass
      }
      let taken = Set(
        descendants.flatMap { Self.slots(of: $0.qualifiedName, in: vocabulary).flatMap(\.elements) })
      return Element(
        name: description.element!, description: description,
        slots: Self.slots(of: description.qualifiedName, in: vocabulary), inSomeClass: taken.sorted(),
        isController: vocabulary.isClass(description.qualifiedName, descendantOf: Vocabulary.controllerClass)
          == true)
    }
    var known: Set<[String]> = []
    insides = elements.flatMap { element in
      [
        Inside(name: "inside.\(element.name)", elements: element.repeated),
        Inside(name: "inside.\(element.name).ofClass", elements: element.inSomeClass),
      ]
    }.filter { known.insert($0.elements).inserted }
  }

  /// What may stand any number of times in something, in one name for all that take the same: schemas say it once.
  struct Inside {
    let name: String
    let elements: [String]
  }

  func inside(_ elements: [String]) -> Inside { insides.first { $0.elements == elements }! }

  /// What may stand in an object of a class, in the root of a nib (`Nib`), beside a controller (`Storyboard`).
  func slots(of name: String) -> [Slot] { Self.slots(of: name, in: vocabulary) }

  private static func slots(of name: String, in vocabulary: Vocabulary) -> [Slot] {
    var slots: [(name: String, isSingle: Bool, elements: [String])] = []
    for child in vocabulary.classes {
      guard let element = child.element, let slot = vocabulary.slot(for: child.name, in: name) else {
        continue
      }
      let elements =
        child.name == Vocabulary.constraintClass ? LanguageElement.insideViews.map(\.name) : [element]
      if let known = slots.firstIndex(where: { $0.name == slot.name }) {
        slots[known].elements += elements
      } else {
        slots.append((slot.name, slot.isSingle, elements))
      }
    }
    return slots.sorted { $0.name < $1.name }.map {
      Slot(isSingle: $0.isSingle, elements: $0.elements.sorted())
    }
  }

  /// The classes whose properties are attributes somewhere, by name.
  var attributedClasses: [ClassDescription] {
    let roots = (LanguageElement.described.compactMap(\.className) + [Vocabulary.constraintClass])
      .compactMap { vocabulary.description(of: $0) }
    let all = (elements.map(\.description) + roots).flatMap { vocabulary.lineage(of: $0.qualifiedName) }
    return Dictionary(all.map { ($0.qualifiedName, $0) }, uniquingKeysWith: { first, _ in first })
      .values.sorted { $0.qualifiedName < $1.qualifiedName }
  }

  /// The properties that a class adds to what it inherits, and that no attribute of the language itself stands for. One
  /// that it declares anew, with another default, is inherited.
  func ownProperties(of description: ClassDescription) -> [PropertyDescription] {
    let inherited = vocabulary.lineage(of: description.qualifiedName).dropFirst().flatMap {
      $0.properties.map(\.key)
    }
    let hidden = Set(
      inherited + LanguageElement.objectAttributes + Self.languageAttributes(of: description.name))
    return description.properties.filter { !hidden.contains($0.key) }
  }

  private static func languageAttributes(of className: String) -> [String] {
    LanguageElement.described.first { $0.className == className }?.attributes ?? []
  }

  /// Whether some class that descends from this one declares a property of it anew, with another type or range: then no schema
  /// says what it takes.
  func isRetyped(_ property: PropertyDescription, of description: ClassDescription) -> Bool {
    vocabulary.classes.contains { other in
      other.properties.contains {
        $0.key == property.key && ($0.type != property.type || $0.range != property.range)
      }
        && vocabulary.isClass(other.qualifiedName, descendantOf: description.qualifiedName) == true
    }
  }

  /// What classes have that may be named in 'class' beside an element of this class, and that it has not itself. A class
  /// with an element of its own is written by that.
  func propertiesBesideClass(of name: String) -> [PropertyDescription] {
    let own = Set(keys(of: name) + LanguageElement.objectAttributes + [LanguageElement.entry])
    let isAny = vocabulary.description(of: name)?.name == Vocabulary.anyClass
    return vocabulary.classes.filter {
      $0.element == nil && (isAny || vocabulary.isClass($0.qualifiedName, descendantOf: name) == true)
    }
    .flatMap { vocabulary.lineage(of: $0.qualifiedName) }.flatMap(\.properties)
    .filter { !own.contains($0.key) }
  }

  /// What appearance rules may set, of whatever class.
  var stylableProperties: [PropertyDescription] {
    vocabulary.classes.flatMap { $0.properties.filter(\.isStylable) }
  }

  /// The elements in appearance rules, with their own attributes and what may be set in them.
  var variants: [(element: String, axes: [AxisDescription], properties: [PropertyDescription])] {
    variantElements.map { element in
      let properties = stylableProperties.filter { $0.variant?.element == element }
      var axes: [AxisDescription] = []
      for axis in properties.flatMap({ $0.variant?.axes ?? [] })
      where !axes.contains(where: { $0.name == axis.name }) {
        axes.append(axis)
      }
      return (element, axes, properties)
    }
  }

  /// All keys of a class, sorted.
  func keys(of name: String) -> [String] {
    Set(vocabulary.lineage(of: name).flatMap { $0.properties.map(\.key) }).sorted()
  }

  /// Elements that say, in an appearance rule, which of a property's values is meant.
  var variantElements: [String] {
    Set(vocabulary.classes.flatMap { $0.properties.compactMap { $0.variant?.element } }).sorted()
  }

  /// The words that an attribute of the language itself takes; nil where it takes any text.
  func words(of attribute: String, in element: LanguageElement) -> [String]? {
    switch (element.name, attribute) {
    case (_, "version"): UnknownVersion.knownVersions
    case (LanguageElement.when.name, "traits"):
      SceneTrait.allCases.flatMap { trait in trait.values.map { "\(trait.rawValue)=\($0)" } }
    case (LanguageElement.segue.name, "kind"): SegueKind.allCases.map(\.rawValue)
    case (LanguageElement.runtimeAttribute.name, "type"): ValueType.runtimeAttributeTypes.map(\.description)
    default: nil
    }
  }

  /// What an attribute of the language itself takes a literal of; nil where it takes words, or any text.
  func literalType(of attribute: String, in element: LanguageElement) -> ValueType? {
    element.name == LanguageElement.constraint.name && attribute == LanguageElement.active ? .bool : nil
  }

  /// Whether an attribute takes any number of its words.
  func isList(_ attribute: String, in element: LanguageElement) -> Bool {
    element.name == LanguageElement.when.name && attribute == "traits"
  }

  /// What may stand in every object in the same way; what `<when>` takes, the object says.
  static let connections = LanguageElement.insideObjects.filter { $0.name != LanguageElement.when.name }

  /// What a schema says of itself, at its head.
  func heading(by command: String) -> String {
    """
    The scene language, version \(UnknownVersion.knownVersions.joined(separator: ", ")): written by '\(command)' from the \
    class library's own declarations. Do not edit.
    """
  }
}

extension PropertyDescription {
  /// What an editor shows of it.
  var schemaDocumentation: String {
    let shownDefault = defaultLiteral.map { $0.isEmpty ? "Default: empty." : "Default: \($0)." }
    return ["\(documentation)", "Takes \(expectation).", shownDefault ?? ""].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
