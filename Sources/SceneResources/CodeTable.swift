import SceneValues

/// A table of strings that the app's code looks up by key, such as `Localizable`, in all languages.
public struct CodeTable: Sendable {
  /// The name that code passes.
  public let name: String
  /// The tables of the languages, sorted by locale. For each locale, the table of plural forms follows the other table.
  public let tables: [StringsTable]

  /// The tables of all files, including those of which another file replaces all strings.
  package let files: [StringsTable]

  /// Creates a table. If several tables have the same locale and kind, the last one is used.
  public init(name: String, tables: [StringsTable]) {
    self.name = name
    files = tables
    self.tables = SceneResources.sorted(tables)
  }

  /// The language of the strings to use if the user's language has none: that of a string catalog, or English.
  package var developmentLanguage: String? {
    if let table = tables.first(where: \.isOfScene) { return table.locale }
    let locales = tables.map(\.locale)
    if locales.contains("en") { return "en" }
    return locales.first { LocaleName.parts(of: $0).first == "en" }
  }

  /// The language with which translations are compared: the development language or, if there is none, the first one.
  package var originalLocale: String { developmentLanguage ?? tables.first?.locale ?? "" }

  package var originalPath: String {
    let locale = originalLocale
    return (tables.first { $0.locale == locale } ?? files.first)?.source.path ?? ""
  }

  /// The strings with which translations are compared, by key. Plural forms take precedence.
  package var originals: [String: (table: StringsTable, entry: StringsTable.Entry)] {
    let locale = originalLocale
    return Dictionary(
      tables.filter { $0.locale == locale }.flatMap { table in
        table.entries.map { ($0.key.text, (table, $0)) }
      }, uniquingKeysWith: { $1 })
  }
}
