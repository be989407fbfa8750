import SceneValues

enum KnownWords {
  static let all = StringNumbers(elements, attributes, rows, ReaderKey.allCases.map(\.name))

  static let unknown = all.count

  static func number(of name: String) -> Int { all.number(of: name)! }

  private static let elements =
    ElementNames.all.all + ChildKeys.parents + PartForm.elements + ElementScopes.uiKitOnly.keys
    + AttributeNames.byElement.keys + EnumeratedValues.families.keys + BooleanNames.flagElements.all
    + [DocumentForm.Kit.touch, .watch, .mac].flatMap { KnownElement.all(of: $0).keys }

  private static let attributes =
    AttributeNames.all.all + MacNames.attributes.all + ReferenceFacts.all.keys

  private static let rows = [false, true].flatMap { isMac in
    EnumeratedValues.rows(isMac: isMac).flatMap { $0.attributes + $0.elements }
      + NumberForms.rows(isMac: isMac).flatMap { $0.attributes + $0.elements }
      + WrittenLimits.groups(isMac: isMac).keys
  }
}
