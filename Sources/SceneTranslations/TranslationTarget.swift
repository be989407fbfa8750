import SceneAnalysis
import SceneCompiler
import SceneFiles
import SceneResources

package struct TranslationTarget {
  package let original: String
  let kind: String
  package let texts: SceneTexts
  /// The tables in all languages. They must not contain errors.
  package let tables: [StringsTable]
  package let sourceLocale: String
  let tablePath: (String) throws -> String?
  private let tableName: String?

  /// Creates the target for a scene. If `sourceLocale` is nil, it is that of the string catalog, or English.
  package init(
    scene path: String, _ texts: SceneTexts, _ tables: [StringsTable], _ search: TableSearch,
    sourceLocale: String?
  ) {
    original = path
    kind = "scene"
    self.texts = texts
    self.tables = tables
    self.sourceLocale = sourceLocale ?? tables.first(where: \.isOfScene)?.locale ?? "en"
    tablePath = { try search.tablePath(of: path, in: $0) }
    tableName = nil
  }

  /// Creates the target for a table for code. If `sourceLocale` is nil, it is the development language.
  package init(_ table: CodeTable, _ search: TableSearch, sourceLocale: String?) {
    let path = table.originalPath
    original = path
    kind = "table"
    texts = SceneTexts(of: table)
    tables = table.tables
    self.sourceLocale = sourceLocale ?? table.originalLocale
    tablePath = { try search.codeTablePath(besideTableAt: path, in: $0) }
    tableName = table.name
  }

  package func units(into locale: String) -> [TranslationUnit] {
    TranslationUnits(texts, tables: tables, into: locale, from: sourceLocale).units
  }

  /// Returns the files that contain strings of the target. A single file is accepted, because the scene may be renamed.
  func files(among files: [XLIFFFile]) -> [XLIFFFile] {
    let exact = files.filter { $0.original == original }
    guard exact.isEmpty else { return exact }
    if let tableName {
      return files.filter {
        SceneFileName.isTable($0.original) && TextTable.name(of: $0.original) == tableName
      }
    }
    let name = original.split(separator: "/").last
    let fitting = files.filter { $0.original.split(separator: "/").last == name }
    let isOnly = files.count == 1 && !SceneFileName.isTable(files[0].original)
    return Array((fitting.isEmpty && isOnly ? files : fitting).prefix(1))
  }
}
