import SceneSyntax

/// What tables of translations beside a document call the texts of the scene that it was translated to.
///
/// A table of Xcode's names the object that holds a text, and the property that UIKit has it by: `"Kp3-xy-9aB.normalTitle"`
/// and `"Kp3-xy-9aB.segmentTitles[0]"` are the titles of a button and of a segment, which in a scene are objects of
/// their own.
package struct TranslationKeys: Sendable {
  private var scenes: [String: String] = [:]
  private var documents: [String: String] = [:]
  private var ids: Set<String> = []

  /// - Parameters:
  ///   - scene: translated with names for parts, or what these say has no key.
  ///   - document: what it was translated from.
  package init(of scene: SyntaxTree, from document: SyntaxTree) {
    let configured = collectIDs(of: document)
    guard let id = scene.names.id(of: "id") else { return }
    // What the document calls an element, by its place.
    var written: [Int: String] = [:]
    // How many segments an element has had so far.
    var segments: [Int: Int] = [:]
    for (index, element) in scene.elements.enumerated() {
      guard let attribute = scene.attribute(id, of: element) else { continue }
      let name = scene.value(of: attribute)
      let parent = Int(element.parent)
      var properties: [String: String] = [:]
      var owner = scene.source.text(attribute.valueRange)
      switch scene.name(of: element) {
      case "button": properties["title"] = configured.contains(owner) ? "configuration.title" : "normalTitle"
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

  /// - Returns: the ids of buttons that say their title in a configuration.
  private mutating func collectIDs(of document: SyntaxTree) -> Set<String> {
    var configured: Set<String> = []
    for element in document.elements {
      if let id = Self.value("id", of: element, in: document) { ids.insert(id) }
      guard document.name(of: element) == "buttonConfiguration", element.parent >= 0,
        Self.value("title", of: element, in: document) != nil,
        let button = Self.value("id", of: document.elements[Int(element.parent)], in: document)
      else { continue }
      configured.insert(button)
    }
    return configured
  }

  private static func value(_ name: String, of element: SyntaxTree.Element, in tree: SyntaxTree) -> String? {
    tree.names.id(of: name).flatMap { tree.attribute($0, of: element) }.map { tree.value(of: $0) }
  }

  /// The key that a scene's table would have; the same for what the document does not speak of, and nil for what it
  /// may say in a way that scenes do not.
  package func scene(_ key: String) -> String? { scenes[key] ?? (isOfObject(key) ? nil : key) }

  /// The key that a table of Xcode's has.
  package func document(_ key: String) -> String? { documents[key] }

  /// Whether a key is of something that the document holds.
  package func isOfObject(_ key: String) -> Bool {
    key.firstIndex(of: ".").map { ids.contains(String(key[..<$0])) } ?? false
  }
}
