import SceneModel
import SceneValues

/// The elements of a scene file to which code can refer, with their Swift names. The elements are sorted by Swift name,
/// so that their order in the file does not affect the result.
package struct SceneAccessors {
  package struct Item {
    package let name: Name
    package let swiftName: String
    package let places: [Int]
  }

  package struct Scene {
    package let item: Item
    package let segues: [Item]
    package let prototypes: Prototypes
  }

  package struct Prototypes {
    package var cells: [Item] = []
    package var supplements: [(item: Item, kind: String)] = []

    package var isEmpty: Bool { cells.isEmpty && supplements.isEmpty }
  }

  package private(set) var scenes: [Scene] = []
  /// The accessors for the prototypes of a nib. A nib has no scenes.
  package private(set) var prototypes = Prototypes()
  package private(set) var images: [Item] = []
  package private(set) var colors: [Item] = []
  package private(set) var initial: Scene?
  private(set) var clashes: [AccessorNames.Clash] = []

  package init(of scene: CheckedScene) {
    let document = scene.document
    images = items(
      scene.valueTable.images.lazy.map { document.values[$0] }.compactMap { value in
        guard case .image(let name) = value.value, !name.isEmpty else { return nil }
        return (Name(name, value.literal.range), 0)
      })
    // Hexadecimal colors, the most common form, are skipped before a string is created.
    let named = scene.valueTable.colors.lazy.filter { document.values.firstByte(at: $0) != UInt8(ascii: "#") }
    colors = items(
      named.map { document.values[$0] }.compactMap { value in
        guard case .color(let color) = value.value, case .asset(let name) = color.kind else { return nil }
        return (Name(name, value.literal.range), 0)
      })
    addScenes(of: scene)
    initial = document.initial.flatMap { initial in scenes.first { $0.item.name.text == initial.text } }
    let isNib = document.kind == .nib
    if isNib { prototypes = prototypes(Array(document.objects.indices), in: scene) }
  }

  private mutating func addScenes(of scene: CheckedScene) {
    let document = scene.document
    var segues: [Int: [(Name, Int)]] = [:]
    for (index, segue) in document.segues.enumerated() {
      guard let source = segue.source, let identifier = segue.identifier else { continue }
      segues[source, default: []].append((identifier, index))
    }
    var objects: [Int: [Int]] = [:]
    for (index, object) in document.objects.enumerated() where object.isPrototype {
      if let scene = object.scene { objects[scene, default: []].append(index) }
    }
    let controllers = document.scenes.enumerated().compactMap { index, node -> (Name, Int)? in
      guard let controller = node.controller, let id = document.objects[controller].id else { return nil }
      return (id, controller)
    }
    scenes = items(controllers).map { item in
      let controller = item.places[0]
      return Scene(
        item: item, segues: items(segues[controller] ?? [], avoiding: Self.casesOfOptional),
        prototypes: prototypes(document.objects[controller].scene.flatMap { objects[$0] } ?? [], in: scene))
    }
  }

  /// The cases of `Optional`. Segues must not have these names, because the app's code switches over an optional segue.
  private static let casesOfOptional: Set<String> = ["none", "some"]

  private mutating func prototypes(_ objects: [Int], in scene: CheckedScene) -> Prototypes {
    var cells: [(Name, Int)] = []
    var supplements: [String: [(Name, Int)]] = [:]
    for index in objects where scene.document.objects[index].isPrototype {
      guard let identifier = scene.value("reuseIdentifier", of: index)?.literal, !identifier.text.isEmpty
      else { continue }
      if scene.isSupplement(index) {
        let kind = scene.value("kind", of: index)?.literal.text ?? "header"
        supplements[kind, default: []].append((identifier, index))
      } else {
        cells.append((identifier, index))
      }
    }
    var found = Prototypes(cells: items(cells))
    var taken = Set(found.cells.map(\.swiftName))
    for (kind, named) in supplements.sorted(by: { $0.key < $1.key }) {
      let items = items(named, avoiding: taken) { Self.member($0, ofKind: kind) }
      taken.formUnion(items.map(\.swiftName))
      found.supplements += items.map { ($0, kind) }
    }
    return found
  }

  private static func member(_ identifier: String, ofKind kind: String) -> String {
    let (name, suffix) = (SwiftName.member(identifier), SwiftName.type(kind))
    return name.hasSuffix(suffix) || name == SwiftName.member(kind) ? name : name + suffix
  }

  private mutating func items(
    _ named: [(name: Name, place: Int)], avoiding taken: Set<String> = [],
    spelling spell: (String) -> String = SwiftName.member
  ) -> [Item] {
    var places: [String: [Int]] = [:]
    var firsts: [Name] = []
    for (name, place) in named {
      if places[name.text] == nil { firsts.append(name) }
      places[name.text, default: []].append(place)
    }
    var names = AccessorNames(avoiding: taken)
    let items = names.assign(firsts, spelling: spell).map { name, swiftName in
      Item(name: name, swiftName: swiftName, places: places[name.text] ?? [])
    }
    clashes += names.clashes
    return items
  }
}

extension CheckedScene {
  fileprivate func isSupplement(_ object: Int) -> Bool {
    guard let element = document.objects[object].elementClass else { return false }
    return vocabulary.isClass(element, descendantOf: "CollectionReusableView") == true
  }
}
