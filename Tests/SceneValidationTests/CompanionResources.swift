import Foundation
import SceneDiagnostics
import SceneResources

extension SceneResources {
  /// What stands beside a sample, its marks taken out.
  init(_ companions: [RuleDescription.Companion]) {
    let tables = companions.filter {
      $0.name.hasSuffix(".strings") || StringsDictionary.isName($0.name)
    }.map { companion in
      let locale = String(companion.name.prefix { $0 != "." })
      let bytes = Array(Marked(companion.text).text.utf8)
      return StringsDictionary.isName(companion.name)
        ? StringsDictionary.table(locale: locale, path: companion.name, bytes: bytes, for: .iphone)
        : StringsTable(locale: locale, path: companion.name, bytes: bytes)
    }
    // In samples, images lie in `Images`, which is the directory that would be named.
    let assets = companions.filter { companion in
      ![".strings", ".stringsdict", ".scene", ".swift"].contains { companion.name.hasSuffix($0) }
    }.map { (path: $0.name.hasPrefix("Images/") ? String($0.name.dropFirst(7)) : $0.name, text: $0.text) }
    let texts = Dictionary(assets.map { ($0.path, Data($0.text.utf8)) }, uniquingKeysWith: { $1 })
    self.init(
      tables: tables,
      assets: assets.isEmpty
        ? nil
        : AssetNames(paths: assets.map(\.path)) { path in
          texts[path].flatMap { try? JSONDecoder().decode(AssetContents.self, from: $0) }
        })
  }
}
