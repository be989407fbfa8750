import SceneDiagnostics
import SceneSyntax
import SceneValues

/// Reports references to nonexistent ids, except references that the scene contains. Rules check those references.
extension Reader {
  func danglingReferences() -> [Diagnostic] {
    guard !form.isArchive, let id = referenceIndex.keys[ReaderKey.id.rawValue] else { return [] }
    let references = untranslatedReferences().filter { reference in
      referenceIndex.scenes[tree.value(of: reference.attribute)] == nil
    }
    guard !references.isEmpty else { return [] }
    let ids = tree.elements.reduce(into: found.keptIDs) { ids, element in
      if let attribute = tree.attribute(id, of: element) { ids.insert(tree.value(of: attribute)) }
    }
    return references.compactMap { element, attribute in
      let reference = tree.value(of: attribute)
      return reference.isEmpty || ids.contains(reference) ? nil : dangling(reference, attribute, of: element)
    }
  }

  private func untranslatedReferences() -> [(element: Int, attribute: SyntaxTree.Attribute)] {
    let resolved = [referenceIndex.keys[ReaderKey.reference.rawValue], tree.names.id(of: "selectedItem")]
    var references: [(element: Int, attribute: SyntaxTree.Attribute)] = []
    for (index, element) in tree.elements.enumerated() {
      for position in tree.attributeIndices(of: element) {
        let attribute = tree.attributes[position]
        // The reader resolves these attributes, but the scene does not contain them, so no rule checks them.
        guard outcomes.attributes[position] != .understood || resolved.contains(attribute.name),
          ReferenceFacts.holders[numbers[attribute.name]]?.contains(numbers[element.name]) == true
        else { continue }
        references.append((index, attribute))
      }
    }
    return references
  }

  private func dangling(_ id: String, _ attribute: SyntaxTree.Attribute, of element: Int) -> Diagnostic {
    let name = tree.name(of: attribute)
    let advice: Message =
      name == ReaderKey.reference.name
      ? "remove this '\(elementName(element))' element, which has no effect"
      : "correct the id, or remove '\(name)'"
    return Diagnostic(
      rule: "dangling-reference", severity: .error, message: "No object has the id '\(id)'",
      at: tree.location(attribute.valueRange), notes: [Diagnostic.Note(advice)])
  }
}
