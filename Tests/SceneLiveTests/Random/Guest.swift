import SceneRuntime
import SceneUI
import SceneValues
import TestSupport

/// Simulates a user and app code that change properties which scenes also set.
struct Guest {
  struct Deed: CustomStringConvertible {
    let id: String
    let key: String
    let value: Value

    var description: String { "\(id).\(key) = \(value.literal)" }
  }

  private(set) var deeds: [Deed] = []
  private let objects: [String: ObjectIdentifier]
  private let elementsByID: [String: [SceneTree]]
  /// Retained so that no new object reuses the identity of one of these views.
  private let views: [View]

  init(using stage: LiveStage, _ pair: RandomPair, seed: Int) {
    var chance = Chance(seed: UInt64(seed) + 1_000_000)
    var views: [String: View] = [:]
    stage.window.forEveryView { view in view.sceneID.map { views[$0] = view } }
    objects = views.mapValues { ObjectIdentifier($0) }
    self.views = Array(views.values)
    let trees = [pair.first, pair.second].compactMap { try? SceneTree.reading($0.text) }
    elementsByID = Dictionary(
      uniqueKeysWithValues: views.keys.map { id in (id, trees.compactMap { $0.element(withID: id) }) })
    let tables = [pair.first.tables, pair.second.tables]
    for _ in 0..<4 where !views.isEmpty {
      let id = chance.pick(views.keys.sorted())
      var choices: [(String, Value)] = [
        ("alpha", .number(0.25)), ("tag", .int(77)), ("hidden", .bool(true)), ("name", .string("own")),
      ]
      // The guest cannot determine which texts come from tables.
      if views[id] is TextField, tables[0] == tables[1] { choices.append(("text", .string("typed"))) }
      if views[id] is Switch { choices.append(("on", .bool(true))) }
      let (key, value) = chance.pick(choices)
      deeds.append(Deed(id: id, key: key, value: value))
    }
  }

  func act(on stage: LiveStage, where isWanted: (Deed) -> Bool = { _ in true }) {
    var views: [String: View] = [:]
    stage.window.forEveryView { view in view.sceneID.map { views[$0] = view } }
    for deed in deeds where isWanted(deed) {
      if let view = views[deed.id] {
        try? stage.registry.setValue(deed.value, forKeyPath: deed.key, on: view)
      }
    }
  }

  /// Returns whether a change must still be visible: the object is alive, and both scenes have the same value
  /// for the property.
  func wouldStay(_ deed: Deed, in stage: LiveStage) -> Bool {
    guard let elements = elementsByID[deed.id], elements.count == 2 else { return false }
    guard elements[0].sets(deed.key) == elements[1].sets(deed.key) else { return false }
    var isSame = false
    stage.window.forEveryView { view in
      if view.sceneID == deed.id { isSame = objects[deed.id] == ObjectIdentifier(view) }
    }
    return isSame
  }
}

extension SceneTree {
  func element(withID id: String) -> SceneTree? {
    if attributes.contains(where: { $0.name == "id" && $0.value == id }) { return self }
    return children.lazy.compactMap { $0.element(withID: id) }.first
  }

  /// Returns all values that an element has for a property, under any traits.
  func sets(_ key: String) -> [String] {
    let own = attributes.filter { $0.name == key }.map(\.value)
    let nested = children.filter { $0.name == "when" || $0.name == "runtimeAttribute" }.filter { child in
      child.attributes.contains { $0.name == key || $0.value == key }
    }
    return own + nested.map(\.text)
  }
}
