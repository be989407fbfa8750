/// Members, functions and variables that expressions speak of.
package struct Mentions: Sendable, Hashable {
  /// Those that are assigned to.
  package var assigned: Set<String> = []
  /// Those that are used, but for `optional`.
  package var used: Set<String> = []
  /// Those that expressions speak of in case they are nil: `label?.text`, `if let label`, `label == nil`.
  package var optional: Set<String> = []

  package init() {}
}
