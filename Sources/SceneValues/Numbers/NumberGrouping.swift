/// The digit grouping of a locale, as in `1,000` or `12,34,567`. The data is from Unicode CLDR 48.
package struct NumberGrouping: Hashable, Sendable {
  /// The group separator, which is used unless the numbering system has its own separator.
  package var separator: Character = ","
  /// The number of digits in all groups except the last one, which always has three digits. The number is two in the
  /// Indian system and three in other systems.
  package var size = 3
  /// The minimum number of digits before the first separator. If it is two, `1000` has no separator.
  package var minimumDigits = 1

  package init() {}

  package init(locale parts: some Collection<String>) {
    guard let language = parts.first else { return }
    let names: [String] = parts.dropFirst().map { "\(language)-\($0)" } + [language]
    separator = names.compactMap { Self.separators[$0] }.first ?? ","
    minimumDigits = names.compactMap { Self.minimumDigits[$0] }.first ?? 1
    size = names.compactMap { Self.sizes[$0] }.first ?? 3
  }

  /// Inserts group separators into a number with Western digits. Returns any other string unchanged.
  package func grouped(_ number: String, separator: Character? = nil) -> String {
    let sign = number.prefix { "+-".contains($0) }
    let whole = number.dropFirst(sign.count).prefix { $0.isASCII && $0.isNumber }
    let rest = number.dropFirst(sign.count + whole.count)
    guard whole.count >= 3 + minimumDigits, rest.isEmpty || rest.first == "." else { return number }
    var digits = whole.dropLast(3)
    var groups = [whole.suffix(3)]
    while !digits.isEmpty {
      groups.append(digits.suffix(size))
      digits = digits.dropLast(size)
    }
    return sign + groups.reversed().joined(separator: String(separator ?? self.separator)) + rest
  }

  private static let separators: [String: Character] = table([
    (
      "\u{A0}",
      """
      af agq ba bas be bg blo br bua cs cv de-at dje dua dyo en-cz en-ee en-fi en-hu en-lt en-lv en-no en-pt en-se en-sk en-ua \
      en-za es-cr et ewo ff fi fr-ca hu hy ie ka kab kea khq kk ksf ksh ky lt lv mfe nb nmg nn no oc os pl prg pt-ao pt-ch pt-cv \
      pt-gq pt-gw pt-lu pt-mo pt-mz pt-pt pt-st pt-tl ru sah se ses shi sk smn sq sv szl tg tk tok tt twq tyv tzm uk uz xh yav zgh
      """
    ),
    (
      ".",
      """
      ar-dz ar-lb ar-ly ar-ma ar-mr ar-tn ast az bs ca da de dsb el en-at en-be en-de en-dk en-es en-id en-it en-nl en-pl en-ro \
      en-si es eu fo fr-lu fr-ma fur fy gl hr hsb ia id is it jgo jv kgp kkj kl ku lb lij ln lo lu mgh mk ms-bn ms-id mua nds nl \
      nnh pms ps pt qu-bo rn ro rw sc scn seh sg sl sr su sw-cd tr uz-arab vi vmw wo yrl
      """
    ),
    ("\u{202F}", "en-fr en-ge eo fr rm vec"), ("'", "de-ch de-li en-ch gsw it-ch lmo tn wae"),
    ("\u{60C}", "ks nqo"),
    (
      ",",
      """
      az-arab az-cyrl es-419 es-br es-bz es-cu es-do es-gt es-hn es-mx es-ni es-pa es-pe es-pr es-sv es-us kk-arab ks-deva
      """
    ), ("\u{2E41}", "ff-adlm"),
  ])

  private static let minimumDigits: [String: Int] = table([
    (
      2,
      """
      be bg ee es et hu hy ia ie it ka lv pl pt-ch pt-cv pt-gq pt-gw pt-lu pt-mo pt-mz pt-pt pt-st pt-tl ru-ua sl sq
      """
    ),
    (
      1,
      """
      es-419 es-ar es-bo es-br es-bz es-cl es-co es-cr es-cu es-do es-ec es-gt es-hn es-mx es-ni es-pa es-pe es-pr es-py es-sv \
      es-us es-uy es-ve
      """
    ),
  ])

  private static let sizes: [String: Int] = table([
    (2, "as bn brx ccp dz en-in gu hi kok kxv ml mr ne or pa sa ta te xnr"), (3, "pa-arab pa-pk ta-my ta-sg"),
  ])

  private static func table<Entry>(_ rows: [(Entry, String)]) -> [String: Entry] {
    var table: [String: Entry] = [:]
    for (value, names) in rows {
      for name in names.split(whereSeparator: { " \n".contains($0) }) { table[String(name)] = value }
    }
    return table
  }
}
