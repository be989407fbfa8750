/// What numbers are written with somewhere: digits, and what stands before their fraction.
///
/// Both are those of Unicode's CLDR, release 47.
package struct NumberSymbols: Hashable, Sendable {
  package var digits: NumberingSystem
  /// Between the whole of a number and its fraction, where its digits have no sign of their own: a point or a comma.
  package var separator: Character

  /// As in English.
  package init() { (digits, separator) = (.latn, ".") }

  /// Those of a locale, `de-CH`: of a region that writes otherwise than its language does elsewhere, its own.
  package init(locale: String) {
    let parts = LocaleName.parts(of: locale)
    let name = parts[..<(parts.firstIndex(of: "u") ?? parts.endIndex)]
    digits = NumberingSystem(locale: locale)
    let language = name.first ?? ""
    let isUsual = name.dropFirst().allSatisfy { Self.otherwise[language]?.contains($0) != true }
    separator = Self.languagesWithComma.contains(language) == isUsual ? "," : "."
  }

  /// Writes a number with these digits.
  ///
  /// - Parameter number: with western digits, a point and a sign, where it has one.
  /// - Returns: the same as the locale writes it. Thousands are not set apart.
  package func written(_ number: String) -> String {
    let written = digits.written(number)
    // Arabic digits have a sign of their own by now.
    return separator == "." ? written : String(written.map { $0 == "." ? separator : $0 })
  }

  private static let languagesWithComma = Set(
    """
    af agq ast av az bas be bg blo br bs bua ca cs cv da de dsb dua dyo el eo es et eu ewo ff fi fo fr fy gl hr hsb ht hu hy \
    ia id ie is it jgo jv ka kab kea kgp kk kkj kl ksf ku ky lb lij lld ln lo lt lu lv mas mgh mk mua nb nl nmg nn nnh no nr \
    os pl pt rn ro ru rw sah sc se seh sg shi sk sl smn sq sr ss su sv tg tk tok tr ts tt tzm uk uz ve vec vi wo yav yrl zgh
    """.split { " \n".contains($0) }.map(String.init))

  /// The regions and scripts in which a language has the other of the two signs.
  private static let otherwise: [String: Set<String>] = [
    "ar": ["dz", "ly", "ma", "tn"], "az": ["cyrl"], "de": ["ch", "li"],
    "en": [
      "at", "be", "cz", "de", "dk", "es", "fi", "fr", "hu", "id", "it", "nl", "no", "pl", "pt", "ro", "se",
      "si", "sk", "za",
    ],
    "es": [
      "419", "br", "bz", "cu", "do", "gt", "hn", "mx", "ni", "pa", "pe", "pr", "sv", "us",
    ],
    "ff": ["adlm"], "it": ["ch"], "kk": ["arab"], "ms": ["bn", "id"], "qu": ["bo"], "sw": ["cd"],
  ]
}
