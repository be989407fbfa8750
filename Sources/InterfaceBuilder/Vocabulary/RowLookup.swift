import SceneSyntax

struct RowLookup<Values: Sendable>: Sendable {
  private final class Row: Sendable {
    let elements: [Int]
    let condition: (attribute: Int, value: String)?
    let values: Values

    init(_ row: AttributeRow<Values>) {
      elements = row.elements.map(NumberedNames.number(of:))
      condition = row.condition.map { (NumberedNames.number(of: $0.attribute), $0.value) }
      values = row.values
    }
  }

  private let rows: NameFacts<[Row]>

  init(_ table: [AttributeRow<Values>]) {
    var rows: [String: [Row]] = [:]
    for description in table {
      let row = Row(description)
      for name in description.attributes { rows[name, default: []].append(row) }
    }
    self.rows = NameFacts(rows.map { ($0.key, $0.value) }, otherwise: [])
  }

  func areConditional(of attribute: NameID, in element: NameID, _ numbers: NameNumbers) -> Bool {
    rows[numbers[attribute]].contains { row in
      row.condition != nil && (row.elements.isEmpty || row.elements.contains(numbers[element]))
    }
  }

  /// Returns the values of the given attribute, or nil if no row applies. `owner` is the attribute's element.
  func values(
    of attribute: SyntaxTree.Attribute, at index: Int, in owner: Int, of tree: SyntaxTree,
    _ numbers: NameNumbers
  ) -> Values? {
    let candidates = rows[numbers[attribute.name]]
    guard !candidates.isEmpty else { return nil }
    let element = numbers[tree.elements[owner].name]
    var general: Row?
    for row in candidates where row.elements.isEmpty ? general == nil : row.elements.contains(element) {
      if let condition = row.condition, !meets(condition, at: index, of: tree, numbers) { continue }
      // A row for specific elements takes precedence.
      if !row.elements.isEmpty { return row.values }
      general = row
    }
    return general?.values
  }

  private func meets(
    _ condition: (attribute: Int, value: String), at index: Int, of tree: SyntaxTree, _ numbers: NameNumbers
  ) -> Bool {
    tree.attributes(of: index).contains {
      numbers[$0.name] == condition.attribute && tree.value(of: $0) == condition.value
    }
  }
}
