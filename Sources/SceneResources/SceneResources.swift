/// What stands beside a scene and belongs to it, as plain data: whoever reads the disk finds it, rules look at it, and
/// the compiler takes the translations into the compiled file.
///
/// What nobody looked for is not known, and no rule speaks of it.
public struct SceneResources: Sendable {
  /// The tables of translations, in the order of their locales.
  public let tables: [StringsTable]
  /// The images and colours that there are; nil where nobody said where they are.
  public let assets: AssetNames?

  /// What stands beside a scene; without arguments, nothing is known of it.
  ///
  /// - Parameters:
  ///   - tables: in any order; of two of one locale the last.
  ///   - assets: the images and colours that there are; nil where nobody said where they are.
  public init(tables: [StringsTable] = [], assets: AssetNames? = nil) {
    self.tables = Dictionary(tables.map { ($0.locale, $0) }, uniquingKeysWith: { _, last in last }).values
      .sorted { $0.locale.utf8.lexicographicallyPrecedes($1.locale.utf8) }
    self.assets = assets
  }
}
