import SceneDiagnostics
import SceneValidation

extension NotChecked {
  static func layout(of files: [CheckedFile]) -> [NotChecked] {
    LayoutOutcome.Gap.allCases.compactMap { gap in
      let left = files.filter { $0.layoutGap == gap }
      let rules = LayoutRules.all.map { $0.description.id }.filter { rule in
        left.contains { $0.check.severities.applies(rule) }
      }
      guard !rules.isEmpty else { return nil }
      return NotChecked(
        rules, gap.reason, count: left.count,
        places: left.prefix(maxPlaces).map { Place(path: $0.path) }, isAboutFiles: true)
    }
  }
}

extension LayoutOutcome.Gap {
  fileprivate var reason: NotChecked.Reason {
    switch self {
    case .content: .notLaidOut
    case .platform: .layoutOfPlatform
    }
  }
}
