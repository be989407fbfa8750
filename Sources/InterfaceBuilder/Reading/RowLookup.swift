import SceneSyntax

struct RowLookup<Values: Sendable> {
  private let tree: SyntaxTree
  private let rows: [[AttributeRow<Values>]]

  init(_ tree: SyntaxTree, _ table: [AttributeRow<Values>]) {
    self.tree = tree
    var rows = [[AttributeRow<Values>]](repeating: [], count: tree.names.count)
    for row in table {
      for name in row.attributes {
        if let id = tree.names.id(of: name) { rows[Int(id.rawValue)].append(row) }
      }
    }
    self.rows = rows
  }

  /// Returns the values of the given attribute, or nil if no row applies. `owner` is the attribute's element.
  func values(of attribute: SyntaxTree.Attribute, at index: Int, in owner: Int) -> Values? {
    let candidates = rows[Int(attribute.name.rawValue)]
    guard !candidates.isEmpty else { return nil }
    let name = tree.name(of: tree.elements[owner])
    let rows = candidates.filter { applies($0, to: name, at: index) }
    // A row for specific elements takes precedence.
    return (rows.first { !$0.elements.isEmpty } ?? rows.first)?.values
  }

  private func applies(_ row: AttributeRow<Values>, to name: String, at index: Int) -> Bool {
    guard row.elements.isEmpty || row.elements.contains(name) else { return false }
    guard let condition = row.condition else { return true }
    return tree.attributes(of: index).contains {
      tree.name(of: $0) == condition.attribute && tree.value(of: $0) == condition.value
    }
  }
}
