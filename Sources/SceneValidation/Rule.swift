import SceneDiagnostics

/// A rule about scenes: of one file (`FileRule`), of all that belong together (`ProjectRule`), or of where layout puts views
/// (`LayoutRule`).
package protocol Rule: SendableMetatype {
  static var description: RuleDescription { get }
}

extension SceneRules {
  /// What there is to say of every rule about scenes, in the order of the alphabet.
  package static let descriptions: [RuleDescription] =
    (all.map { $0.description } + ProjectRules.all.map { $0.description }
    + LayoutRules.own.map { $0.description }).sorted {
      $0.id.rawValue < $1.id.rawValue
    }

  private static let index = Dictionary(uniqueKeysWithValues: descriptions.map { ($0.id.rawValue, $0) })

  /// The rule with an id; nil if there is none.
  package static func description(of id: String) -> RuleDescription? { index[id] }
}
