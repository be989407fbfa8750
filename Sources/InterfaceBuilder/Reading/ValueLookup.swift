import SceneSyntax

struct ValueLookup {
  private let tree: SyntaxTree
  private let isMac: Bool
  private let rows: RowLookup<ValueSet>
  private let flags: [Bool]
  private var vocabulary: VocabularyLookup

  init(_ tree: SyntaxTree, _ form: DocumentForm) {
    self.tree = tree
    isMac = form.isMac
    rows = RowLookup(tree, EnumeratedValues.rows(isMac: isMac))
    flags = tree.names.all.map(BooleanNames.flagElements.contains)
    vocabulary = VocabularyLookup(tree, form)
  }

  mutating func values(of attribute: SyntaxTree.Attribute, at index: Int) -> ValueSet? {
    let owner = vocabulary.owner(of: index)
    if let values = rows.values(of: attribute, at: index, in: owner) { return values }
    let element = tree.elements[owner].name
    let name = tree.names[attribute.name]
    if flags[Int(element.rawValue)], isFlag(name, of: tree.names[element]) { return .bool }
    if isMac { return BooleanNames.ofUIKit.contains(name) ? .bool : nil }
    return vocabulary.attribute(attribute.name, of: element).flatMap { EnumeratedValues.ofVocabulary[$0] }
  }

  /// Returns whether a name is a flag. In UIKit documents, unknown names are reported as such.
  private func isFlag(_ name: String, of element: String) -> Bool {
    !BooleanNames.identities.contains(name)
      && (isMac || AttributeNames.byElement[element]?.contains(name) != false)
  }
}
