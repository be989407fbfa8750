import SceneValues

/// Facts about the known names, computed once per run. Unknown names have the same fact as an empty name.
struct NameFacts<Fact: Sendable>: Sendable {
  private let facts: [Fact]

  init(_ fact: (String) -> Fact) { facts = (NumberedNames.all.all + [""]).map(fact) }

  /// Creates facts from pairs, all of whose names must be known. All other names have the fact `other`.
  init(_ known: some Sequence<(String, Fact)>, otherwise other: Fact) {
    var facts = [Fact](repeating: other, count: NumberedNames.all.count + 1)
    for (name, fact) in known { facts[NumberedNames.number(of: name)] = fact }
    self.facts = facts
  }

  init<Value>(_ table: [String: Value]) where Fact == Value? {
    self.init(table.map { ($0.key, Optional.some($0.value)) }, otherwise: nil)
  }

  init(_ names: some Sequence<String>) where Fact == Bool {
    self.init(names.map { ($0, true) }, otherwise: false)
  }

  subscript(number: Int) -> Fact { facts[number] }
}
