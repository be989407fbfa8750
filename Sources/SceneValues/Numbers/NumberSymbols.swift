/// The digits, decimal separator, and grouping of a locale. The data is from Unicode CLDR 48.
package struct NumberSymbols: Hashable, Sendable {
  package var digits: NumberingSystem
  /// The decimal separator: a period or a comma, unless the numbering system has its own separator.
  package var separator: Character
  package var grouping: NumberGrouping

  package init() { (digits, separator, grouping) = (.latn, ".", NumberGrouping()) }

  /// Creates the symbols for a locale such as `de-CH`. The symbols of a region override those of its language.
  package init(locale: String) {
    let parts = LocaleName.parts(of: locale)
    let name = parts[..<(parts.firstIndex(of: "u") ?? parts.endIndex)]
    digits = NumberingSystem(locale: locale)
    let language = name.first ?? ""
    let isUsual = name.dropFirst().allSatisfy { Self.otherwise[language]?.contains($0) != true }
    separator = Self.languagesWithComma.contains(language) == isUsual ? "," : "."
    grouping = NumberGrouping(locale: name)
  }

  /// Returns the localized form of a number with Western digits. Group separators are included, as in `1,000`.
  package func written(_ number: String) -> String {
    // The temporary group separator cannot conflict with the decimal separator.
    let mark: Character = "\u{1F}"
    let written = digits.written(grouping.grouped(number, separator: mark))
    return String(
      written.map { sign in
        switch sign {
        case mark: digits.groupSeparator ?? grouping.separator
        case ".": separator
        default: sign
        }
      })
  }

  private static let languagesWithComma = Set(
    """
    af agq ast av az bas be bg blo br bs bua ca cs cv da de dsb dua dyo el eo es et eu ewo ff fi fo fr fur fy gl hr hsb ht hu \
    hy ia id ie is it jgo jv ka kab kea kgp kk kkj kl ksf ksh ku ky lb lij lld lmo ln lo lt lu lv mgh mk mua nb nds nl nmg nn \
    nnh no nr oc os pl pms prg ps pt rm rn ro ru rw sah sc scn se seh sg shi sk sl smn sq sr ss su sv szl tg tk tok tr ts tt \
    tzm uk uz ve vec vi vmw wae wo yav yrl zgh
    """.split { " \n".contains($0) }.map(String.init))

  /// The regions and scripts in which a language does not use its default decimal separator.
  private static let otherwise: [String: Set<String>] = [
    "ar": ["dz", "lb", "ly", "ma", "mr", "tn"], "az": ["cyrl"], "de": ["ch", "li"],
    "en": [
      "at", "be", "cz", "de", "dk", "ee", "es", "fi", "fr", "ge", "hu", "id", "it", "lt", "lv", "nl", "no",
      "pl",
      "pt", "ro", "se", "si", "sk", "ua", "za",
    ],
    "es": [
      "419", "br", "bz", "cu", "do", "gt", "hn", "mx", "ni", "pa", "pe", "pr", "sv", "us",
    ],
    "ff": ["adlm"], "it": ["ch"], "kk": ["arab"], "ms": ["bn", "id"], "qu": ["bo"], "sw": ["cd"],
  ]
}
