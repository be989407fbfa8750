import SceneDiagnostics
import SceneValidation

extension NotChecked {
  static func distantTables(_ tables: [(path: String, check: SceneCheck)]) -> [NotChecked] {
    let rules = [UnknownTranslationKey.description.id, UntranslatedText.description.id].filter { rule in
      tables.contains { $0.check.severities.applies(rule) }
    }
    guard !rules.isEmpty else { return [] }
    return [
      NotChecked(
        rules, .distantTables, count: tables.count,
        places: tables.prefix(maxPlaces).map { Place(path: $0.path) }, isAboutFiles: true)
    ]
  }
}
