import SceneDiagnostics
import SceneSyntax

/// Reports preserved segues without a destination, such as segues of windows, which no rule checks.
extension Reader {
  func danglingSegues() -> [Diagnostic] {
    guard form.isStoryboard, let segue = tree.names.id(of: "segue"),
      let key = referenceIndex.keys[ReaderKey.destination.rawValue],
      let id = referenceIndex.keys[ReaderKey.id.rawValue]
    else { return [] }
    var ids: Set<String>?
    var found: [Diagnostic] = []
    for (index, element) in tree.elements.enumerated()
    where element.name == segue && outcomes.elements[index] == .kept {
      guard let end = tree.attribute(key, of: element) else { continue }
      let known =
        ids ?? Set(tree.elements.compactMap { tree.attribute(id, of: $0).map { tree.value(of: $0) } })
      ids = known
      let destination = tree.value(of: end)
      guard !known.contains(destination) else { continue }
      found.append(
        Diagnostic(
          rule: "dangling-reference", severity: .error, message: "No object has the id '\(destination)'",
          at: tree.location(end.valueRange)))
    }
    return found
  }
}
