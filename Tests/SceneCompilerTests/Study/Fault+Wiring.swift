import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

extension Fault {
  static let wiring: [Fault] = [
    Fault("an id that is referred to is dropped", "dangling-reference", others: ["unreachable-scene"]) {
      specimen in
      specimen.objectElements.compactMap { object, element in
        guard let id = object.id, let attribute = specimen.attribute("id", of: element),
          let reference = specimen.references.first(where: { $0.text == id.text }),
          reference.range.start != attribute.valueRange.start
        else { return nil }
        let first = specimen.references.filter { $0.text == id.text }.map(\.range.start).min()!
        return Mutant([(attribute.range.bytes, "")], at: Int(first))
      }
    },
    Fault("two objects have one id", "duplicate-id") { specimen in
      let objects = specimen.objectElements.filter { $0.object.id != nil }
      return objects.dropFirst().compactMap { object, _ in
        guard let id = object.id, !specimen.referredIDs.contains(id.text) else { return nil }
        return Mutant(replacing: id.range, with: objects[0].object.id!.text)
      }
    },
    Fault("an id begins with a digit", "bad-id") { specimen in
      specimen.unreferredIDs.map { Mutant(replacing: $0.range, with: "7\($0.text)") }
    },
    Fault("an id is a word of the language", "bad-id") { specimen in
      specimen.unreferredIDs.map { Mutant(replacing: $0.range, with: "superview") }
    },
    Fault("the initial scene is misspelled", "dangling-reference", others: ["unreachable-scene"]) {
      specimen in
      [specimen.document.initial].compactMap { $0 }.map { Mutant(replacing: $0.range, with: "nowhere") }
    },
    Fault("an outlet is misspelled", "outlet-not-found") { specimen in
      specimen.document.outlets.compactMap { outlet in
        guard let source = outlet.source, specimen.isKnown(source) else { return nil }
        return Mutant([(outlet.property.range.bytes, "▶" + outlet.property.text + "x")])
      }
    },
    Fault("an outlet is connected to a recognizer", "outlet-type-mismatch") { specimen in
      specimen.document.outlets.flatMap { outlet -> [Mutant] in
        guard let source = outlet.source, let end = specimen.endOfContent(specimen.viewElement(of: source))
        else { return [] }
        let type = specimen.document.objects[source].className.flatMap {
          specimen.vocabulary.outlet(outlet.property.text, of: $0)?.type
        }
        // Any class can conform to a protocol.
        guard let type, specimen.vocabulary.description(of: type) != nil,
          specimen.vocabulary.isClass("TapGestureRecognizer", descendantOf: type) == false
        else { return [] }
        let name = "anotherOne"
        let recognizer = "<tapGestureRecognizer id=\"\(name)\"/>"
        let destination = outlet.destinations[0].range
        return [Mutant([(destination.bytes, "▶" + name), (end..<end, recognizer)])]
      }
    },
    Fault("an outlet is connected twice", "outlet-connected-twice") { specimen in
      specimen.document.outlets.compactMap { outlet in
        guard !outlet.isCollection else { return nil }
        return specimen.doubling(specimen.element(at: outlet.nameRange), mark: outlet.property.range)
      }
    },
    Fault("a collection names a member twice", "repeated-collection-member") { specimen in
      specimen.document.outlets.filter { $0.isCollection && !$0.destinations.isEmpty }.map { outlet in
        let last = outlet.destinations.last!
        return Mutant(inserting: " ▶\(last.text)", at: last.range.bytes.upperBound)
      }
    },
    Fault("an action is misspelled", "action-not-found") { specimen in
      specimen.document.actions.compactMap { action in
        guard let target = specimen.document.object(withID: action.destination.text), specimen.isKnown(target)
        else { return nil }
        return Mutant([(action.selector.range.bytes, "▶x" + action.selector.text)])
      }
    },
    Fault("a selector has a colon in front", "malformed-selector") { specimen in
      specimen.document.actions.map { action in
        Mutant([(action.selector.range.bytes, "▶:" + action.selector.text)])
      }
    },
    Fault("an action is connected twice", "action-connected-twice") { specimen in
      specimen.document.actions.map { action in
        specimen.doubling(specimen.element(at: action.nameRange), mark: action.nameRange)
      }
    },
    Fault("an event is misspelled", "unknown-event") { specimen in
      specimen.document.actions.compactMap { action in
        guard let event = action.event, specimen.isKnown(action.sender) else { return nil }
        return Mutant([(event.range.bytes, "▶" + event.text + "x")])
      }
    },
    Fault("an action stands on a label", "sender-without-events") { specimen in
      specimen.objectElements.compactMap { object, element in
        guard object.element == "label", object.customClass == nil, let end = specimen.endOfContent(element)
        else { return nil }
        return Mutant(inserting: "<▶action selector=\"go:\" destination=\"firstResponder\"/>", at: end)
      }
    },
    Fault("a required attribute is left out", "missing-attribute") { specimen in
      specimen.tree.elements.indices.compactMap { element in
        let required: String
        switch specimen.name(of: element) {
        case "outlet": required = "property"
        case "action": required = "selector"
        case "runtimeAttribute": required = "key"
        default: return nil
        }
        return specimen.attribute(required, of: element).map {
          Mutant(removing: $0, at: specimen.tree.elements[element].nameRange)
        }
      }
    },
    Fault("a segue leads to a view", "wrong-reference-type", others: ["unreachable-scene"]) { specimen in
      guard let view = specimen.document.objects.first(where: { $0.id != nil && $0.element == "view" })?.id
      else { return [] }
      return specimen.goingSegues.map { Mutant(replacing: $0.range, with: view.text) }
    },
    Fault("a segue leads nowhere", "dangling-reference", others: ["unreachable-scene"]) { specimen in
      specimen.goingSegues.map { Mutant(replacing: $0.range, with: "nowhere") }
    },
    Fault("a kind of segue is misspelled", "unknown-segue-kind", others: ["unreachable-scene", "dead-end"]) {
      specimen in
      specimen.document.segues.map { Mutant([($0.kind.range.bytes, "▶" + $0.kind.text + "x")]) }
    },
    Fault("two segues of a controller have one identifier", "duplicate-segue-identifier") { specimen in
      specimen.document.segues.compactMap { segue in
        segue.identifier.map { specimen.doubling(specimen.element(at: segue.nameRange), mark: $0.range) }
      }
    },
    Fault("a class is none of the library's", "unknown-class") { specimen in
      specimen.plainViews.map { Mutant(inserting: " class=\"▶SceneUI.Lable\"", at: $0) }
    },
    Fault("a view's class is no view", "class-not-a-subclass") { specimen in
      specimen.plainViews.map { Mutant(inserting: " class=\"▶TapGestureRecognizer\"", at: $0) }
    },
    Fault("a runtime attribute is misspelled", "runtime-attribute-not-found") { specimen in
      specimen.runtimeAttributes.map {
        Mutant([($0.key.range.bytes, "▶" + $0.key.text + "x")])
      }
    },
    Fault("a runtime attribute is of another type", "runtime-attribute-type-mismatch") { specimen in
      specimen.runtimeAttributes.map { value in
        let element = specimen.tree.elements.indices.last {
          specimen.tree.elements[$0].tagRange.start <= value.key.range.start
        }!
        let type = specimen.attribute("type", of: element)!.valueRange.bytes
        let text = specimen.attribute("value", of: element)!.valueRange.bytes
        return Mutant([(type, "rect"), (text, "0 0 1 1")], at: value.key.range.bytes.lowerBound)
      }
    },
    Fault("an outlet leads into another scene", "connection-across-scenes") { specimen in
      specimen.document.outlets.compactMap { outlet in
        guard let source = outlet.source,
          let name = specimen.document.objects[source].className,
          let type = specimen.vocabulary.outlet(outlet.property.text, of: name)?.type,
          let other = specimen.document.objects.first(where: { object in
            object.id != nil && object.scene != specimen.document.objects[source].scene
              && object.className.map { specimen.vocabulary.isClass($0, descendantOf: type) == true } ?? false
          })
        else { return nil }
        return Mutant(replacing: outlet.destinations[0].range, with: other.id!.text)
      }
    },
    Fault("a container contains itself", "containment-loop", others: ["unreachable-scene"]) { specimen in
      specimen.document.values.compactMap { value in
        guard value.key.text == "rootViewController", case .object(let object) = value.owner,
          let id = specimen.document.objects[object].id
        else { return nil }
        return Mutant(replacing: value.literal.range, with: id.text)
      }
    },
    Fault("an appearance rule is said twice", "duplicate-appearance") { specimen in
      specimen.document.appearances.enumerated().compactMap { index, appearance in
        let element = specimen.element(at: appearance.nameRange)
        let property = specimen.document.values.first {
          $0.owner == .appearance(index) && $0.origin != .axis
        }
        guard specimen.isLeaf(element), let property else { return nil }
        return specimen.doubling(element, mark: property.key.range)
      }
    },
    Fault("an appearance rule sets a frame", "appearance-property-not-settable") { specimen in
      specimen.document.appearances.map {
        Mutant(inserting: " ▶frame=\"0 0 1 1\"", at: $0.nameRange.bytes.upperBound)
      }
    },
  ]
}

extension Specimen {
  /// Duplicates an element after itself. The diagnostic refers to the duplicate.
  func doubling(_ element: Int, mark: SourceRange) -> Mutant {
    let range = tree.elements[element].range
    let copy =
      source.text(SourceRange(start: range.start, end: mark.start)) + "▶"
      + source.text(SourceRange(start: mark.start, end: range.end))
    return Mutant(inserting: copy, at: range.bytes.upperBound)
  }

  /// The ids of objects without references, which need not be reachable.
  var unreferredIDs: [Name] {
    let referred = referredIDs
    return document.objects.compactMap { object in
      guard let id = object.id, !referred.contains(id.text) else { return nil }
      return id
    }
  }

  /// The destinations of segues within the file.
  var goingSegues: [Name] {
    document.segues.compactMap { $0.isInOtherStoryboard ? nil : $0.destination }
  }

  /// The positions after the names of `view` elements without a class.
  var plainViews: [Int] {
    objectElements.filter { $0.object.element == "view" && $0.object.customClass == nil }
      .map { $0.object.nameRange.bytes.upperBound }
  }

  var runtimeAttributes: [PropertyValue] {
    document.values.filter { value in
      guard value.origin == .runtimeAttribute, case .object(let object) = value.owner else { return false }
      return isKnown(object) && !value.key.text.contains(".")
    }
  }

  /// Returns the element of the root view in an object's scene, or of the object itself.
  func viewElement(of object: Int) -> Int {
    let scene = document.objects[object].scene
    let view = document.objects.indices.first {
      document.objects[$0].scene == scene && document.objects[$0].element == "view"
    }
    return element(at: document.objects[view ?? object].nameRange)
  }
}
