import SceneValues

/// A table of strings that the app's code looks up by key, such as `Localizable`, in all languages.
public struct CodeTable: Sendable {
  /// The name that code passes.
  public let name: String
  /// The tables of the languages, sorted by locale. For each locale, the table of plural forms follows the other table.
  public let tables: [StringsTable]

  /// Creates a table. If several tables have the same locale and kind, the last one is used.
  public init(name: String, tables: [StringsTable]) {
    self.name = name
    self.tables = SceneResources.sorted(tables)
  }

  /// The language of the strings to use if the user's language has none: that of a string catalog, or English.
  package var developmentLanguage: String? {
    tables.first(where: \.isOfScene)?.locale
      ?? tables.map(\.locale).first { $0 == "en" }
      ?? tables.map(\.locale).first { LocaleName.parts(of: $0).first == "en" }
  }
}
