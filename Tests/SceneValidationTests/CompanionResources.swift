import Foundation
import SceneDiagnostics
import SceneResources
import SceneValues

extension TextTables {
  /// Collects the translation tables that a sample's code uses.
  init(_ companions: [RuleDescription.Companion]) {
    let files = Dictionary(grouping: companions.filter { TextTable.isName($0.name) }) {
      TextTable.name(of: $0.name)
    }
    self.init(names: Set(files.keys), areAll: true) { name, _ in
      var table = TextTable()
      for file in files[name] ?? [] { table.add(file.name, Array(Marked(file.text).text.utf8)) }
      return table
    } parse: { name in
      (files[name] ?? []).map {
        StringsTable(locale: "", path: $0.name, bytes: Array(Marked($0.text).text.utf8))
      }
    }
  }
}

extension SceneResources {
  /// Collects the files next to a sample, without their marks. Tables with other names than the scene's
  /// belong to its code.
  init(_ companions: [RuleDescription.Companion]) {
    let tables = companions.filter {
      $0.name.hasSuffix("Clock.strings") || StringsDictionary.isName($0.name)
    }.map { companion in
      let locale = String(companion.name.prefix { $0 != "." })
      let bytes = Array(Marked(companion.text).text.utf8)
      return StringsDictionary.isName(companion.name)
        ? StringsDictionary.table(locale: locale, path: companion.name, bytes: bytes, for: .iphone)
        : StringsTable(locale: locale, path: companion.name, bytes: bytes)
    }
    // In samples, the configured image directory is `Images`.
    let assets = companions.filter { companion in
      ![".strings", ".stringsdict", ".scene", ".swift"].contains { companion.name.hasSuffix($0) }
    }.map { (path: $0.name.hasPrefix("Images/") ? String($0.name.dropFirst(7)) : $0.name, text: $0.text) }
    let texts = Dictionary(assets.map { ($0.path, Array($0.text.utf8)) }, uniquingKeysWith: { $1 })
    self.init(
      tables: tables,
      assets: assets.isEmpty
        ? nil
        : AssetNames(paths: assets.map(\.path)) { path in
          texts[path].flatMap { AssetContents(bytes: $0) }
        })
  }
}
