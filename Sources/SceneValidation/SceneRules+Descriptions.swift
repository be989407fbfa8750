import SceneDiagnostics

extension SceneRules {
  package static let descriptions: [RuleDescription] =
    (all.map { $0.description } + ProjectRules.all.map { $0.description }
    + LayoutRules.own.map { $0.description }).sorted {
      $0.id.rawValue < $1.id.rawValue
    }

  private static let index = Dictionary(uniqueKeysWithValues: descriptions.map { ($0.id.rawValue, $0) })

  package static func description(of id: String) -> RuleDescription? { index[id] }
}
