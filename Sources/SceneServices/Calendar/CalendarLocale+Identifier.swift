import SceneValues

extension CalendarLocale {
  /// The identifiers that scenes use for built-in locales.
  public enum Identifier: String, SceneEnumeration {
    /// The locale for Arabic-speaking countries, with Western digits.
    case arabic = "ar"
    case danish = "da"
    case german = "de"
    case greek = "el"
    case english = "en"
    case britishEnglish = "en-GB"
    case spanish = "es"
    case french = "fr"
    case hebrew = "he"
    case hungarian = "hu"
    case italian = "it"
    case japanese = "ja"
    case korean = "ko"
    case norwegian = "nb"
    case dutch = "nl"
    case polish = "pl"
    case portuguese = "pt"
    case russian = "ru"
    case swedish = "sv"
    case turkish = "tr"
    case ukrainian = "uk"
    case simplifiedChinese = "zh-Hans"
    case traditionalChinese = "zh-Hant"

    /// The locale that the identifier represents.
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

  /// Creates a locale from the built-in locale for an identifier or its language. For example, `de-AT` creates the German
  /// locale. Returns nil if there is no such locale.
  package init?(locale: String) {
    for parts in LocaleName.suitable(for: locale) {
      guard let known = Identifier.allCases.first(where: { LocaleName.parts(of: $0.rawValue) == parts })
      else { continue }
      self = known.locale
      if NumberingSystem(locale: locale) != NumberingSystem(locale: identifier) { identifier = locale }
      return
    }
    return nil
  }
}
