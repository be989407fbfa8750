import SceneFiles
import SceneModel
import SceneResources
import SceneSyntax
import SceneValues

/// The tables of texts that lie among the sources of a program. Those that its code looks texts up in are read when
/// somebody asks for them.
final class HostTexts: Sendable {
  /// The files of each table, by its name: those of the program's own language come first.
  private let files: [String: [String]]
  /// The files, from the root.
  let paths: Set<String>
  /// Whether there are no others in the project.
  private let areAll: Bool
  private let held: HeldTexts
  /// The tables that the code names.
  private let named: [String]
  private let known = Locked<[String: (keys: Set<String>, table: TextTable)]>([:])

  /// - Parameters:
  ///   - paths: all files of tables, from the root.
  ///   - areAll: whether there are no others in the project.
  ///   - code: what looks texts up.
  ///   - held: texts in memory count instead of the files on the disk.
  init(_ paths: Set<String>, areAll: Bool, code: HostCode, _ held: HeldTexts) {
    self.areAll = areAll
    self.held = held
    self.paths = paths
    named = Set(code.uses.compactMap { $0.kind == .textTable ? $0.name : $0.table }).sorted()
    files = Dictionary(grouping: paths.sorted { (Self.rank($0), $0) < (Self.rank($1), $1) }) {
      TextTable.name(of: $0)
    }
  }

  /// Whether code looks any texts up: else no table counts.
  var areUsed: Bool { !named.isEmpty }

  var tables: TextTables {
    TextTables(names: Set(files.keys), areAll: areAll) { self.table($0, wanting: $1) }
  }

  /// The files of a table from the root, those of the program's own language first.
  func paths(ofTable name: String) -> [String] { files[name] ?? [] }

  /// A digest of the tables that code names. The same digest gives the same findings.
  var digest: ContentDigest {
    var coder = CacheCoder()
    guard areUsed else { return ContentDigest(of: coder.bytes) }
    coder.write(areAll, files.keys.sorted())
    for path in named.flatMap({ files[$0] ?? [] }) {
      coder.write(path, read(path).map { ContentDigest(of: $0) } ?? ContentDigest(of: []))
    }
    return ContentDigest(of: coder.bytes)
  }

  /// Other languages are read only where the program's own lacks a key.
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
    limits.bytes = StringsTable.greatestLength
    return try? held.read(path, limits: limits).bytes
  }

  /// 0 for the language that most programs are written in, and for what is of no language.
  private static func rank(_ path: String) -> Int {
    let folder = LexicalPath.directory(of: path).split(separator: "/").last ?? ""
    return folder.hasSuffix(".lproj") && folder != "Base.lproj" && !folder.hasPrefix("en") ? 1 : 0
  }
}
