import SceneSyntax

struct NumberLookup {
  private let tree: SyntaxTree
  private let isMac: Bool
  private let rows: RowLookup<NumberForm>
  private var vocabulary: VocabularyLookup

  init(_ tree: SyntaxTree, _ form: DocumentForm) {
    self.tree = tree
    isMac = form.isMac
    rows = RowLookup(tree, NumberForms.rows(isMac: isMac))
    vocabulary = VocabularyLookup(tree, form)
  }

  mutating func form(of attribute: SyntaxTree.Attribute, at index: Int) -> NumberForm? {
    let owner = vocabulary.owner(of: index)
    if let form = rows.values(of: attribute, at: index, in: owner) { return form }
    if isMac { return NumberForms.ofUIKit[tree.names[attribute.name]] }
    return vocabulary.attribute(attribute.name, of: tree.elements[owner].name).flatMap {
      NumberForm(DocumentVocabulary.all.attributes[$0].kind)
    }
  }
}
