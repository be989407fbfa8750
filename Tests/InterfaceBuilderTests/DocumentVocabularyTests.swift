import SceneUI
import SceneValues
import Testing

@testable import InterfaceBuilder

/// The tables of Interface Builder elements match the class library.
@Suite("Tables of elements and attributes") struct DocumentVocabularyTests {
  private let words = DocumentVocabulary.all
  private let vocabulary = InterfaceBuilder.vocabulary(adding: Registry.library.vocabulary)

  @Test("The attribute table lists each element family exactly once, after the family's parents")
  func families() {
    var known: Set<ElementFamily> = []
    for facts in AttributeFacts.all.joined() {
      #expect(known.isSuperset(of: facts.parents), "\(facts.family)")
      #expect(known.insert(facts.family).inserted, "\(facts.family)")
      #expect(Set(facts.attributes.map(\.key)).count == facts.attributes.count, "\(facts.family)")
    }
    #expect(known.count == ElementFamily.allCases.count)
  }

  @Test("The element table lists each element once")
  func elements() {
    #expect(Set(ElementFacts.all.map(\.name)).count == ElementFacts.all.count)
  }

  /// The classes of the element families. The lists of UIKit-only classes are not complete.
  private var owners: [(family: ElementFamily, name: String)] {
    let elements = ElementFacts.all.map { element in
      let known = vocabulary.description(ofElement: element.sceneName)?.qualifiedName
      return (element.family, element.className ?? known ?? element.sceneName)
    }
    return (elements + [(.state, "ButtonState"), (.textInput, "TextField"), (.textInput, "SearchBar")])
      .filter { !words.isOpen($0.0) }
  }

  /// Each attribute is converted to a property of its class, whose type supports all possible values.
  @Test("Each attribute maps to a property of its class, and their types match")
  func attributes() throws {
    let owners = owners
    for attribute in words.attributes where attribute.needsProperty {
      let names = owners.filter {
        words.attribute(numbered: attribute.number, of: $0.family) == attribute.index
      }
      .map(\.name)
      let properties = names.compactMap { vocabulary.property(attribute.name, of: $0) }
      let place = "\(attribute.key), of \(names)"
      #expect(names.isEmpty || !properties.isEmpty, "\(place)")
      for property in properties {
        #expect(attribute.fits(property.type), "\(place): \(property.type)")
        guard let absent = attribute.absent else { continue }
        #expect(absent != property.defaultLiteral, "\(place): \(absent) is the default")
        #expect(throws: Never.self, "\(place): \(absent)") { try property.type.value(of: absent) }
      }
    }
  }

  @Test("The tables of outlets and actions do not repeat declarations of the library")
  func connections() {
    let library = Registry.library.vocabulary
    for (name, outlets) in OutletFacts.all {
      #expect(library.index(of: name) != nil, "\(name)")
      for outlet in outlets {
        #expect(library.outlet(outlet.name, of: name) == nil, "\(name).\(outlet.name)")
      }
    }
    for (name, selectors) in ActionFacts.all {
      #expect(vocabulary.index(of: name) != nil, "\(name)")
      for selector in selectors { #expect(library.action(selector, of: name) == nil, "\(name).\(selector)") }
    }
    for (_, name) in ClassNameFacts.all { #expect(library.index(of: name) != nil, "\(name)") }
  }
}

extension DocumentVocabulary.Attribute {
  /// Whether the attribute is converted to a property of the class.
  fileprivate var needsProperty: Bool {
    switch kind {
    case .editor, .keep, .known, .elsewhere: false
    default: !isPreserved
    }
  }

  /// Whether the converted value fits a type.
  fileprivate func fits(_ type: ValueType) -> Bool {
    let names = Set(cases.values.filter { !$0.isEmpty })
    return switch (kind, type) {
    case (.enum, .enumeration(let known)), (.options, .optionSet(let known)): names.isSubset(of: known)
    case (.enum, .bool): names.isSubset(of: ["true", "false"])
    case (.bool, .bool), (.number, .number), (.int, .int), (.color, .color), (.font, .font), (.image, .image),
      (.size, .size), (.rect, .rect), (.insets, .insets), (.string, .string), (.date, .number),
      (.autoresizing, .optionSet):
      true
    default: false
    }
  }
}
