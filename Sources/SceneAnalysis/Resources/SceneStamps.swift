import SceneSyntax

/// The stamps of a scene and of the tables of translations beside it.
struct SceneStamps: Hashable, Sendable {
  struct Table: Hashable, Sendable {
    fileprivate(set) var locale: String
    fileprivate(set) var stamp: FileStamp
  }

  private(set) var scene: FileStamp
  private(set) var tables: [Table]

  init(_ scene: FileStamp, _ tables: [Table]) {
    self.scene = scene
    self.tables = tables
  }

  /// The stamps of the files that were read; nil if one of them has none.
  init?(_ scene: FileStamp?, _ tables: [TableSearch.Found]) {
    let stamped = tables.compactMap { found in
      found.stamp.map { Table(locale: found.locale, stamp: $0) }
    }
    guard let scene, stamped.count == tables.count else { return nil }
    self.init(scene, stamped)
  }

  /// Whether the stamps identify content that was read at a time or later.
  func areSettled(at time: Int64) -> Bool {
    scene.isSettled(at: time) && tables.allSatisfy { $0.stamp.isSettled(at: time) }
  }
}

extension SceneStamps: CacheCodable {
  static var blank: Self { SceneStamps(.blank, []) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&scene, &tables) }
}

extension SceneStamps.Table: CacheCodable {
  static var blank: Self { SceneStamps.Table(locale: "", stamp: .blank) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&locale, &stamp) }
}
