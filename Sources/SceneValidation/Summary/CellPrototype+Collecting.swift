import SceneDiagnostics
import SceneModel

extension CellPrototype {
  init(_ index: Int, of scene: CheckedScene, hasOutlets: Bool) {
    let objects = scene.document.objects
    self.init(scene.value("reuseIdentifier", of: index)?.literal, nameRange: objects[index].nameRange)
    className = scene.objectClasses[index]?.qualifiedName
    self.hasOutlets = hasOutlets
    list = Self.list(of: index, scene)
    if list == .supplementary { kind = scene.value("kind", of: index)?.literal.text ?? Self.header }
    guard let owner = objects[index].parent else { return }
    var sources = [owner]
    while let parent = objects[sources[sources.count - 1]].parent { sources.append(parent) }
    for outlet in scene.document.outlets {
      let ends = outlet.destinations.compactMap { scene.object($0) }
      if ends.contains(owner) {
        listNames.insert(outlet.property.text)
        if let source = outlet.source { sources.append(source) }
      } else if outlet.source == owner {
        sources += ends
      }
    }
    if let controller = objects[owner].scene.flatMap({ scene.document.scenes[$0].controller }) {
      sources.append(controller)
      if objects[owner].parent == controller { listNames.formUnion(["tableView", "collectionView"]) }
    }
    for source in sources where objects[source].customClass != nil {
      if let name = scene.objectClasses[source]?.qualifiedName { users.insert(name) }
    }
  }

  /// Returns the kind of list in which code can register a class for a prototype, based on the prototype's element.
  private static func list(of index: Int, _ scene: CheckedScene) -> List? {
    switch scene.document.objects[index].element {
    case "tableViewCell": .table
    case "collectionViewCell": .collection
    case "collectionReusableView": .supplementary
    default: nil
    }
  }

  static func isNibCell(_ index: Int, in scene: CheckedScene) -> Bool {
    let object = scene.document.objects[index]
    return object.scene == nil && object.parent == nil && list(of: index, scene) != nil
  }
}
