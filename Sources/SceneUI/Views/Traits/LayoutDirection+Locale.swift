import SceneValues

extension LayoutDirection {
  /// Creates the layout direction of a locale. The direction is derived from the locale's script, as in `az-Arab`, or
  /// from its language if no script is specified.
  package init(languageOf locale: String) {
    let parts = LocaleName.parts(of: locale)
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      self = Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
    } else {
      self = parts.first.map(Self.rightToLeftLanguages.contains) == true ? .rightToLeft : .leftToRight
    }
  }

  private static let rightToLeftScripts: Set = [
    "arab", "aran", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg", "samr", "mand",
  ]
  /// The languages that are written from right to left unless the locale specifies another script.
  private static let rightToLeftLanguages: Set = [
    "ar", "arc", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "sd",
    "syr", "ug", "ur", "yi",
  ]
}
