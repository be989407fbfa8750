import SceneDiagnostics
import SceneValidation

extension NotChecked {
  static func layout(of files: [CheckedFile]) -> [NotChecked] {
    let left = files.filter { !$0.isLaidOut }
    guard !left.isEmpty else { return [] }
    let rules = LayoutRules.all.map { $0.description.id }.filter { rule in
      left.contains { $0.check.severities.applies(rule) }
    }
    guard !rules.isEmpty else { return [] }
    return [
      NotChecked(
        rules, .notLaidOut, count: left.count,
        places: left.prefix(mostPlaces).map { Place(path: $0.path) }, isAboutFiles: true)
    ]
  }
}
