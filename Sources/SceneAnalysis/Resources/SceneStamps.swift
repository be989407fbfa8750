import SceneSyntax

struct SceneStamps: Hashable, Sendable {
  struct Table: Hashable, Sendable {
    fileprivate(set) var locale: String
    fileprivate(set) var kind: String
    fileprivate(set) var stamp: FileStamp
  }

  private(set) var scene: FileStamp
  private(set) var tables: [Table]

  init(_ scene: FileStamp, _ tables: [Table]) {
    self.scene = scene
    self.tables = tables
  }

  init?(_ scene: FileStamp?, _ tables: [TableSearch.Found]) {
    let stamped = tables.compactMap { found in
      found.stamp.map { Table(locale: found.locale, kind: found.kind, stamp: $0) }
    }
    guard let scene, stamped.count == tables.count else { return nil }
    self.init(scene, stamped)
  }

  /// Returns whether the stamps reliably identify content that was read at or after a given time.
  func areReliable(at time: Int64) -> Bool {
    scene.isReliable(at: time) && tables.allSatisfy { $0.stamp.isReliable(at: time) }
  }
}

extension SceneStamps: CacheCodable {
  static var blank: Self { SceneStamps(.blank, []) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&scene, &tables) }
}

extension SceneStamps.Table: CacheCodable {
  static var blank: Self { SceneStamps.Table(locale: "", kind: "", stamp: .blank) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&locale, &kind, &stamp) }
}
