import SceneModel

/// Support for initial scenes and container contents that are not in the file but might be in another file or in code.
extension CheckedScene {
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

  /// The scenes whose containers have child controllers in another notation, which other diagnostics explain.
  var scenesOfExplainedContainers: Set<Int> {
    let faults = document.structureFaults.filter { [.unknownElement, .misplacedElement].contains($0.kind) }
    let holders = faults.compactMap(\.object) + document.segues.filter { $0.knownKind == nil }.map(\.holder)
    return Set(holders.compactMap { document.objects[$0].scene })
  }

  private func children(_ key: String, of container: Int) -> Int? {
    guard sets(key, of: container) else { return 0 }
    let count = value(key, of: container)?.words.count
    return count == 0 ? nil : count
  }

  /// Returns whether host app code is called before a segue and can access the segue's destination.
  func isPrepared(_ segue: SegueNode) -> Bool {
    guard let source = segue.source else { return false }
    return !isPlain(source) || segue.customClass != nil
  }

  var lacksInitial: Bool {
    let controllers = document.scenes.compactMap(\.controller)
    let hasRoot = !document.structureFaults.contains { $0.kind == .unknownElement && $0.element.isEmpty }
    return document.initial == nil && hasRoot && !controllers.isEmpty
      && !isMisspelled("initial", inTagOf: document.nameRange) && !isMisspelled(LanguageElement.entry)
      && !controllers.contains { document.objects[$0].isEntry }
  }
}
