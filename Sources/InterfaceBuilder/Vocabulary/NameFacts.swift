import SceneValues

/// Facts about the known names, computed once per run. Unknown names have the same fact as an empty name.
struct NameFacts<Fact: Sendable>: Sendable {
  private let facts: [Fact]

  init(_ fact: (String) -> Fact) { facts = (NumberedNames.all.all + [""]).map(fact) }

  /// Creates facts from a table, all of whose names must be known. The fact is nil for all other names.
  init<Value>(_ table: [String: Value]) where Fact == Value? {
    precondition(table.keys.allSatisfy(NumberedNames.all.contains))
    self.init { table[$0] }
  }

  subscript(number: Int) -> Fact { facts[number] }
}
