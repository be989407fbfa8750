import SceneValues

/// A locale with generated translations. It reveals views that are too small for text in other languages.
///
/// ```
/// Snooze for 9 minutes  →  Šñôôżé ƒôŕ 9 ɱîñúťéš ôñé ťŵô
/// ```
public enum PseudoLocale: String, Sendable, CaseIterable {
  /// A pseudolocale that makes strings 40 % longer and adds accents to letters.
  case leftToRight = "pseudo"
  /// A pseudolocale that makes strings longer, adds accents, and mirrors the layout.
  case rightToLeft = "pseudo-rtl"

  /// Creates the pseudolocale with the given name, ignoring case. The result is nil if there is no such pseudolocale.
  public init?(_ name: String) { self.init(rawValue: name.lowercased()) }

  /// Returns the pseudotranslation of a string. Numbers, punctuation, and placeholders (`%@`, `%1$d`, `%#@count@`,
  /// `{name}`) remain unchanged, as do strings without letters.
  public static func text(_ text: String) -> String {
    var letters = 0
    var result = ""
    for (part, source) in FormatPart.pieces(of: text) {
      guard case .text = part else {
        result += source
        continue
      }
      var rest = source
      while let character = rest.first {
        if character == "{", let end = rest.firstIndex(of: "}") {
          result += rest[...end]
          rest = rest[rest.index(after: end)...]
          continue
        }
        if character.isLetter { letters += 1 }
        result.append(accents[character] ?? character)
        rest.removeFirst()
      }
    }
    guard letters > 0 else { return text }
    return result + padding(of: Int((Double(text.count) * 0.4).rounded(.up)), after: text)
  }

  /// Returns a string's padding. The padding has no spaces if the string has none, because such a string cannot wrap.
  private static func padding(of length: Int, after text: String) -> String {
    let source = text.contains(" ") ? words : words.filter { $0 != " " }
    var padding = ""
    while padding.count < length { padding += source }
    return String(padding.prefix(length))
  }

  private static let words = " ôñé ťŵô ťĥŕéé ƒôúŕ ƒîṽé"

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "áƀçðéƒĝĥîĵķļɱñôþǫŕšťúṽŵẋýżÁƁÇÐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŤÚṼŴẊÝŽ"))
}
