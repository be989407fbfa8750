import SceneDiagnostics
import SceneSyntax
import SceneValues

/// Reports connections, constraints, and other parts that lack an attribute that Xcode always writes.
extension Reader {
  func missingAttributes() -> [Diagnostic] {
    guard !form.isArchive else { return [] }
    let rows = RequiredAttributes.rows(of: form.kit)
    var diagnostics: [Diagnostic] = []
    for (index, element) in tree.elements.enumerated() {
      guard let rows = rows[numbers[element.name]], !isOtherUse(index) else { continue }
      for row in rows where applies(row, to: index) {
        for number in row.attributes where attribute(numbered: number, of: element) == nil {
          let name = NumberedNames.all[number]
          if isMisspelled(name, in: index) { continue }
          diagnostics.append(missing(name, in: element))
        }
      }
    }
    return diagnostics
  }

  private func attribute(numbered number: Int, of element: SyntaxTree.Element) -> SyntaxTree.Attribute? {
    numbers.id(of: number).flatMap { tree.attribute($0, of: element) }
  }

  /// Returns whether an element has a connection's name but is not one, such as a tie breaker or a menu's action.
  private func isOtherUse(_ index: Int) -> Bool {
    let parent = Int(tree.elements[index].parent)
    return parent >= 0 && elementName(parent) != "connections"
      && RequiredAttributes.connections.contains(elementName(index))
  }

  private func applies(_ row: RequiredAttributes.Row, to index: Int) -> Bool {
    if let condition = row.condition {
      guard let attribute = attribute(numbered: condition.attribute, of: tree.elements[index]) else {
        return false
      }
      if let value = condition.value, tree.value(of: attribute) != value { return false }
    }
    guard let senders = row.senders else { return true }
    let parent = Int(tree.elements[index].parent)
    let sender = parent < 0 ? -1 : Int(tree.elements[parent].parent)
    return sender >= 0 && senders[numbers[tree.elements[sender].name]]
  }

  /// Returns whether an attribute is a misspelling of a missing one. Such an attribute is reported as unknown.
  private func isMisspelled(_ name: String, in index: Int) -> Bool {
    tree.attributes(of: index).contains { misspelling(of: tree.name(of: $0), in: [name]) != nil }
  }

  private func missing(_ name: String, in element: SyntaxTree.Element) -> Diagnostic {
    Diagnostic(
      rule: "missing-attribute", severity: .error,
      message: "Element '\(tree.name(of: element))' needs '\(name)'", at: tree.location(element.nameRange))
  }
}
