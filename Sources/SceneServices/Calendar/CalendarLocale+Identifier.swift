import SceneValues

extension CalendarLocale {
  /// The built-in ones, as scenes name them.
  public enum Identifier: String, SceneEnumeration {
    /// As in Arabic-speaking countries, with the digits of the locale.
    case arabic = "ar"
    /// As in Denmark.
    case danish = "da"
    /// As in Germany.
    case german = "de"
    /// As in Greece.
    case greek = "el"
    /// As in the United States.
    case english = "en"
    /// As in the United Kingdom.
    case britishEnglish = "en-GB"
    /// As in Spain.
    case spanish = "es"
    /// As in France.
    case french = "fr"
    /// As in Israel.
    case hebrew = "he"
    /// As in Hungary.
    case hungarian = "hu"
    /// As in Italy.
    case italian = "it"
    /// As in Japan.
    case japanese = "ja"
    /// As in Korea.
    case korean = "ko"
    /// As in Norway.
    case norwegian = "nb"
    /// As in the Netherlands.
    case dutch = "nl"
    /// As in Poland.
    case polish = "pl"
    /// As in Brazil.
    case portuguese = "pt"
    /// As in Russia.
    case russian = "ru"
    /// As in Sweden.
    case swedish = "sv"
    /// As in Turkey.
    case turkish = "tr"
    /// As in Ukraine.
    case ukrainian = "uk"
    /// As in China.
    case simplifiedChinese = "zh-Hans"
    /// As in Taiwan.
    case traditionalChinese = "zh-Hant"

    /// The locale of this name.
    public var locale: CalendarLocale {
      switch self {
      case .arabic: .arabic
      case .danish: .danish
      case .german: .german
      case .greek: .greek
      case .english: .english
      case .britishEnglish: .britishEnglish
      case .spanish: .spanish
      case .french: .french
      case .hebrew: .hebrew
      case .hungarian: .hungarian
      case .italian: .italian
      case .japanese: .japanese
      case .korean: .korean
      case .norwegian: .norwegian
      case .dutch: .dutch
      case .polish: .polish
      case .portuguese: .portuguese
      case .russian: .russian
      case .swedish: .swedish
      case .turkish: .turkish
      case .ukrainian: .ukrainian
      case .simplifiedChinese: .simplifiedChinese
      case .traditionalChinese: .traditionalChinese
      }
    }
  }

  /// The built-in names of a locale, or of its language: those of Germany for `de-AT`. The digits are those of the locale.
  /// Nil where none are built in.
  package init?(locale: String) {
    for parts in LocaleName.chain(of: Self.usualParts(of: locale)) {
      guard let known = Identifier.allCases.first(where: { LocaleName.parts(of: $0.rawValue) == parts })
      else { continue }
      self = known.locale
      if NumberingSystem(locale: locale) != NumberingSystem(locale: identifier) { identifier = locale }
      return
    }
    return nil
  }

  /// The parts of a name, with the script that a region of China has, and languages by their present names.
  private static func usualParts(of locale: String) -> [String] {
    var parts = LocaleName.parts(of: locale)
    switch parts.first {
    case "iw": parts[0] = "he"
    case "no": parts[0] = "nb"
    case "zh":
      let isTraditional =
        parts.contains { ["hant", "tw", "hk", "mo"].contains($0) } && !parts.contains("hans")
      return ["zh", isTraditional ? "hant" : "hans"]
    default: break
    }
    return parts
  }
}
