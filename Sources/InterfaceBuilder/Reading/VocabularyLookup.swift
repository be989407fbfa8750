import SceneSyntax

struct VocabularyLookup {
  private let tree: SyntaxTree
  private let table: WordTable
  private let variation: NameID?

  init(_ tree: SyntaxTree, _ table: WordTable) {
    self.tree = tree
    self.table = table
    variation = tree.names.id(of: "variation")
  }

  /// Returns the element to which an element's attributes apply: the parent of a variation, or the element itself.
  func owner(of index: Int) -> Int {
    let element = tree.elements[index]
    return element.name == variation && element.parent >= 0 ? Int(element.parent) : index
  }

  /// Returns the index of an attribute in the vocabulary, or nil if the vocabulary does not describe it.
  func attribute(_ attribute: NameID, of element: NameID) -> Int? {
    if let family = table.element(element)?.family { return table.attribute(attribute, of: family) }
    guard let (family, prefix) = Self.families[table.numbers[element]] else { return nil }
    return prefix.isEmpty
      ? table.attribute(attribute, of: family)
      : DocumentVocabulary.all.attribute(prefix + tree.names[attribute], of: family)
  }

  private static let families = NameFacts(EnumeratedValues.families)
}
