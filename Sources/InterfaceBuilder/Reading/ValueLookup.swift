import SceneSyntax

/// A lookup of the values that each attribute of a tree accepts.
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

  /// Returns the values that an attribute accepts, or nil if the attribute is not enumerated.
  mutating func values(of attribute: SyntaxTree.Attribute, at index: Int) -> ValueSet? {
    let owner = owner(of: index)
    let candidates = rows[Int(attribute.name.rawValue)]
    if !candidates.isEmpty {
      let name = tree.name(of: tree.elements[owner])
      let rows = candidates.filter { applies($0, to: name, at: index) }
      // A row for specific elements takes precedence.
      if let row = rows.first(where: { !$0.elements.isEmpty }) ?? rows.first { return row.values }
    }
    return isMac ? nil : valuesOfVocabulary(attribute.name, of: tree.elements[owner].name)
  }

  /// Returns the element to which an element's attributes apply: the parent of a variation, or otherwise the element
  /// itself.
  private func owner(of index: Int) -> Int {
    let element = tree.elements[index]
    return element.name == variation && element.parent >= 0 ? Int(element.parent) : index
  }

  private func applies(_ row: ValueRow, to name: String, at index: Int) -> Bool {
    guard row.elements.isEmpty || row.elements.contains(name) else { return false }
    guard let condition = row.condition else { return true }
    return tree.attributes(of: index).contains {
      tree.name(of: $0) == condition.attribute && tree.value(of: $0) == condition.value
    }
  }

  private mutating func valuesOfVocabulary(_ attribute: NameID, of element: NameID) -> ValueSet? {
    if let family = table.element(element)?.family {
      return table.attribute(attribute, of: family).flatMap { EnumeratedValues.ofVocabulary[$0] }
    }
    guard let (family, prefix) = EnumeratedValues.families[tree.names[element]] else { return nil }
    let index =
      prefix.isEmpty
      ? table.attribute(attribute, of: family)
      : DocumentVocabulary.all.attribute(prefix + tree.names[attribute], of: family)
    return index.flatMap { EnumeratedValues.ofVocabulary[$0] }
  }
}
