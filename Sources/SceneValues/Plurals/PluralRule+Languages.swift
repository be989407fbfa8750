extension PluralRule {
  /// Returns the rule for the language of a locale such as `pt-BR` or `zh_Hant`, or nil if CLDR has none.
  package static func known(for locale: String) -> PluralRule? {
    let parts = LocaleName.parts(of: locale)
    guard let language = parts.first else { return nil }
    // Brazilian Portuguese has the rule of French. Regions that follow European Portuguese have the rule of Italian.
    if language == "pt", let region = parts.dropFirst().last, portuguese.contains(region) {
      return .oneAndMillions
    }
    return byLanguage[language]
  }

  /// Creates the rule for a locale's language. Unknown languages have a single form for all numbers, as in CLDR.
  package init(locale: String) { self = Self.known(for: locale) ?? .none }

  private static let portuguese: Set = [
    "ao", "ch", "cv", "gq", "gw", "lu", "mo", "mz", "pt", "st", "tl",
  ]

  private static let byLanguage: [String: PluralRule] = {
    var rules: [String: PluralRule] = [:]
    for (rule, languages) in languages {
      for language in languages.split(separator: " ") { rules[String(language)] = rule }
    }
    return rules
  }()

  /// The ISO 639 codes of the languages that use each rule, including withdrawn codes that are still used in locales
  /// (`iw`, `in`, `no`, `sh`, `tl`, `mo`).
  private static let languages: [(PluralRule, String)] = [
    (
      .none,
      """
      bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi wo yo yue zh
      """
    ),
    (
      .exactlyOne,
      """
      af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl \
      ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh \
      sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog
      """
    ),
    (.oneWithoutFraction, "ast de en et fi fy gl ia io lij nl sc sv sw ur yi"),
    (.zeroOrOne, "ak bho csw ln mg nso pa ti wa"),
    (.wholeZeroOrOne, "ff hy kab"),
    (.zeroOrPartsOfOne, "am as bn doi fa gu hi kn pcm zu"),
    (.danish, "da"), (.icelandic, "is"), (.macedonian, "mk"), (.sinhala, "si"), (.tamazight, "tzm"),
    (.filipino, "ceb fil tl"),
    (.oneAndMillions, "ca it lld scn vec"), (.exactlyOneAndMillions, "es"),
    (.wholeZeroOrOneAndMillions, "fr ht pt"),
    (.oneAndTwo, "iu naq sat se sma smj smn sms"), (.hebrew, "he iw"),
    (.latvian, "lv prg"), (.zeroAndOne, "blo ksh"), (.langi, "lag"),
    (.romanian, "mo ro"), (.southSlavic, "bs hr sh sr"), (.tachelhit, "shi"),
    (.czech, "cs sk"), (.polish, "pl"), (.eastSlavic, "ru uk"), (.belarusian, "be"), (.lithuanian, "lt"),
    (.slovenian, "sl"), (.sorbian, "dsb hsb"), (.scottish, "gd"),
    (.manx, "gv"), (.irish, "ga"), (.breton, "br"), (.maltese, "mt"), (.welsh, "cy"), (.cornish, "kw"),
    (.arabic, "ar"),
  ]
}
