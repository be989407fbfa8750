import SceneFiles
import SceneModel
import SceneResources
import SceneSyntax
import SceneValues

/// The string tables among an app's sources. The tables to which code refers are read on demand.
final class HostTexts: Sendable {
  /// The files of each table, by table name. Files in the app's development language come first.
  private let files: [String: [String]]
  let paths: Set<String>
  private let areAll: Bool
  private let held: UnsavedTexts
  private let named: [String]
  private let known = Locked<[String: (keys: Set<String>, table: TextTable)]>([:])

  convenience init(_ paths: Set<String>, areAll: Bool, code: HostCode, _ held: UnsavedTexts) {
    let named = Set(code.uses.compactMap { $0.kind == .textTable ? $0.name : $0.table }).sorted()
    self.init(paths, areAll: areAll, named: named, held)
  }

  private init(_ paths: Set<String>, areAll: Bool, named: [String], _ held: UnsavedTexts) {
    self.areAll = areAll
    self.held = held
    self.paths = paths
    self.named = named
    let ranked = paths.map { (Self.rank($0), $0) }.sorted(by: <)
    files = Dictionary(grouping: ranked.map(\.1)) { TextTable.name(of: $0) }
  }

  func adding(_ others: Set<String>, _ held: UnsavedTexts) -> HostTexts {
    others.isSubset(of: paths) ? self : HostTexts(paths.union(others), areAll: areAll, named: named, held)
  }

  var areUsed: Bool { !named.isEmpty }

  var names: Set<String> { Set(files.keys) }

  func tables(_ reads: CodeTableReads) -> TextTables {
    TextTables(names: names, areAll: areAll) {
      self.table($0, wanting: $1)
    } parse: { name in
      (self.files[name] ?? []).flatMap { path -> [StringsTable] in
        let file = TableSearch.CodeTableFile(
          name: name, path: ProjectPath.relative(path), locale: TablePath.locale(of: path))
        return (try? reads.tables(of: file)) ?? []
      }
    }
  }

  func paths(ofTable name: String) -> [String] { files[name] ?? [] }

  /// A digest of the tables to which code refers. If two digests are equal, the diagnostics are equal as well.
  var digest: ContentDigest {
    var coder = CacheCoder()
    guard areUsed else { return ContentDigest(of: coder.bytes) }
    coder.write(areAll, files.keys.sorted())
    for path in named.flatMap({ files[$0] ?? [] }) {
      coder.write(path, read(path).map { ContentDigest(of: $0) } ?? ContentDigest(of: []))
    }
    return ContentDigest(of: coder.bytes)
  }

  /// Returns a table. Reads the files for other languages only if a key is missing in the development language.
  private func table(_ name: String, wanting keys: Set<String>) -> TextTable {
    if let known = known.withLock({ $0[name] }), known.keys == keys { return known.table }
    let files = files[name] ?? []
    let own = files.prefix { Self.rank($0) == 0 }
    var table = TextTable()
    add(Array(own), to: &table)
    if !keys.isSubset(of: table.keys) { add(Array(files[own.count...]), to: &table) }
    known.withLock { $0[name] = (keys, table) }
    return table
  }

  private func add(_ files: [String], to table: inout TextTable) {
    let parts = files.concurrentMap { path in
      var part = TextTable()
      part.add(path, self.read(path))
      return part
    }
    for part in parts { table.formUnion(part) }
  }

  private func read(_ path: String) -> [UInt8]? {
    var limits = SyntaxLimits()
    limits.bytes = StringsTable.maximumLength
    return try? held.read(path, limits: limits).bytes
  }

  /// Returns a file's rank: 0 if it has no language or is in English, the usual development language, and 1 otherwise.
  private static func rank(_ path: String) -> Int {
    let folder = LexicalPath.directory(of: path).split(separator: "/").last ?? ""
    return folder.hasSuffix(".lproj") && folder != "Base.lproj" && !folder.hasPrefix("en") ? 1 : 0
  }
}
