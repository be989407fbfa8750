import SceneModel
import SceneValidation
import SceneValues

/// The structure of scenes that a grammar can express. The RELAX NG and XML schemas are generated from it.
package struct SceneGrammar {
  let vocabulary: Vocabulary
  let elements: [Element]
  let insides: [Inside]

  struct Element {
    let name: String
    let description: ClassDescription
    /// The slots of the element's class. Each nested element belongs to at most one slot.
    let slots: [Slot]
    let inSomeClass: [String]
    let isController: Bool

    var repeated: [String] { slots.filter { !$0.isSingle }.flatMap(\.elements).sorted() }
  }

  struct Slot {
    let isSingle: Bool
    let elements: [String]
  }

  package init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    // Elements of the language take precedence over elements that create objects.
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

  /// Reusable content with a name, so that a schema contains the content only once.
  struct Inside {
    let name: String
    let elements: [String]
  }

  func inside(_ elements: [String]) -> Inside { insides.first { $0.elements == elements }! }

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

  var attributedClasses: [ClassDescription] {
    let roots = (LanguageElement.described.compactMap(\.className) + [Vocabulary.constraintClass])
      .compactMap { vocabulary.description(of: $0) }
    let all = (elements.map(\.description) + roots).flatMap { vocabulary.lineage(of: $0.qualifiedName) }
    return Dictionary(all.map { ($0.qualifiedName, $0) }, uniquingKeysWith: { first, _ in first })
      .values.sorted { $0.qualifiedName < $1.qualifiedName }
  }

  /// Returns the properties that a class introduces. A property that only redeclares a default is considered inherited.
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

  /// Returns whether a subclass redeclares a property with a different type or range. If so, the schemas allow any value.
  func isRetyped(_ property: PropertyDescription, of description: ClassDescription) -> Bool {
    vocabulary.classes.contains { other in
      other.properties.contains {
        $0.key == property.key && ($0.type != property.type || $0.range != property.range)
      }
        && vocabulary.isClass(other.qualifiedName, descendantOf: description.qualifiedName) == true
    }
  }

  /// Returns the properties of subclasses without elements. In scenes, the `class` attribute specifies these subclasses.
  func propertiesBesideClass(of name: String) -> [PropertyDescription] {
    let own = Set(keys(of: name) + LanguageElement.objectAttributes + [LanguageElement.entry])
    let isAny = vocabulary.description(of: name)?.name == Vocabulary.anyClass
    return vocabulary.classes.filter {
      $0.element == nil && (isAny || vocabulary.isClass($0.qualifiedName, descendantOf: name) == true)
    }
    .flatMap { vocabulary.lineage(of: $0.qualifiedName) }.flatMap(\.properties)
    .filter { !own.contains($0.key) }
  }

  var stylableProperties: [PropertyDescription] {
    vocabulary.classes.flatMap { $0.properties.filter(\.isStylable) }
  }

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

  func keys(of name: String) -> [String] {
    Set(vocabulary.lineage(of: name).flatMap { $0.properties.map(\.key) }).sorted()
  }

  var variantElements: [String] {
    Set(vocabulary.classes.flatMap { $0.properties.compactMap { $0.variant?.element } }).sorted()
  }

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

  func literalType(of attribute: String, in element: LanguageElement) -> ValueType? {
    element.name == LanguageElement.constraint.name && attribute == LanguageElement.active ? .bool : nil
  }

  func isList(_ attribute: String, in element: LanguageElement) -> Bool {
    element.name == LanguageElement.when.name && attribute == "traits"
  }

  /// The language elements that all objects accept. Excludes `<when>`, whose content depends on the object.
  static let connections = LanguageElement.insideObjects.filter { $0.name != LanguageElement.when.name }

  func heading(by command: String) -> String {
    """
    The scene language, version \(UnknownVersion.knownVersions.joined(separator: ", ")): generated by \
    '\(command)' from the declarations of the class library. Do not edit.
    """
  }
}

extension PropertyDescription {
  var schemaDocumentation: String {
    let shownDefault = defaultLiteral.map { $0.isEmpty ? "Default: empty." : "Default: \($0)." }
    return ["\(documentation)", "Value: \(expectation).", shownDefault ?? ""].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
