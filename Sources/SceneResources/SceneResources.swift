/// What stands beside a scene and belongs to it, as plain data: whoever reads the disk finds it, rules look at it, and
/// the compiler takes the translations into the compiled file.
///
/// What nobody looked for is not known, and no rule speaks of it.
public struct SceneResources: Sendable {
  /// The tables of translations, in the order of their locales; that of plural forms behind the other one.
  public let tables: [StringsTable]
  /// The images and colors that there are; nil where nobody said where they are.
  public let assets: AssetNames?

  /// What stands beside a scene; without arguments, nothing is known of it.
  ///
  /// - Parameters:
  ///   - tables: in any order; of two of one locale and kind the last.
  ///   - assets: the images and colors that there are; nil where nobody said where they are.
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
