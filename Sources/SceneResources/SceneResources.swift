/// The files that accompany a scene, as plain data.
///
/// Resources that were not searched are unknown, and rules skip them.
public struct SceneResources: Sendable {
  /// The translation tables, sorted by locale. The table of plural forms follows the other table of a locale.
  public let tables: [StringsTable]
  /// The available images and colors, or nil if they are unknown.
  public let assets: AssetNames?

  /// Creates the resources of a scene. Without arguments, all resources are unknown.
  ///
  /// - Parameters:
  ///   - tables: The tables in any order. The last of several tables with the same locale and kind counts.
  ///   - assets: The available images and colors, or nil if they are unknown.
  public init(tables: [StringsTable] = [], assets: AssetNames? = nil) {
    let known = Dictionary(
      tables.map { (Place(locale: $0.locale, isOfPlurals: $0.isOfPlurals), $0) },
      uniquingKeysWith: { _, last in last })
    self.tables = known.sorted { $0.key < $1.key }.map(\.value)
    self.assets = assets
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
