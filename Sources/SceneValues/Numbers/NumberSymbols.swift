/// What numbers are written with somewhere: digits, what stands before their fraction, and what sets thousands apart.
///
/// The signs are those of Unicode's CLDR, release 48.
package struct NumberSymbols: Hashable, Sendable {
  package var digits: NumberingSystem
  /// Between the whole of a number and its fraction, where its digits have no sign of their own: a point or a comma.
  package var separator: Character
  package var grouping: NumberGrouping

  /// As in English.
  package init() { (digits, separator, grouping) = (.latn, ".", NumberGrouping()) }

  /// Those of a locale, `de-CH`: of a region that writes otherwise than its language does elsewhere, its own.
  package init(locale: String) {
    let parts = LocaleName.parts(of: locale)
    let name = parts[..<(parts.firstIndex(of: "u") ?? parts.endIndex)]
    digits = NumberingSystem(locale: locale)
    let language = name.first ?? ""
    let isUsual = name.dropFirst().allSatisfy { Self.otherwise[language]?.contains($0) != true }
    separator = Self.languagesWithComma.contains(language) == isUsual ? "," : "."
    grouping = NumberGrouping(locale: name)
  }

  /// Writes a number with these digits.
  ///
  /// - Parameter number: with western digits, a point and a sign, where it has one.
  /// - Returns: the same as the locale writes it, with thousands set apart: `1,000`.
  package func written(_ number: String) -> String {
    // Until the fraction has its sign, the groups have one that nothing else has.
    let mark: Character = "\u{1F}"
    let written = digits.written(grouping.grouped(number, separator: mark))
    return String(
      written.map { sign in
        switch sign {
        case mark: digits.groupSeparator ?? grouping.separator
        // Arabic digits have a sign of their own by now.
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

  /// The regions and scripts in which a language has the other of the two signs.
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
