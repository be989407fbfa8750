import SceneDiagnostics
import SceneModel
import SceneSyntax

/// A mapping between the keys in a document's translation tables and the keys in its scene's tables. Xcode's keys consist
/// of an object id and a UIKit property, such as `"Kp3-xy-9aB.normalTitle"` and `"Kp3-xy-9aB.segmentTitles[0]"`. In a
/// scene, states and segments are separate objects with their own ids.
package struct TranslationKeys: Sendable {
  private var scenes: [String: String] = [:]
  private var documents: [String: String] = [:]
  private var ids: Set<String> = []
  private var objects: [String: String] = [:]
  private static let localizedAttributes = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings"
  /// Each object's scene id and the properties of its preserved texts, by document id. Properties in lists are omitted.
  private var preserved: [String: (object: String, properties: Set<String>)] = [:]
  /// The lengths of lists of texts, by document key without the position, such as `g-1.segmentTitles`.
  private var lengths: [String: Int] = [:]

  /// Creates the mapping. States and segments of the scene must have ids. Otherwise, their strings have no keys.
  package init(of scene: SyntaxTree, from document: SyntaxTree) {
    let configured = collectIDs(of: document)
    for (text, key) in InterfaceBuilder.macTexts(in: document) {
      enter(text.key, key)
      guard !text.property.hasSuffix("]") else {
        objects[String(key.prefix { $0 != "." })] = text.object
        continue
      }
      preserved[String(key.prefix { $0 != "." }), default: (text.object, [])].properties.insert(text.property)
    }
    guard let id = scene.names.id(of: "id") else { return }
    var written: [Int: String] = [:]
    var segments: [Int: Int] = [:]
    var localized: [Int: Int] = [:]
    let localizedKeys = InterfaceBuilder.localizedKeys(of: document)
    var preservedEnd = 0
    for (index, element) in scene.elements.enumerated() {
      if scene.name(of: element).hasPrefix("ib:") {
        preservedEnd = max(preservedEnd, Int(element.subtreeEnd))
      }
      if scene.name(of: element) == LanguageElement.runtimeAttribute.name {
        let parent = Int(element.parent)
        guard let key = scene.attribute(named: "key", of: element),
          localizedKeys.contains(key.valueRange), let owner = written[parent]
        else { continue }
        let place = localized[parent, default: 0]
        localized[parent] = place + 1
        enter(
          "\(objects[owner] ?? owner).\(scene.value(of: key))",
          "\(owner).\(Self.localizedAttributes)[\(place)]")
        continue
      }
      guard let attribute = scene.attribute(id, of: element) else { continue }
      let name = scene.value(of: attribute)
      let parent = Int(element.parent)
      var properties: [String: String] = [:]
      var owner = scene.source.text(attribute.valueRange)
      switch scene.name(of: element) {
      case "button":
        properties["title"] = configured.contains(owner) ? "configuration.title" : "normalTitle"
        properties["subtitle"] = "configuration.subtitle"
      case "section": properties = ["header": "headerTitle", "footer": "footerTitle"]
      case "state":
        guard let state = Self.value("name", of: element, in: scene), let button = written[parent] else {
          continue
        }
        owner = button
        properties["title"] = "\(state)Title"
      case "segment":
        guard let control = written[parent] else { continue }
        let place = segments[parent, default: 0]
        segments[parent] = place + 1
        let isScope = scene.name(of: scene.elements[parent]) == "searchBar"
        owner = control
        properties["title"] = "\(isScope ? "scopeButtonTitles" : "segmentTitles")[\(place)]"
      default: break
      }
      written[index] = owner
      objects[owner] = objects[owner] ?? name
      // A preserved element contains no objects of the scene, so the scene cannot express its texts.
      guard index >= preservedEnd else { continue }
      for attribute in scene.attributes(of: element) {
        let property = scene.name(of: attribute)
        enter("\(name).\(property)", "\(owner).\(properties[property] ?? property)")
      }
    }
  }

  private mutating func enter(_ scene: String, _ document: String) {
    scenes[document] = scene
    documents[scene] = document
  }

  /// Collects all ids and the lengths of lists. Returns the ids of buttons whose title is part of a configuration.
  private mutating func collectIDs(of document: SyntaxTree) -> Set<String> {
    var configured: Set<String> = []
    for (index, element) in document.elements.enumerated() {
      if let id = Self.value("id", of: element, in: document) { ids.insert(id) }
      let name = document.name(of: element)
      if let properties = Self.lists[name] {
        guard let owner = owner(of: index, in: document) else { continue }
        let length = Array(document.children(of: index)).count
        for property in properties { lengths["\(owner).\(property)"] = length }
      }
      guard name == "buttonConfiguration", element.parent >= 0,
        Self.isTitled(index, in: document),
        let button = Self.value("id", of: document.elements[Int(element.parent)], in: document)
      else { continue }
      configured.insert(button)
    }
    return configured
  }

  private static let lists = [
    "segments": ["segmentTitles", "ibShadowedLabels", "ibShadowedToolTips"],
    "scopeButtonTitles": ["scopeButtonTitles"], "objectValues": ["ibShadowedObjectValues"],
  ]

  private func owner(of index: Int, in document: SyntaxTree) -> String? {
    let parent = Int(document.elements[index].parent)
    return parent < 0 ? nil : Self.value("id", of: document.elements[parent], in: document)
  }

  private static func isTitled(_ configuration: Int, in document: SyntaxTree) -> Bool {
    value("title", of: document.elements[configuration], in: document) != nil
      || document.children(of: configuration).contains { child in
        ["string", "mutableString"].contains(document.name(of: document.elements[child]))
          && value("key", of: document.elements[child], in: document) == "title"
      }
  }

  private static func value(_ name: String, of element: SyntaxTree.Element, in tree: SyntaxTree) -> String? {
    tree.attribute(named: name, of: element).map { tree.value(of: $0) }
  }

  /// Returns the scene key for a document key, or nil if scenes cannot express the property.
  package func scene(_ key: String) -> String? {
    if let known = scenes[key] ?? keyBehindList(key) ?? misspelling(key) { return known }
    guard isObjectKey(key), let dot = key.firstIndex(of: ".") else { return key }
    // `scenes` contains the keys of all localized runtime attributes, so any other index refers to no attribute.
    guard key[dot...].hasPrefix(".\(Self.localizedAttributes)[") else { return nil }
    return objects[String(key[..<dot])].map { $0 + key[dot...] }
  }

  /// Returns the scene key for a position behind the end of a list, or nil. The scene contains no such text.
  private func keyBehindList(_ key: String) -> String? {
    guard let bracket = key.firstIndex(of: "["), key.hasSuffix("]"),
      let length = lengths[String(key[..<bracket])], length > 0,
      let position = Int(key[key.index(after: bracket)...].dropLast()), position >= length,
      let dot = key.firstIndex(of: "."), let object = objects[String(key[..<dot])]
    else { return nil }
    return object + key[dot...]
  }

  /// Returns the scene key for a misspelled key of a preserved text, or nil if no preserved text has a similar key. The
  /// scene key contains the same misspelling.
  private func misspelling(_ key: String) -> String? {
    guard let dot = key.firstIndex(of: ".") else { return nil }
    let id = String(key[..<dot])
    let property = String(key[key.index(after: dot)...])
    if let object = preserved[id] {
      return closestMatch(to: property, in: object.properties).map { _ in "\(object.object).\(property)" }
    }
    let bare = String(property.prefix { $0 != "[" })
    guard let object = objects[id], !Self.properties.contains(bare),
      closestMatch(to: bare, in: Self.properties) != nil
    else { return nil }
    return "\(object).\(property)"
  }

  /// The properties that Xcode exports from documents for UIKit. Scenes cannot express all of them.
  private static let properties: Set<String> = [
    "accessibilityHint", "accessibilityLabel", "accessibilityValue", "attributedPlaceholder",
    "attributedText",
    "attributedTitle", "configuration.subtitle", "configuration.title", "disabledTitle", "focusedTitle",
    "footerTitle", "headerTitle", "highlightedTitle", localizedAttributes, "largeContentTitle", "message",
    "normalTitle", "placeholder", "prompt", "scopeButtonTitles", "segmentTitles", "selectedTitle", "subtitle",
    "text", "title", "toolTip",
  ]

  package func document(_ key: String) -> String? { documents[key] }

  package func isObjectKey(_ key: String) -> Bool {
    key.firstIndex(of: ".").map { ids.contains(String(key[..<$0])) } ?? false
  }
}
