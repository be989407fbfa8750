import SceneSyntax

struct ValueLookup {
  private let tree: SyntaxTree
  private let isMac: Bool
  private let numbers: NameNumbers
  private let rows: RowLookup<ValueSet>
  private let vocabulary: VocabularyLookup

  init(_ tree: SyntaxTree, _ table: WordTable, isMac: Bool) {
    self.tree = tree
    self.isMac = isMac
    numbers = table.numbers
    rows = EnumeratedValues.lookup(isMac: isMac)
    vocabulary = VocabularyLookup(tree, table)
  }

  func isConditional(_ attribute: NameID, of element: NameID) -> Bool {
    rows.areConditional(of: attribute, in: element, numbers)
  }

  func values(of attribute: SyntaxTree.Attribute, at index: Int) -> ValueSet? {
    let owner = vocabulary.owner(of: index)
    if let values = rows.values(of: attribute, at: index, in: owner, of: tree, numbers) { return values }
    let element = tree.elements[owner].name
    if Self.hasFlags[numbers[element]], isFlag(tree.names[attribute.name], of: tree.names[element]) {
      return .bool
    }
    if isMac { return Self.isBooleanInUIKit[numbers[attribute.name]] ? .bool : nil }
    return vocabulary.attribute(attribute.name, of: element).flatMap { EnumeratedValues.ofVocabulary[$0] }
  }

  /// Returns whether a name is a flag. In UIKit documents, unknown names are reported as such.
  private func isFlag(_ name: String, of element: String) -> Bool {
    !BooleanNames.identities.contains(name)
      && (isMac || AttributeNames.byElement[element]?.contains(name) != false)
  }

  private static let hasFlags = NameFacts(BooleanNames.flagElements.all)
  private static let isBooleanInUIKit = NameFacts(BooleanNames.ofUIKit.all)
}
