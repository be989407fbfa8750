import SceneModel

/// Where what a scene begins with is not said in its file: another file, or code, may say it.
extension CheckedScene {
  /// The containers that nothing in the file fills, or not with as many controllers as they need.
  var unfilledContainers: [UnfilledContainer] {
    let empty = document.scenes.enumerated().compactMap { index, node -> (Int, UnfilledContainer)? in
      guard let container = node.controller, !document.objects[container].isEntry,
        let known = speaker(for: container)
      else { return nil }
      for property in vocabulary.ownContainments(of: known.qualifiedName) {
        let held = children(property.key, of: container)
        if let held, let least = property.children?.least, held < least {
          return (container, UnfilledContainer(scene: index, key: property.key, held: held, needed: least))
        }
      }
      return nil
    }
    guard !empty.isEmpty else { return [] }
    let filled = outletDestinations.union(
      document.segues.filter(isPrepared).compactMap { $0.destination.flatMap(object) })
    return empty.filter { !filled.contains($0.0) }.map(\.1)
  }

  /// How many controllers a relationship names; nil if that is not known, or if what is written names none.
  private func children(_ key: String, of container: Int) -> Int? {
    guard says(key, of: container) else { return 0 }
    let count = value(key, of: container)?.words.count
    return count == 0 ? nil : count
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
