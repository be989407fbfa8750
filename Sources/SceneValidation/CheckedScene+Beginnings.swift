import SceneModel

/// Where what a scene begins with is not said in its file: another file, or code, may say it.
extension CheckedScene {
  /// What fills each class of container.
  static let containerKeys = [
    "NavigationController": "rootViewController", "TabBarController": "viewControllers",
    "SplitViewController": "viewControllers",
  ]

  /// The containers that nothing in the file fills.
  var emptyContainers: [EmptyContainer] {
    let empty = document.scenes.enumerated().compactMap { index, node -> (Int, EmptyContainer)? in
      guard let container = node.controller, isPlain(container), !document.objects[container].isEntry,
        let name = document.objects[container].elementClass, let key = Self.containerKeys[name],
        vocabulary.property(key, of: name) != nil, !says(key, of: container)
      else { return nil }
      return (container, EmptyContainer(scene: index, key: key))
    }
    guard !empty.isEmpty else { return [] }
    let filled = outletDestinations.union(
      document.segues.lazy.filter(isPrepared).compactMap { $0.destination.flatMap(object) })
    return empty.filter { !filled.contains($0.0) }.map(\.1)
  }

  /// Whether code of the host's is asked before a segue is gone, and gets hold of its destination.
  func isPrepared(_ segue: SegueNode) -> Bool {
    guard let source = segue.source else { return false }
    return !isPlain(source) || segue.customClass != nil
  }

  /// Whether the file has controllers, and says neither where it begins nor that code enters it.
  var lacksInitial: Bool {
    let controllers = document.scenes.compactMap(\.controller)
    return document.initial == nil && !controllers.isEmpty
      && !isMisspelt("initial", inTagOf: document.nameRange) && !isMisspelt(LanguageElement.entry)
      && !controllers.contains { document.objects[$0].isEntry }
  }
}
