import SceneFiles
import SceneResources
import SceneSyntax
import SceneValues

extension Snapshot {
  /// Returns the string tables with a name that occurs in code, starting with the tables in the development language.
  package func codeTables(named name: String) -> [StringsTable] {
    var seen: Set<String> = []
    let files =
      hostTexts.flatMap { $0.paths(ofTable: name) }.map {
        TableSearch.CodeTableFile(name: name, path: $0, locale: TablePath.locale(of: $0))
      } + tablesBesideScenes.filter { $0.name == name }
    return files.filter { seen.insert(LexicalPath.absolute($0.path)).inserted }
      .flatMap { (try? codeTableReads.tables(of: $0)) ?? [] }
  }

  package var codeTableNames: [String] {
    Set(hostTexts.flatMap(\.names) + tablesBesideScenes.map(\.name)).sorted()
  }

  package func isCodeTable(_ path: String) -> Bool {
    hostTexts.contains { $0.paths.contains(path) }
      || tablesBesideScenes.contains { LexicalPath.absolute($0.path) == path }
  }

  private var hostTexts: [HostTexts] {
    var seen: Set<ObjectIdentifier> = []
    return workspace.checks.compactMap(\.options.sources).filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
    .map(\.texts)
  }

  private var tablesBesideScenes: [TableSearch.CodeTableFile] {
    var seen: Set<String> = []
    return workspace.checks.filter { seen.insert(TablePath.split($0.displayPath).folder).inserted }
      .flatMap { (try? $0.options.tables.codeTableFiles(besideSceneAt: $0.displayPath)) ?? [] }
  }
}
