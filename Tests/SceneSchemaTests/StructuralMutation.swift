import SceneModel
import SceneValues
import TestSupport

/// Moves and renames elements and attributes, which tests the grammar.
struct StructuralMutation {
  let vocabulary: Vocabulary
  var chance: Chance

  private var elementNames: [String] {
    vocabulary.elements.sorted() + LanguageElement.all.map(\.name) + ["lable", "metrics"]
  }

  private static let attributeNames = [
    "frame", "hidden", "text", "kind", "title", "entry", "version", "initial", "property", "destination",
    "textColour",
    "name", "value", "key", "type", "in", "axis", "on", "selector",
  ]

  mutating func mutate(_ scene: MutableElement) {
    let nodes = scene.all
    let node = chance.pick(nodes)
    // Without its namespaces, the document would not be well-formed.
    let attributes = node.attributes.indices.filter { !node.attributes[$0].key.hasPrefix("xmlns") }
    switch chance.below(10) {
    case 0: node.name = chance.pick(elementNames)
    case 1: if !node.children.isEmpty { node.children.remove(at: chance.below(node.children.count)) }
    case 2: if !node.children.isEmpty { node.children.append(chance.pick(node.children).copy) }
    // Insert a copy, so that no element contains itself.
    case 3: node.children.insert(chance.pick(nodes).copy, at: chance.below(node.children.count + 1))
    case 4: node.children.append(MutableElement(chance.pick(elementNames), []))
    case 5: if !attributes.isEmpty { node.attributes.remove(at: chance.pick(attributes)) }
    case 6: if !attributes.isEmpty { rename(chance.pick(attributes), of: node) }
    case 7:
      add(
        Self.attributeNames[chance.below(Self.attributeNames.count)], chance.pick(["1", "true", "a"]),
        to: node)
    case 8:
      if !attributes.isEmpty {
        node.attributes[chance.pick(attributes)].value = chance.pick([
          "true", " false ", "wrong", "", "1",
        ])
      }
    default:
      // An unknown class, for which the schema accepts more, except in appearance rules.
      if chance.happens(oneIn: 4) {
        node.text = "text"
      } else if node.name != "appearance" {
        add("class", "Host.Thing", to: node)
      }
    }
  }

  private mutating func rename(_ attribute: Int, of node: MutableElement) {
    let name = chance.pick(Self.attributeNames)
    if !node.attributes.contains(where: { $0.key == name }) {
      node.attributes[attribute].key = name
    }
  }

  private func add(_ key: String, _ value: String, to node: MutableElement) {
    if !node.attributes.contains(where: { $0.key == key }) { node.attributes.append((key, value)) }
  }
}
