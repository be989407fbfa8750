import SceneModel
import SceneValues

/// The scene language as a RELAX NG grammar. The grammar is equivalent to the structural rules.
package struct RelaxNGSchema {
  let grammar: SceneGrammar

  package init(grammar: SceneGrammar) { self.grammar = grammar }

  private static let subset = """
    The schema covers these rules, and reports an error where one of them does:

      misplaced-element, unknown-element, two-objects-in-single-slot, two-controllers-in-scene,
      scene-without-controller, unknown-attribute, missing-attribute, unexpected-text, unknown-version,
      unknown-segue-kind, unknown-trait, bad-literal for words (true and false, enumerations, option sets),
      value-out-of-range for properties that are declared with a range, and attribute-may-not-vary for 'id', 'class'
      and 'entry'.

    The schema does not cover other literals, identity, references and connections. It also does not cover the
    properties and elements of a class of the host app: an element with 'class' accepts other attributes and the
    content of subclasses, and a 'when' in it accepts any attributes. Also not covered: the properties of the class of
    an appearance rule, segues in nibs, processing instructions, and attributes in namespaces on elements with 'class'.
    Content in the namespace 'ib:' is accepted anywhere, as in 'scenec'.
    """

  package var text: String {
    let annotations = "http://relaxng.org/ns/compatibility/annotations/1.0"
    return Markup(
      "grammar", [("xmlns", "http://relaxng.org/ns/structure/1.0"), ("xmlns:a", annotations)],
      [.comment("\(grammar.heading(by: "scenec schema rng"))\n\n\(Self.subset)")] + roots + language
        + elements + insides + attributes + imported
    ).document
  }

  // MARK: - Roots

  private var roots: [Markup] {
    let beside = grammar.slots(of: SceneDocument.Kind.storyboard.className).flatMap(\.elements)
    let controllers = Set(grammar.elements.filter(\.isController).map(\.name))
    let nibs =
      ["outlet", "outletCollection"] + grammar.slots(of: SceneDocument.Kind.nib.className).flatMap(\.elements)
    let sides = beside.filter { !controllers.contains($0) }.sorted()
    return [
      Markup("start", [], [Markup("choice", [], [Self.reference("storyboard"), Self.reference("nib")])]),
      Self.define(
        "storyboard",
        languageElement(
          .storyboard, classAttributes: SceneDocument.Kind.storyboard.className,
          content: [Self.many([Self.reference("scene"), Self.reference("appearance"), Self.imported])])),
      Self.define(
        "scene",
        Markup(
          "element", [("name", "scene")],
          [
            Self.importedAttributes,
            Markup(
              "interleave", [],
              [
                Self.choice(controllers.sorted().map(Self.reference)),
                Self.many(sides.map(Self.reference) + [Self.imported]),
              ]),
          ])),
      Self.define(
        "nib",
        languageElement(
          .nib, classAttributes: SceneDocument.Kind.nib.className,
          content: [Self.many(nibs.map(Self.reference) + [Self.imported])])),
    ]
  }

  // MARK: - Language elements

  private var language: [Markup] {
    let variants = grammar.variantElements
    let anyAttributes = Self.anyAttributes(except: [])
    let appearance = Markup(
      "element", [("name", "appearance")],
      [
        Self.together(
          ownAttributes(of: .appearance) + [
            Self.anyAttributes(except: LanguageElement.appearance.attributes), Self.importedAttributes,
          ]),
        Self.many([
          Markup(
            "element", [],
            [
              variants.count == 1
                ? Markup("name", text: variants[0])
                : Markup("choice", [], variants.map { Markup("name", text: $0) }),
              Self.together([anyAttributes, Self.importedAttributes]), Self.many([Self.imported]),
            ]), Self.imported,
        ]),
      ])
    let insides = (SceneGrammar.connections + LanguageElement.insideViews).map { element in
      let isConstraint = element.name == LanguageElement.constraint.name
      let parts = Self.many(
        (isConstraint ? [when(Vocabulary.constraintClass)] : []) + [Self.imported])
      let content =
        element.name == LanguageElement.value.name ? [Markup("mixed", [], [parts])] : [parts]
      return Self.define(
        element.name,
        element.name == LanguageElement.segue.name ? segue : languageElement(element, content: content))
    }
    let traits = Markup("define", [("name", "when.attributes")], ownAttributes(of: .when))
    return [Self.define("appearance", appearance)] + insides + [
      traits, whenOfClass,
      Self.define(
        "connections",
        Self.choice(SceneGrammar.connections.map { Self.reference($0.name) } + [Self.imported])),
    ]
  }

  private var segue: Markup {
    let keys = Set(LanguageElement.segue.attributes + grammar.keys(of: LanguageElement.segueClass)).sorted()
    let attributes = ownAttributes(of: .segue, leavingOut: ["class"])
    let own = Markup(
      "optional", [],
      [
        Self.together([Self.attribute("class"), Self.anyAttributes(except: keys)])
      ])
    return Markup(
      "element", [("name", "segue")],
      [
        Self.together(
          attributes + [attributesReference(LanguageElement.segueClass), own, Self.importedAttributes]),
        Self.many([Self.imported]),
      ])
  }

  private func languageElement(
    _ element: LanguageElement, classAttributes: String? = nil, content: [Markup] = []
  ) -> Markup {
    var attributes = ownAttributes(of: element)
    if let classAttributes { attributes.append(attributesReference(classAttributes)) }
    return Markup(
      "element", [("name", element.name)], [Self.together(attributes + [Self.importedAttributes])] + content)
  }

  private func ownAttributes(of element: LanguageElement, leavingOut excluded: [String] = []) -> [Markup] {
    let required = element.required.map { ($0, true) }
    let optional = element.optional.filter { !excluded.contains($0) }.map { ($0, false) }
    return (required + optional).map { name, isRequired in
      let isList = grammar.isList(name, in: element)
      // These words are compared exactly, so their type is `string`, which preserves white space. Literals can have
      // white space around them.
      let values = grammar.words(of: name, in: element)?.map {
        Markup("value", isList ? [] : [("type", "string")], text: $0)
      }
      let words = values.map(Self.choice).map {
        [isList ? Markup("list", [], [Markup("oneOrMore", [], [$0])]) : $0]
      }
      let literal = grammar.literalType(of: name, in: element).map(literal(of:))
      let attribute = Self.attribute(name, words ?? literal ?? [])
      return isRequired ? attribute : Markup("optional", [], [attribute])
    }
  }

  // MARK: - Objects

  private var elements: [Markup] { grammar.elements.map { Self.define($0.name, object($0)) } }

  private func object(_ element: SceneGrammar.Element) -> Markup {
    var inside: [Markup] = []
    if !element.description.documentation.isEmpty {
      inside.append(Markup("a:documentation", text: element.description.documentation))
    }
    var attributes = [Markup("optional", [], [Self.attribute("id")])]
    if element.isController {
      attributes.append(Markup("optional", [], [Self.attribute(LanguageElement.entry, literal(of: .bool))]))
    }
    attributes += [attributesReference(element.description.qualifiedName), Self.importedAttributes]
    inside.append(Self.together(attributes))
    let reserved = LanguageElement.objectAttributes + (element.isController ? [LanguageElement.entry] : [])
    let keys = Set(reserved + grammar.keys(of: element.description.qualifiedName)).sorted()
    let withClass = Markup(
      "group", [],
      [
        Self.together([Self.attribute("class"), Self.anyAttributes(except: keys)]),
        Markup(
          "interleave", [],
          [
            Self.reference(grammar.inside(element.inSomeClass).name),
            Self.many([Self.reference("when.ofClass")]),
          ]),
      ])
    let singles = singles(of: element.slots)
    let many = Self.reference(grammar.inside(element.repeated).name)
    let variations = Self.many([when(element.description.qualifiedName)])
    inside.append(
      Markup("choice", [], [withClass, Markup("interleave", [], singles + [many, variations])]))
    return Markup("element", [("name", element.name)], inside)
  }

  private func when(_ className: String) -> Markup { Self.variation([attributesReference(className)]) }

  private var whenOfClass: Markup {
    let fixed = LanguageElement.objectAttributes + [LanguageElement.entry]
    return Self.define(
      "when.ofClass", Self.variation([Self.anyAttributes(except: fixed + LanguageElement.when.attributes)]))
  }

  private static func variation(_ attributes: [Markup]) -> Markup {
    Markup(
      "element", [("name", LanguageElement.when.name)],
      [together([reference("when.attributes")] + attributes + [importedAttributes]), many([imported])])
  }

  private func singles(of slots: [SceneGrammar.Slot]) -> [Markup] {
    slots.filter(\.isSingle).map { Markup("optional", [], [Self.choice($0.elements.map(Self.reference))]) }
  }

  private var insides: [Markup] {
    grammar.insides.map {
      Self.define($0.name, Self.many([Self.reference("connections")] + $0.elements.map(Self.reference)))
    }
  }

  // MARK: - Imported elements

  private var imported: [Markup] {
    let names = Markup("nsName", [("ns", ImportedNames.uri)])
    let anyAttributes = Markup("zeroOrMore", [], [Markup("attribute", [], [Markup("anyName")])])
    let inside = Markup(
      "zeroOrMore", [], [Markup("choice", [], [Markup("text"), Self.reference("anything")])])
    return [
      Self.define("imported", Markup("element", [], [names, anyAttributes, inside])),
      Self.define("imported.attributes", Markup("zeroOrMore", [], [Markup("attribute", [], [names])])),
      Self.define("anything", Markup("element", [], [Markup("anyName"), anyAttributes, inside])),
    ]
  }

  private static let imported = reference("imported")
  private static let importedAttributes = reference("imported.attributes")

  // MARK: - Attributes

  private var attributes: [Markup] {
    grammar.attributedClasses.map { description in
      let own = grammar.ownProperties(of: description).map { property in
        Markup(
          "optional", [],
          [
            Self.attribute(
              property.key,
              [Markup("a:documentation", text: property.schemaDocumentation)]
                + (grammar.isRetyped(property, of: description) ? [] : literal(of: property)))
          ])
      }
      let inherited = grammar.vocabulary.lineage(of: description.qualifiedName).dropFirst().first
      let all = (inherited.map { [attributesReference($0.qualifiedName)] } ?? []) + own
      return Self.define(
        "attributes.\(description.qualifiedName)", all.isEmpty ? Markup("empty") : Self.together(all))
    }
  }

  private func attributesReference(_ name: String) -> Markup {
    Self.reference("attributes.\(grammar.vocabulary.name(of: name))")
  }

  private func literal(of property: PropertyDescription) -> [Markup] {
    guard let numbers = BoundedNumbers(property) else { return literal(of: property.type) }
    let library = "http://www.w3.org/2001/XMLSchema-datatypes"
    let number = Markup(
      "data", [("type", numbers.type), ("datatypeLibrary", library)],
      numbers.facets.map { Markup("param", [("name", $0.name)], text: $0.bound) })
    return numbers.count == 1
      ? [number] : [Markup("list", [], Array(repeating: number, count: numbers.count))]
  }

  /// Returns the words that can form a literal. Returns no words for types without fixed words, because `scenec` reports
  /// errors in such literals more precisely than a grammar does.
  private func literal(of type: ValueType) -> [Markup] {
    switch type {
    case .bool: [Self.choice(["true", "false"].map { Markup("value", text: $0) })]
    case .enumeration(let cases): [Self.choice(cases.map { Markup("value", text: $0) })]
    case .optionSet(let members):
      [Markup("list", [], [Self.many(members.map { Markup("value", text: $0) })])]
    default: []
    }
  }

  // MARK: - Patterns

  private static func define(_ name: String, _ pattern: Markup) -> Markup {
    Markup("define", [("name", name)], [pattern])
  }

  private static func reference(_ name: String) -> Markup { Markup("ref", [("name", name)]) }

  private static func attribute(_ name: String, _ content: [Markup] = []) -> Markup {
    Markup("attribute", [("name", name)], content)
  }

  private static func choice(_ patterns: [Markup]) -> Markup {
    patterns.count == 1 ? patterns[0] : Markup("choice", [], patterns)
  }

  /// Combines attributes with `interleave`, because their order does not matter. With `group`, libxml2 would store all
  /// alternatives. Their number doubles with each optional attribute, so validation would take minutes.
  private static func together(_ patterns: [Markup]) -> Markup {
    patterns.count == 1 ? patterns[0] : Markup("interleave", [], patterns)
  }

  private static func many(_ patterns: [Markup]) -> Markup {
    Markup("zeroOrMore", [], [choice(patterns)])
  }

  private static func anyAttributes(except names: [String]) -> Markup {
    let excluded = Markup("except", [], names.map { Markup("name", text: $0) })
    let name = Markup("nsName", [("ns", "")], names.isEmpty ? [] : [excluded])
    return Markup("zeroOrMore", [], [Markup("attribute", [], [name])])
  }
}
