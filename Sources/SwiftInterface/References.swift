import SceneModel

package struct CodeReferences: Sendable, Hashable {
  package var assigned: Set<String> = []
  /// The members that expressions use, except those in `optional`.
  package var used: Set<String> = []
  /// The members that expressions use as optionals, as in `label?.text`, `if let label`, or `label == nil`.
  package var optional: Set<String> = []
  /// The members whose values expressions unwrap without a check, as in `label.text`, and the platforms for which the
  /// expressions are certainly compiled.
  package var unwrapped: [String: ApplePlatforms] = [:]

  package init() {}
}
