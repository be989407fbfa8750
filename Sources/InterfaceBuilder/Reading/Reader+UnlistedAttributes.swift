import SceneDiagnostics
import SceneModel

/// Reports unknown attributes of elements whose tables are incomplete, and of elements that the reader preserves
/// entirely. The outcomes of the other elements already contain their unknown attributes.
extension Reader {
  func unlistedAttributes() -> (diagnostics: [Diagnostic], unlisted: [UnknownMember]) {
    guard !form.isMac, !form.isArchive else { return ([], []) }
    var lookup = AttributeLookup(tree, table)
    var found: [Diagnostic] = []
    var unlisted: [UnknownMember] = []
    for (index, element) in tree.elements.enumerated() {
      let owner = lookup.owner(of: index)
      if outcomes.elements[index] == .unknown, !lookup.isDescribed(owner) { continue }
      for position in tree.attributeIndices(of: element) where outcomes.attributes[position] != .unknown {
        let attribute = tree.attributes[position]
        guard !lookup.isKnown(attribute.name, of: owner) else { continue }
        if let intended = lookup.intended(attribute.name, of: owner) {
          found.append(unknownName(attribute.name, at: attribute.nameRange, intended: intended))
        } else {
          unlisted.append(UnknownMember(.interfaceBuilderName, attribute.nameRange))
        }
      }
    }
    return (found, unlisted)
  }
}
