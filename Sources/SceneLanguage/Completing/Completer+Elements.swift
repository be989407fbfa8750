import InterfaceBuilder
import SceneModel
import SceneValues

extension Completer {
  /// Adds the elements that are allowed at the cursor. If `isBehindMark` is true, the text already contains `<`.
  mutating func addElements(isBehindMark: Bool) {
    let parent = context.parent
    let hasRest =
      isBehindMark
      && context.element.map { !markup.elements[$0].attributes.isEmpty || markup.elements[$0].isFinished }
        == true
    for element in document.isForeign ? foreignElements(in: parent) : elements(in: parent) {
      var item = CompletionItem(element.name, .element)
      item.detail = element.detail
      item.subject = element.subject
      item.rank = element.rank
      if hasRest {
        item.text = element.name
      } else {
        item.text = (isBehindMark ? "" : "<") + element.snippet
        item.isSnippet = true
      }
      items.append(item)
    }
    if !isBehindMark, let parent, case let name = markup.name(of: parent), !name.isEmpty,
      markup.endTags.allSatisfy({ $0.element != parent })
    {
      add("/\(name)", .element, "closes '\(name)'", text: "</\(name)>", rank: -1)
    }
  }

  struct Element {
    var name: String
    var detail = ""
    var subject = ""
    var rank = 0
    var snippet: String
  }

  private func elements(in parent: Int?) -> [Element] {
    guard let parent else {
      return markup.elements.contains { $0.isFinished } ? [] : [.storyboard, .nib].map(language)
    }
    let name = markup.name(of: parent)
    switch name {
    case LanguageElement.storyboard.name: return [.scene, .appearance].map(language)
    case LanguageElement.scene.name:
      let hasController = markup.children(of: parent).contains {
        document.isController(document.classes.className(of: $0))
      }
      return objects {
        document.isController($0.qualifiedName)
          ? !hasController : vocabulary.slot(for: $0.name, in: "Storyboard") != nil
      }
    case LanguageElement.appearance.name:
      let styled = markup.value("class", of: parent) ?? Vocabulary.viewClass
      return variants(of: styled).map {
        Element(name: $0.element, detail: "a variant", snippet: "\($0.element) $0/>")
      }
    case LanguageElement.constraint.name: return [language(.when)]
    case LanguageElement.nib.name:
      return objects { vocabulary.slot(for: $0.name, in: "Nib") != nil }
        + [.outlet, .outletCollection].map(language)
    default: break
    }
    guard let owner = document.classes.className(of: parent) else { return [] }
    let own = vocabulary.index(of: owner) == nil ? document.classes.elementClass(of: parent) ?? owner : owner
    if name == LanguageElement.segue.name { return [language(.runtimeAttribute)] }
    var filled: Set<String> = []
    for child in markup.children(of: parent) where child != context.element {
      if let description = vocabulary.description(ofElement: markup.name(of: child)),
        let slot = vocabulary.slot(for: description.name, in: own), slot.isSingle
      {
        filled.insert(slot.name)
      }
    }
    let takesConstraints = vocabulary.slot(for: Vocabulary.constraintClass, in: own) != nil
    let inside = LanguageElement.insideObjects + (takesConstraints ? LanguageElement.insideViews : [])
    return objects { description in
      guard description.name != Vocabulary.constraintClass,
        let slot = vocabulary.slot(for: description.name, in: own)
      else { return false }
      return !filled.contains(slot.name)
    } + inside.map(language)
  }

  /// Returns the variants for which a class's appearance can have separate values.
  func variants(of name: String) -> [VariantDescription] {
    var known: [String: VariantDescription] = [:]
    for property in vocabulary.lineage(of: name).flatMap(\.properties) {
      if let variant = property.variant { known[variant.element] = variant }
    }
    return known.values.sorted { $0.element < $1.element }
  }

  private func objects(_ isWanted: (ClassDescription) -> Bool) -> [Element] {
    let language = Set(LanguageElement.all.map(\.name))
    return vocabulary.classes.compactMap { description in
      guard let name = description.element, !language.contains(name), isWanted(description) else {
        return nil
      }
      let isHolder = !description.slots.isEmpty && document.isController(description.qualifiedName)
      return Element(
        name: name, detail: vocabulary.displayName(of: description.qualifiedName),
        subject: description.qualifiedName,
        snippet: isHolder ? "\(name) id=\"${1:id}\">\n\t$0\n</\(name)>" : "\(name) $0/>")
    }
  }

  private func language(_ element: LanguageElement) -> Element {
    Element(
      name: element.name, detail: LanguagePages.summary(of: element.name), subject: "<\(element.name)>",
      rank: 1,
      snippet: Self.snippet(of: element))
  }

  private static func snippet(of element: LanguageElement) -> String {
    let kinds = SegueKind.allCases.map(\.rawValue).joined(separator: ",")
    let types = ValueType.runtimeAttributeTypes.map(\.description).joined(separator: ",")
    return switch element.name {
    case "storyboard": "storyboard version=\"1\" initial=\"${1:id}\">\n\t$0\n</storyboard>"
    case "nib": "nib version=\"1\" owner=\"${1:Class}\">\n\t$0\n</nib>"
    case "scene": "scene>\n\t$0\n</scene>"
    case "segue": "segue kind=\"${1|\(kinds)|}\" identifier=\"${2:name}\" destination=\"${3:id}\"/>$0"
    case "runtimeAttribute":
      "runtimeAttribute key=\"${1:key}\" type=\"${2|\(types)|}\" value=\"${3:value}\"/>$0"
    case "value": "value key=\"${1:text}\">$0</value>"
    case "when": "when traits=\"${1:idiom=pad}\" $0/>"
    default:
      "\(element.name) "
        + (element.required + (element.name == "action" ? ["event"] : [])).enumerated()
        .map { "\($1)=\"${\($0 + 1):\($1)}\"" }.joined(separator: " ") + "/>$0"
    }
  }

  private func foreignElements(in parent: Int?) -> [Element] {
    guard let parent else { return [] }
    func named(_ names: [String]) -> [Element] {
      names.map { Element(name: $0, snippet: "\($0) $0/>".replacing("\($0) ", with: "\($0) ")) }
    }
    func objects(_ ancestor: String) -> [Element] {
      InterfaceBuilder.objectElements.compactMap { name in
        guard let own = InterfaceBuilder.className(ofElement: name, in: vocabulary),
          vocabulary.isClass(own, descendantOf: ancestor) == true
        else { return nil }
        return Element(
          name: name, detail: vocabulary.displayName(of: own), subject: own,
          snippet: "\(name) id=\"$1\">\n\t$0\n</\(name)>")
      }
    }
    switch markup.name(of: parent) {
    case "document": return named(["scenes", "objects", "resources", "dependencies", "device"])
    case "scenes": return named(["scene"])
    case "scene": return named(["objects", "point"])
    case "objects":
      return objects(Vocabulary.controllerClass) + objects(Vocabulary.viewClass) + named(["placeholder"])
    case "subviews": return objects(Vocabulary.viewClass)
    case "constraints":
      return [
        Element(
          name: "constraint",
          snippet:
            "constraint firstItem=\"${1:id}\" firstAttribute=\"${2:top}\" secondItem=\"${3:id}\" secondAttribute=\"${4:top}\" id=\"${5:id}\"/>$0"
        )
      ]
    case "connections":
      return [
        Element(
          name: "outlet",
          snippet: "outlet property=\"${1:property}\" destination=\"${2:id}\" id=\"${3:id}\"/>$0"),
        Element(
          name: "outletCollection",
          snippet: "outletCollection property=\"${1:property}\" destination=\"${2:id}\" id=\"${3:id}\"/>$0"),
        Element(
          name: "action",
          snippet:
            "action selector=\"${1:selector:}\" destination=\"${2:id}\" eventType=\"${3:touchUpInside}\" id=\"${4:id}\"/>$0"
        ),
        Element(
          name: "segue",
          snippet:
            "segue destination=\"${1:id}\" kind=\"${2|show,showDetail,presentation,popoverPresentation,embed,unwind,custom|}\" identifier=\"${3:name}\" id=\"${4:id}\"/>$0"
        ),
      ]
    case "resources": return named(["image", "namedColor", "systemColor"])
    case "prototypes", "cells": return named(["tableViewCell", "collectionViewCell"])
    default:
      guard document.classes.className(of: parent) != nil else { return [] }
      return named(
        [
          "connections", "subviews", "constraints", "rect", "autoresizingMask", "color", "fontDescription",
          "state", "userDefinedRuntimeAttributes",
        ])
    }
  }
}
