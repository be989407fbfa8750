import SceneDiagnostics
import SceneResources

extension SceneResources {
  /// What stands beside a sample, its marks taken out.
  init(_ companions: [RuleDescription.Companion]) {
    let tables = companions.filter { $0.path.hasSuffix(".strings") }.map { companion in
      StringsTable(
        locale: String(companion.path.prefix { $0 != "." }), path: companion.path,
        bytes: Array(Marked(companion.text).text.utf8))
    }
    let assets = companions.filter { !$0.path.hasSuffix(".strings") }.map(\.path)
    // In samples, images lie in `Images`, which is the directory that would be named.
    self.init(
      tables: tables,
      assets: assets.isEmpty
        ? nil : AssetNames(paths: assets.map { $0.hasPrefix("Images/") ? String($0.dropFirst(7)) : $0 }))
  }
}
