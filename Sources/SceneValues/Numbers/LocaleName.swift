package enum LocaleName {
  /// Returns the parts of a locale name in lowercase, such as `pt` and `br` for `pt-BR` or `pt_BR`.
  package static func parts(of name: String) -> [String] {
    name.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
  }

  /// Returns the fallback chain of a locale as lists of parts, most specific first: `pt-BR`, followed by `pt`.
  package static func chain(of parts: [String]) -> [[String]] {
    parts.indices.reversed().map { Array(parts[...$0]) }
  }

  /// Returns the locales whose strings suit a user's locale, best first. In addition to the fallback chain, these are the
  /// parents that CLDR defines, such as `zh-Hant` for `zh-TW`, and the other code of the language, such as `nb` for `no`.
  package static func suitable(for locale: String) -> [[String]] { suitable(for: parts(of: locale)) }

  package static func suitable(for parts: [String]) -> [[String]] {
    guard let language = parts.first else { return [] }
    var locales = chain(of: parts)
    let region = parts.dropFirst().prefix { $0.utf8.count > 1 }.first { $0.utf8.count == 2 }
    if let parent = parent(of: language, region, parts), !locales.contains([language, parent]) {
      locales.insert([language, parent], at: parts.count == 1 ? 1 : locales.count - 1)
    }
    if let region, parts.count > 2, parent(of: language, region, [language, region]) == parts[1] {
      locales.insert([language, region], at: 1)
    }
    let others = otherLanguages[language] ?? []
    return locales + others.flatMap { chain(of: [$0] + parts.dropFirst()) }
  }

  private static func parent(of language: String, _ region: String?, _ parts: [String]) -> String? {
    switch language {
    case "zh":
      let isTraditional = parts.contains("hant") || region.map(["tw", "hk", "mo"].contains) == true
      return isTraditional && !parts.contains("hans") ? "hant" : "hans"
    case "es": return region.map(latinAmerica.contains) == true ? "419" : nil
    case "pt": return region.map(portugueseRegions.contains) == true ? "pt" : nil
    default: return nil
    }
  }

  private static let latinAmerica: Set = [
    "ar", "bo", "br", "bz", "cl", "co", "cr", "cu", "do", "ec", "gt", "hn", "mx", "ni", "pa", "pe", "pr",
    "py", "sv", "us", "uy", "ve",
  ]
  private static let portugueseRegions: Set = ["ao", "ch", "cv", "gq", "gw", "lu", "mo", "mz", "st", "tl"]
  private static let otherLanguages = [
    "nb": ["no"], "no": ["nb"], "nn": ["no", "nb"], "he": ["iw"], "iw": ["he"], "id": ["in"], "in": ["id"],
    "fil": ["tl"], "tl": ["fil"],
  ]
}
