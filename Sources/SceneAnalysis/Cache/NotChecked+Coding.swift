import SceneDiagnostics

extension NotChecked: CacheCodable {
  static var blank: Self { NotChecked([], .noSources) }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&rules, &reason, &count, &places)
    coder.code(&isAboutFiles)
    coder.check(!rules.isEmpty)
  }
}

extension NotChecked.Reason: CacheCodable {}

extension NotChecked.Place: CacheCodable {
  static var blank: Self { NotChecked.Place(path: "") }
  mutating func code(with coder: inout CacheCoder) { coder.code(&path, &line, &column) }
}
