import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

extension Fault {
  static let language: [Fault] = [
    Fault("an end tag is left out", "xml-not-well-formed") { specimen in
      (1..<specimen.tree.elements.count).compactMap { element in
        let parent = Int(specimen.tree.elements[element].parent)
        guard let end = specimen.endOfContent(element),
          specimen.name(of: parent) != specimen.name(of: element)
        else { return nil }
        // The first mismatched end tag is that of the parent element.
        let outer = specimen.endOfContent(parent)!
        return Mutant([(end..<Int(specimen.tree.elements[element].end), "")], at: outer + 2)
      }
    },
    Fault("an attribute is written twice", "xml-not-well-formed") { specimen in
      specimen.tree.attributes.map { attribute in
        Mutant(inserting: " ▶\(specimen.source.text(attribute.range))", at: attribute.range.bytes.upperBound)
      }
    },
    Fault("an ampersand stands by itself", "xml-not-well-formed") { specimen in
      specimen.tree.attributes.map { Mutant(inserting: "▶& ", at: $0.valueRange.bytes.lowerBound) }
    },
    Fault("a document type is declared", "doctype-not-allowed") { specimen in
      [
        Mutant(
          inserting: "▶<!DOCTYPE storyboard [<!ENTITY a \"b\">]>",
          at: specimen.tree.root.tagRange.bytes.lowerBound)
      ]
    },
    Fault("an element is misspelled", "unknown-element", others: ["unreachable-scene", "empty-container"]) {
      specimen in
      specimen.objectElements.compactMap { object, element in
        let node = specimen.tree.elements[element]
        guard node.isSelfClosing, specimen.isLeaf(element), object.elementClass != nil else { return nil }
        return Mutant([(node.nameRange.bytes, "▶" + specimen.name(of: element) + "x")])
      }
    },
    Fault("an attribute is misspelled", "unknown-attribute") { specimen in
      specimen.objectElements.flatMap { object, element -> [Mutant] in
        guard object.customClass == nil, object.elementClass != nil else { return [] }
        let keys = ["hidden", "text", "tag", "alpha", "title", "frame", "autoresizing"]
        return specimen.tree.attributes(of: element).filter { keys.contains(specimen.tree.name(of: $0)) }.map
        {
          Mutant(replacing: $0.nameRange, with: specimen.tree.name(of: $0) + "x")
        }
      }
    },
    Fault("a number is a word", "bad-literal") { literals(in: $0, of: [.number, .int], "many") },
    Fault("a rectangle has three numbers", "bad-literal") { literals(in: $0, of: [.rect], "1 2 3") },
    Fault("true is yes", "bad-literal") { literals(in: $0, of: [.bool], "yes") },
    Fault("a color has five digits", "bad-literal") { literals(in: $0, of: [.color], "#12345") },
    Fault("a word of an enumeration is misspelled", "bad-literal") { specimen in
      specimen.document.values.compactMap { value in
        guard case .enumeration = value.type, value.origin != .axis else { return nil }
        return Mutant([(value.literal.range.bytes, "▶" + value.literal.text + "x")])
      }
    },
    Fault("text stands between elements", "unexpected-text") { specimen in
      specimen.objectElements.compactMap { _, element in
        specimen.endOfContent(element).map { Mutant(inserting: "▶hello", at: $0) }
      }
    },
    Fault("a scene stands in a view", "misplaced-element") { specimen in
      specimen.objectElements.compactMap { object, element in
        guard object.element == "view" else { return nil }
        return specimen.endOfContent(element).map { Mutant(inserting: "<▶scene/>", at: $0) }
      }
    },
    Fault("a controller has two views", "two-objects-in-single-slot", others: ["zero-size-view"]) {
      specimen in
      specimen.objectElements.compactMap { object, element in
        guard object.elementClass == "ViewController", object.customClass == nil,
          let last = specimen.tree.children(of: element).map({ $0 }).last, specimen.name(of: last) == "view"
        else { return nil }
        return Mutant(inserting: "<▶view/>", at: Int(specimen.tree.elements[last].end))
      }
    },
    Fault(
      "a scene has two controllers", "two-controllers-in-scene", others: ["unreachable-scene"]
    ) { specimen in
      specimen.sceneElements.map {
        Mutant(inserting: "<▶viewController entry=\"true\"/>", at: specimen.endOfContent($0)!)
      }
    },
    Fault("a scene is empty", "scene-without-controller") { specimen in
      specimen.sceneElements.map { Mutant(inserting: "<▶scene/>", at: Int(specimen.tree.elements[$0].end)) }
    },
    Fault("a version is of the future", "unknown-version") { specimen in
      [specimen.document.version!].map { Mutant(replacing: $0.range, with: "2") }
    },
    Fault("a value is written twice", "duplicate-property") { specimen in
      specimen.objectElements.compactMap { _, element in
        guard let end = specimen.endOfContent(element),
          let tag = specimen.attribute("tag", of: element)
        else { return nil }
        return Mutant(
          inserting: "<value key=\"▶tag\">\(specimen.tree.value(of: tag))</value>", at: end)
      }
    },
    Fault("what is silenced was silent", "unused-suppression") { specimen in
      specimen.objectElements.map { _, element in
        Mutant(
          inserting: "▶<?scenec ignore unreachable-scene reason=\"a test\"?>",
          at: specimen.tree.elements[element].tagRange.bytes.lowerBound)
      }
    },
  ]

  private static func literals(in specimen: Specimen, of types: [ValueType], _ text: String) -> [Mutant] {
    specimen.document.values.compactMap { value in
      guard let type = value.type, types.contains(type), value.origin == .attribute else { return nil }
      return Mutant([(value.literal.range.bytes, "▶" + text)])
    }
  }
}

extension Specimen {
  var sceneElements: [Int] {
    tree.elements.indices.filter { name(of: $0) == "scene" && endOfContent($0) != nil }
  }
}
