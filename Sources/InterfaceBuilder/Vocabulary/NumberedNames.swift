import SceneValues

/// The names of elements and attributes in all tables, numbered once per run.
enum NumberedNames {
  static let all = StringNumbers(
    ElementNames.all.all, Array(ChildKeys.parents), Array(PartForm.elements),
    Array(ElementScopes.uiKitOnly.keys), Array(AttributeNames.byElement.keys),
    Array(EnumeratedValues.families.keys), BooleanNames.flagElements.all, placed, AttributeNames.all.all,
    MacNames.attributes.all, Array(ReferenceFacts.all.keys), rows, ReaderKey.allCases.map(\.name))

  static let unknown = all.count

  static func number(of name: String) -> Int { all.number(of: name)! }

  private static let placed = [DocumentForm.Kit.touch, .watch, .mac].flatMap { KnownElement.all(of: $0).keys }

  private static let rows: [String] = {
    var names: [String] = []
    for isMac in [false, true] {
      for row in EnumeratedValues.rows(isMac: isMac) {
        names += row.attributes
        names += row.elements
      }
      for row in NumberForms.rows(isMac: isMac) {
        names += row.attributes
        names += row.elements
      }
      names += WrittenLimits.groups(isMac: isMac).keys
    }
    return names
  }()
}
