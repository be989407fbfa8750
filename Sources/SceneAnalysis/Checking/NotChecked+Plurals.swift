import SceneDiagnostics
import SceneValidation

extension NotChecked {
  /// Combines the records of plural texts, of which there is one for each text, by rule and reason.
  static func plurals(of files: [CheckedFile], and codeTables: [NotChecked]) -> [NotChecked] {
    let records =
      files.flatMap { file in
        (file.summary?.uncheckedPlurals ?? []).filter { file.check.severities.applies($0.rules[0]) }
      } + codeTables
    guard !records.isEmpty else { return [] }
    return [Reason.longPlurals, .unneededForms].compactMap { reason in
      let own = records.filter { $0.reason == reason }
      guard let first = own.first else { return nil }
      return NotChecked(
        first.rules, reason, count: own.count, places: own.prefix(maxPlaces).flatMap(\.places))
    }
  }
}
