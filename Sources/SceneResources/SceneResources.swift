/// A scene's resource files as plain data.
///
/// If resources are unknown because they were not searched for, rules that require them are skipped.
public struct SceneResources: Sendable {
  /// The translation tables, sorted by locale. For each locale, the table of plural forms follows the other table.
  public let tables: [StringsTable]
  /// The available images and colors, or nil if they are unknown.
  public let assets: AssetNames?
  /// The tables of strings that the app's code looks up, such as `Localizable`, sorted by name.
  public let codeTables: [CodeTable]

  /// Creates a scene's resources. Without arguments, all resources are unknown.
  ///
  /// - Parameters:
  ///   - tables: The tables in any order. If several tables have the same locale and kind, the last one is used.
  ///   - assets: The available images and colors, or nil if they are unknown.
  ///   - codeTables: The tables of strings that code looks up. Only compiling requires them.
  public init(tables: [StringsTable] = [], assets: AssetNames? = nil, codeTables: [CodeTable] = []) {
    self.tables = Self.sorted(tables)
    self.assets = assets
    self.codeTables = codeTables.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  static func sorted(_ tables: [StringsTable]) -> [StringsTable] {
    let known = Dictionary(
      tables.map { (Place(locale: $0.locale, isOfPlurals: $0.isOfPlurals), $0) },
      uniquingKeysWith: { _, last in last })
    return known.sorted { $0.key < $1.key }.map(\.value)
  }

  private struct Place: Hashable, Comparable {
    var locale: String
    var isOfPlurals: Bool

    static func < (left: Place, right: Place) -> Bool {
      left.locale == right.locale
        ? !left.isOfPlurals && right.isOfPlurals
        : left.locale.utf8.lexicographicallyPrecedes(right.locale.utf8)
    }
  }
}
