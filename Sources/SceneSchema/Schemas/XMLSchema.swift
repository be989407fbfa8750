import SceneModel
import SceneValues

/// The scene language as an XML Schema (1.0), for editors that do not support RELAX NG.
package struct XMLSchema {
  let grammar: SceneGrammar

  package init(grammar: SceneGrammar) { self.grammar = grammar }

  private static let subset = """
    Each element lists its attributes; other attributes are errors. Content in the namespace 'ib:' is accepted
    anywhere.

    The attributes of a class of the host app in 'class' are accepted only if the schema contains the class. To
    include the class, generate the schema with 'scenec schema xsd --sources DIRECTORY' or with '--classes' and a
    manifest. Otherwise, this schema rejects the attributes, but 'scenec validate' and 'scene.rng' accept them. For a
    class of the library with its own element, use that element.

    XML Schema cannot express that an attribute requires another attribute, so attributes and content of subclasses
    are accepted without 'class'. It also cannot limit the number of elements. 'scene.rng' covers both, and 'scenec
    validate' covers everything.
    """

  package var text: String {
    var content: [Markup] = [.comment("\(grammar.heading(by: "scenec schema xsd"))\n\n\(Self.subset)")]
    for part in [roots, language, objects, insides, attributes] { content += part }
    return Markup(
      "xs:schema", [("xmlns:xs", "http://www.w3.org/2001/XMLSchema"), ("elementFormDefault", "unqualified")],
      content
    ).document
  }

  // MARK: - Roots

  private var roots: [Markup] {
    let nibs =
      ["outlet", "outletCollection"] + grammar.slots(of: SceneDocument.Kind.nib.className).flatMap(\.elements)
    let scenes = grammar.slots(of: SceneDocument.Kind.storyboard.className).flatMap(\.elements)
    return [
      Self.element("storyboard"), Self.element("nib"),
      type(
        "storyboard", Self.many(["scene", "appearance"]),
        ownAttributes(of: .storyboard) + [
          attributesReference(SceneDocument.Kind.storyboard.className), Self.importedAttributes,
        ]),
      type(
        "nib", Self.many(nibs),
        ownAttributes(of: .nib) + [
          attributesReference(SceneDocument.Kind.nib.className), Self.importedAttributes,
        ]),
      type("scene", Self.many(scenes), [Self.importedAttributes]),
    ]
  }

  // MARK: - Language elements

  private var language: [Markup] {
    let stylable = grammar.stylableProperties
    let variants = grammar.variants.map { (element, axes, properties) -> Markup in
      var content: [Markup] = [Self.many([])]
      content += axes.map { Self.attribute($0.name, literal(of: $0.type)) }
      content += merged(properties, leavingOut: axes.map(\.name))
      content.append(Self.importedAttributes)
      return Markup("xs:element", [("name", element)], [Markup("xs:complexType", [], content)])
    }
    let appearance = type(
      "appearance", Self.many([], variants),
      ownAttributes(of: .appearance) + merged(stylable, leavingOut: LanguageElement.appearance.attributes)
        + [Self.importedAttributes])
    let insides = (SceneGrammar.connections + LanguageElement.insideViews).map { element -> Markup in
      var attributes = ownAttributes(of: element)
      if element.name == LanguageElement.segue.name {
        attributes += attributesOfClass(LanguageElement.segueClass, leavingOut: element.attributes)
      }
      attributes.append(Self.importedAttributes)
      let isConstraint = element.name == LanguageElement.constraint.name
      var definition = type(
        element.name, Self.many([], isConstraint ? [when(Vocabulary.constraintClass)] : []), attributes)
      if element.name == LanguageElement.value.name { definition.attributes.append(("mixed", "true")) }
      return definition
    }
    let traits = Markup("xs:attributeGroup", [("name", "when.attributes")], ownAttributes(of: .when))
    return [appearance] + insides + [
      traits,
      Markup(
        "xs:group", [("name", "connections")],
        [Markup("xs:choice", [], SceneGrammar.connections.map { Self.element($0.name) } + [Self.imported])]),
    ]
  }

  private func ownAttributes(of element: LanguageElement) -> [Markup] {
    element.required.map { attribute($0, in: element, isRequired: true) }
      + element.optional.map { attribute($0, in: element, isRequired: false) }
  }

  private func attribute(_ name: String, in element: LanguageElement, isRequired: Bool) -> Markup {
    let words = grammar.words(of: name, in: element)
    let type = words.map {
      grammar.isList(name, in: element) ? Self.list(of: $0) : Self.words($0, base: "xs:string")
    }
    let literal = grammar.literalType(of: name, in: element).flatMap(literal(of:))
    return Self.attribute(name, type ?? literal, isRequired: isRequired)
  }

  // MARK: - Objects

  private var objects: [Markup] {
    grammar.elements.map { element in
      // `inSomeClass` includes the content of the element's own class.
      let content = Markup(
        "xs:choice", [("minOccurs", "0"), ("maxOccurs", "unbounded")],
        [
          Markup("xs:group", [("ref", grammar.inside(element.inSomeClass).name)]),
          when(element.description.qualifiedName),
        ])
      var attributes = [Self.attribute("id"), Self.attribute("class")]
      if element.isController { attributes.append(Self.attribute(LanguageElement.entry, literal(of: .bool))) }
      attributes += attributesOfClass(element.description.qualifiedName) + [Self.importedAttributes]
      return type(element.name, content, attributes, documentation: element.description.documentation)
    }
  }

  private func when(_ className: String) -> Markup {
    Markup(
      "xs:element", [("name", LanguageElement.when.name)],
      [
        Markup(
          "xs:complexType", [],
          [
            Self.many([]), Markup("xs:attributeGroup", [("ref", "when.attributes")]),
          ] + attributesOfClass(className, leavingOut: LanguageElement.when.attributes)
            + [Self.importedAttributes])
      ])
  }

  private var insides: [Markup] {
    Set(grammar.elements.map { grammar.inside($0.inSomeClass).name }).sorted().map { name in
      let elements = grammar.insides.first { $0.name == name }!.elements
      let connections = Markup("xs:group", [("ref", "connections")])
      return Markup(
        "xs:group", [("name", name)], [Markup("xs:choice", [], [connections] + elements.map(Self.element))])
    }
  }

  // MARK: - Attributes

  private var attributes: [Markup] {
    grammar.attributedClasses.map { description in
      let inherited = grammar.vocabulary.lineage(of: description.qualifiedName).dropFirst().first
      let own = grammar.ownProperties(of: description).map { property in
        Self.attribute(
          property.key, grammar.isRetyped(property, of: description) ? nil : literal(of: property),
          documentation: property.schemaDocumentation)
      }
      return Markup(
        "xs:attributeGroup", [("name", "attributes.\(description.qualifiedName)")],
        (inherited.map { [attributesReference($0.qualifiedName)] } ?? []) + own)
    }
  }

  private func attributesOfClass(_ name: String, leavingOut excluded: [String] = []) -> [Markup] {
    [attributesReference(name)] + merged(grammar.propertiesBesideClass(of: name), leavingOut: excluded)
  }

  /// Returns one attribute for each key. If properties with the same key differ in type, the attribute accepts any text.
  private func merged(_ properties: [PropertyDescription], leavingOut excluded: [String]) -> [Markup] {
    Dictionary(grouping: properties, by: \.key).sorted { $0.key < $1.key }
      .filter { !excluded.contains($0.key) }
      .map { key, alike in
        let isOneType = alike.allSatisfy { $0.type == alike[0].type && $0.range == alike[0].range }
        return Self.attribute(key, isOneType ? literal(of: alike[0]) : nil)
      }
  }

  private func attributesReference(_ name: String) -> Markup {
    Markup("xs:attributeGroup", [("ref", "attributes.\(grammar.vocabulary.name(of: name))")])
  }

  private func literal(of property: PropertyDescription) -> Markup? {
    guard let numbers = BoundedNumbers(property) else { return literal(of: property.type) }
    let number = Self.restriction(
      of: "xs:\(numbers.type)", numbers.facets.map { Markup("xs:\($0.name)", [("value", $0.bound)]) })
    guard numbers.count > 1 else { return number }
    return Markup(
      "xs:simpleType", [],
      [
        Markup(
          "xs:restriction", [],
          [
            Markup("xs:simpleType", [], [Markup("xs:list", [], [number])]),
            Markup("xs:length", [("value", "\(numbers.count)")]),
          ])
      ])
  }

  private func literal(of type: ValueType) -> Markup? {
    switch type {
    case .bool: Self.words(["true", "false"], base: "xs:token")
    case .enumeration(let cases): Self.words(cases, base: "xs:token")
    case .optionSet(let members): Self.list(of: members)
    default: nil
    }
  }

  // MARK: - Components

  private func type(
    _ name: String, _ content: Markup?, _ attributes: [Markup], documentation: String = ""
  ) -> Markup {
    Markup(
      "xs:complexType", [("name", name)],
      Self.annotation(documentation) + (content.map { [$0] } ?? []) + attributes)
  }

  private static func element(_ name: String) -> Markup {
    Markup("xs:element", [("name", name), ("type", name)])
  }

  private static func many(_ elements: [String], _ others: [Markup] = []) -> Markup {
    Markup(
      "xs:choice", [("minOccurs", "0"), ("maxOccurs", "unbounded")],
      elements.map(Self.element) + others + [imported])
  }

  private static let imported = Markup(
    "xs:any", [("namespace", ImportedNames.uri), ("processContents", "skip")])
  private static let importedAttributes = Markup(
    "xs:anyAttribute", [("namespace", ImportedNames.uri), ("processContents", "skip")])

  private static func attribute(
    _ name: String, _ type: Markup? = nil, isRequired: Bool = false, documentation: String = ""
  ) -> Markup {
    var attributes = [("name", name)]
    if type == nil { attributes.append(("type", "xs:string")) }
    if isRequired { attributes.append(("use", "required")) }
    return Markup("xs:attribute", attributes, annotation(documentation) + (type.map { [$0] } ?? []))
  }

  private static func list(of words: [String]) -> Markup {
    Markup("xs:simpleType", [], [Markup("xs:list", [], [Self.words(words, base: "xs:token")])])
  }

  private static func words(_ words: [String], base: String) -> Markup {
    restriction(of: base, words.map { Markup("xs:enumeration", [("value", $0)]) })
  }

  private static func restriction(of base: String, _ facets: [Markup]) -> Markup {
    Markup("xs:simpleType", [], [Markup("xs:restriction", [("base", base)], facets)])
  }

  private static func annotation(_ text: String) -> [Markup] {
    text.isEmpty ? [] : [Markup("xs:annotation", [], [Markup("xs:documentation", text: text)])]
  }
}
