package struct CodeReferences: Sendable, Hashable {
  package var assigned: Set<String> = []
  /// The used members, except those in `optional`.
  package var used: Set<String> = []
  /// The members that expressions use as optionals: `label?.text`, `if let label`, `label == nil`.
  package var optional: Set<String> = []

  package init() {}
}
