import SceneDiagnostics
import SceneResources

extension SceneResources {
  /// What stands beside a sample, its marks taken out.
  init(_ companions: [RuleDescription.Companion]) {
    let tables = companions.filter { $0.name.hasSuffix(".strings") }.map { companion in
      StringsTable(
        locale: String(companion.name.prefix { $0 != "." }), path: companion.name,
        bytes: Array(Marked(companion.text).text.utf8))
    }
    let assets = companions.map(\.name).filter { name in
      ![".strings", ".scene", ".swift"].contains { name.hasSuffix($0) }
    }
    // In samples, images lie in `Images`, which is the directory that would be named.
    self.init(
      tables: tables,
      assets: assets.isEmpty
        ? nil : AssetNames(paths: assets.map { $0.hasPrefix("Images/") ? String($0.dropFirst(7)) : $0 }))
  }
}
