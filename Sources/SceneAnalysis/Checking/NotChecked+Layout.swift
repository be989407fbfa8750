import SceneDiagnostics
import SceneValidation

extension NotChecked {
  static func layout(of files: [CheckedFile]) -> [NotChecked] {
    let gaps = LayoutOutcome.Gap.allCases.map { gap in
      (gap.reason, files.filter { $0.layoutGap == gap })
    }
    let all = gaps + [(.noLayout, files.filter { $0.check.options.isLayoutOff })]
    return all.compactMap { reason, left in
      let severities = Dictionary(
        left.map { (ObjectIdentifier($0.check.options), $0.check.severities) },
        uniquingKeysWith: { first, _ in first })
      let rules = LayoutRules.all.map { $0.description.id }.filter { rule in
        severities.values.contains { $0.applies(rule) }
      }
      guard !rules.isEmpty else { return nil }
      return NotChecked(
        rules, reason, count: left.count,
        places: left.prefix(maxPlaces).map { Place(path: $0.path) }, isAboutFiles: true)
    }
  }
}

extension LayoutOutcome.Gap {
  fileprivate var reason: NotChecked.Reason {
    switch self {
    case .errors: .otherDiagnostics
    case .content: .notLaidOut
    case .platform: .layoutOfPlatform
    }
  }
}
