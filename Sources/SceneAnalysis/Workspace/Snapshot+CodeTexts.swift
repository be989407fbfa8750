import SceneFiles
import SceneResources
import SceneSyntax
import SceneValues

extension Snapshot {
  /// Returns the string tables with a name that occurs in code, starting with the tables in the development language.
  package func codeTables(named name: String) -> [StringsTable] {
    let memory = madeOfPaths { _ in CodeTableMemory() }
    var seen: Set<String> = []
    return hostTexts.flatMap { $0.paths(ofTable: name) }.filter { seen.insert($0).inserted }.flatMap { path in
      codeTables(at: path, memory)
    }
  }

  package var codeTableNames: [String] { Set(hostTexts.flatMap(\.tables.names)).sorted() }

  package func isCodeTable(_ path: String) -> Bool { hostTexts.contains { $0.paths.contains(path) } }

  private var hostTexts: [HostTexts] {
    var seen: Set<ObjectIdentifier> = []
    return workspace.checks.compactMap(\.options.sources).filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
    .map(\.texts)
  }

  private func codeTables(at path: String, _ memory: CodeTableMemory) -> [StringsTable] {
    codeTableReads.tables(at: path) { readCodeTables(at: path, memory) }
  }

  private func readCodeTables(at path: String, _ memory: CodeTableMemory) -> [StringsTable] {
    var limits = SyntaxLimits()
    limits.bytes = StringsTable.maximumLength
    guard let bytes = try? held.read(path, limits: limits).bytes else { return [] }
    return memory.tables(of: path, bytes) {
      let folder = LexicalPath.directory(of: path).split(separator: "/").last.map(String.init) ?? ""
      let locale = SceneFileName.isLocale(folder) ? String(folder.dropLast(".lproj".count)) : ""
      if StringsCatalog.isName(path) {
        return StringsCatalog.tables(path: path, bytes: bytes, for: .iphone)
      }
      if StringsDictionary.isName(path) {
        return [StringsDictionary.table(locale: locale, path: path, bytes: bytes, for: .iphone)]
      }
      return [StringsTable(locale: locale, path: path, bytes: bytes)]
    }
  }
}

/// The tables that a snapshot has read. Each file is read only once, because a snapshot is immutable.
final class CodeTableReads: Sendable {
  private let known = Locked<[String: [StringsTable]]>([:])

  func tables(at path: String, _ read: () -> [StringsTable]) -> [StringsTable] {
    if let known = known.withLock({ $0[path] }) { return known }
    let tables = read()
    known.withLock { $0[path] = tables }
    return tables
  }
}

/// The parsed tables, by file. They are cached because they are large and are not affected by edits to other files.
private final class CodeTableMemory: Sendable {
  private let known = Locked<[String: (content: ContentDigest, tables: [StringsTable])]>([:])

  func tables(of path: String, _ bytes: [UInt8], _ read: () -> [StringsTable]) -> [StringsTable] {
    let content = ContentDigest(of: bytes)
    if let known = known.withLock({ $0[path] }), known.content == content { return known.tables }
    let tables = read()
    known.withLock { $0[path] = (content, tables) }
    return tables
  }
}
