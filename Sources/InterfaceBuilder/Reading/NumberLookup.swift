import SceneSyntax

struct NumberLookup {
  private let tree: SyntaxTree
  private let isMac: Bool
  private let numbers: NameNumbers
  private let rows: RowLookup<NumberForm>
  private let vocabulary: VocabularyLookup

  init(_ tree: SyntaxTree, _ table: WordTable, isMac: Bool) {
    self.tree = tree
    self.isMac = isMac
    numbers = table.numbers
    rows = NumberForms.lookup(isMac: isMac)
    vocabulary = VocabularyLookup(tree, table)
  }

  func isConditional(_ attribute: NameID, of element: NameID) -> Bool {
    rows.areConditional(of: attribute, in: element, numbers)
  }

  func form(of attribute: SyntaxTree.Attribute, at index: Int) -> NumberForm? {
    let owner = vocabulary.owner(of: index)
    if let form = rows.values(of: attribute, at: index, in: owner, of: tree, numbers) { return form }
    if isMac { return Self.ofUIKit[numbers[attribute.name]] }
    return vocabulary.attribute(attribute.name, of: tree.elements[owner].name).flatMap {
      NumberForm(DocumentVocabulary.all.attributes[$0].kind)
    }
  }

  private static let ofUIKit = NameFacts(NumberForms.ofUIKit.dictionary)
}
