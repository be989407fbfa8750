import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneResources
import SceneSyntax
import SceneValidation

/// A check of the tables for code. Each table is checked once, because all scenes in a directory share its tables.
struct CodeTableCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var problems: [Report.Problem] = []
  /// The plural texts that rules did not check.
  private(set) var unchecked: [NotChecked] = []
  /// The files that appear to translate an Xcode file in another folder. They are not checked against that file.
  private(set) var distant: [(path: String, check: SceneCheck)] = []
  private let reads: CodeTableReads
  private let documents: Set<String>
  private var checked: Set<String> = []

  private struct Table {
    let name: String
    let files: [TableSearch.CodeTableFile]
  }

  init(_ scenes: [SceneCheck], tables: [SceneCheck], _ reads: CodeTableReads) {
    self.reads = reads
    documents = Set(
      scenes.lazy.map(\.absolutePath).filter(SceneFileName.isForeign).map(TextTable.name))
    var folders: Set<String> = []
    for check in scenes where folders.insert(TablePath.split(check.displayPath).folder).inserted {
      add(check) { search throws(ReadError) in
        try search.codeTableFiles(besideSceneAt: check.displayPath)
      }
    }
    for check in tables {
      add(check, only: check.absolutePath) { search throws(ReadError) in
        try search.codeTableFiles(ofTableAt: check.displayPath)
      }
    }
  }

  private mutating func add(
    _ check: SceneCheck, only path: String? = nil,
    _ find: (TableSearch) throws(ReadError) -> [TableSearch.CodeTableFile]
  ) {
    do throws(ReadError) {
      let files = try find(check.options.tables)
      guard !files.isEmpty else { return }
      let groups = Dictionary(grouping: files, by: \.name).sorted { $0.key < $1.key }
      let tables = groups.map { Table(name: $0.key, files: $0.value) }.filter { (table: Table) -> Bool in
        if let path { return record([path]) }
        return record(table.files.map { LexicalPath.absolute($0.path) })
      }
      let (reads, rules) = (reads, check.severities.wanted)
      let found = tables.concurrentMap { table in
        Result { () throws(ReadError) in try Self.diagnostics(in: table, reads, rules) }
      }
      let isOwn = { (shown: String) in path.map { LexicalPath.absolute(shown) == $0 } ?? true }
      for result in found {
        let found = try result.get()
        let own = found.diagnostics.filter { isOwn($0.location.source.path) }
        diagnostics += check.severities.applied(to: own)
        unchecked += found.unchecked.filter { record in
          check.severities.applies(record.rules[0]) && record.places.allSatisfy { isOwn($0.path) }
        }
      }
      for file in tables.filter({ documents.contains($0.name) }).flatMap(\.files) where isOwn(file.path) {
        let entries = try reads.tables(of: file).flatMap(\.entries)
        if entries.contains(where: { Self.namesObject($0.key.text) }) { distant.append((file.path, check)) }
      }
    } catch {
      problems.append(Report.Problem(error.description, path: check.displayPath))
    }
  }

  private static func namesObject(_ key: String) -> Bool {
    let parts = key.prefix { $0 != "." }.utf8.split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    // Xcode creates ids such as `abc-de-fgh`.
    return key.utf8.contains(UInt8(ascii: ".")) && parts.map(\.count) == [3, 2, 3]
  }

  private mutating func record(_ paths: [String]) -> Bool {
    defer { checked.formUnion(paths) }
    return !checked.contains(paths[0])
  }

  private static func diagnostics(
    in table: Table, _ reads: CodeTableReads, _ rules: Set<RuleID>
  ) throws(ReadError) -> CodeTableReads.Checked {
    var tables: [StringsTable] = []
    for file in table.files { tables += try reads.tables(of: file) }
    let key = CodeTableReads.CheckKey(files: table.files.map(\.path), rules: rules)
    return reads.diagnostics(key) {
      let table = CodeTable(name: table.name, tables: tables)
      return CodeTableReads.Checked(
        diagnostics: SceneRules.diagnostics(in: [table], optional: rules),
        unchecked: TranslationFormat.unchecked(in: tables) + MissingPluralForm.unchecked(in: table))
    }
  }
}
