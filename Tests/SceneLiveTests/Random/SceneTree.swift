import TestSupport

/// The elements of a scene's text, to be changed at random as an author would.
final class SceneTree {
  let name: String
  var attributes: [(name: String, value: String)]
  var children: [SceneTree] = []

  private init(name: String, attributes: [(name: String, value: String)]) {
    (self.name, self.attributes) = (name, attributes)
  }

  /// Parses the output of `RandomScene` and other documents without text content.
  static func reading(_ text: String) throws -> SceneTree {
    let tags = text.matches(of: /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"]*")*)\s*(\/?)>/)
    var open: [SceneTree] = []
    for tag in tags {
      if tag.1 == "/" {
        let closed = open.removeLast()
        guard let parent = open.last else { return closed }
        parent.children.append(closed)
        continue
      }
      let attributes = tag.3.matches(of: /([\w:]+)="([^"]*)"/).map { (String($0.1), String($0.2)) }
      let element = SceneTree(name: String(tag.2), attributes: attributes)
      if tag.4 == "/" {
        guard let parent = open.last else { return element }
        parent.children.append(element)
      } else {
        open.append(element)
      }
    }
    throw Unexpected("the text has no end")
  }

  func copy() -> SceneTree {
    let copy = SceneTree(name: name, attributes: attributes)
    copy.children = children.map { $0.copy() }
    return copy
  }

  var text: String {
    let attributes = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
    return "<\(name)\(attributes)>\(children.map(\.text).joined())</\(name)>"
  }

  var all: [SceneTree] { [self] + children.flatMap(\.all) }

  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      attributes.removeAll { $0.name == name }
      if let newValue { attributes.append((name, newValue)) }
    }
  }

  private static let untouched: Set<String> = [
    "id", "version", "initial", "kind", "destination", "class", "entry", "xmlns:ib", "key", "type", "in",
    "action",
    "identifier",
  ]

  /// Makes a random change to the tree.
  func mutate(_ chance: inout Chance) {
    let all = all.filter { $0.name != "storyboard" && $0.name != "scene" }
    let element = chance.pick(all)
    switch chance.below(6) {
    case 0, 1:
      let names = element.attributes.map(\.name).filter { !Self.untouched.contains($0) }
      if !names.isEmpty {
        let name = chance.pick(names)
        element.attributes.removeAll { $0.name == name }
      }
    case 2, 3:
      // Copy attributes from another element with the same name.
      let other = chance.pick(all.filter { $0.name == element.name })
      let said = other.attributes.filter { !Self.untouched.contains($0.name) }
      if !said.isEmpty {
        let attribute = chance.pick(said)
        element.attributes.removeAll { $0.name == attribute.name }
        element.attributes.append(attribute)
      }
    case 4 where !element.children.isEmpty:
      element.children.remove(at: chance.below(element.children.count))
    default:
      guard element.children.count > 1 else { return }
      let moved = element.children.remove(at: chance.below(element.children.count))
      element.children.insert(moved, at: chance.below(element.children.count + 1))
    }
  }
}
