import SceneSyntax

/// A lookup of the values that the attributes of a tree accept.
struct ValueLookup {
  private let tree: SyntaxTree
  private let isMac: Bool
  private let rows: [[ValueRow]]
  private var table: WordTable
  private let variation: NameID?

  init(_ tree: SyntaxTree, _ form: DocumentForm) {
    self.tree = tree
    isMac = form.isMac
    table = WordTable(tree.names, isWatch: form.isWatch)
    variation = tree.names.id(of: "variation")
    var rows = [[ValueRow]](repeating: [], count: tree.names.count)
    for row in EnumeratedValues.rows(isMac: isMac) {
      for name in row.attributes {
        if let id = tree.names.id(of: name) { rows[Int(id.rawValue)].append(row) }
      }
    }
    self.rows = rows
  }

  /// Returns the values of an attribute, or nil if the attribute is not enumerated.
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

  /// Returns the element to which attributes belong: the parent in the case of a variation.
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
