/// A language that nobody speaks, made of the texts themselves: it shows which views are too small for another language
/// before anybody has translated anything.
///
/// ```
/// Snooze for 9 minutes  →  Šñôôżé ƒôŕ 9 ɱîñúťéš ôñé ťŵô
/// ```
public enum PseudoLocale: String, Sendable, CaseIterable {
  /// Texts are 40 % longer, and their letters have accents.
  case leftToRight = "pseudo"
  /// The same, with everything mirrored.
  case rightToLeft = "pseudo-rtl"

  /// The locale of a name, in whichever case; nil for any other one.
  public init?(_ name: String) { self.init(rawValue: name.lowercased()) }

  /// What a text is in it. Numbers, signs and places for arguments (`%@`, `%1$d`, `{name}`) stay as they are; a text
  /// without letters stays so altogether.
  public static func text(_ text: String) -> String {
    var letters = 0
    var result = ""
    var rest = text[...]
    while let character = rest.first {
      if let argument = argument(in: rest) {
        result += argument
        rest = rest.dropFirst(argument.count)
        continue
      }
      if character.isLetter { letters += 1 }
      result.append(accents[character] ?? character)
      rest = rest.dropFirst()
    }
    guard letters > 0 else { return text }
    return result + padding(of: Int((Double(text.count) * 0.4).rounded(.up)), after: text)
  }

  /// What is put behind a text. A single word becomes a longer one: it could not be broken where it is too long, either.
  private static func padding(of length: Int, after text: String) -> String {
    let source = text.contains(" ") ? words : words.filter { $0 != " " }
    var padding = ""
    while padding.count < length { padding += source }
    return String(padding.prefix(length))
  }

  private static let words = " ôñé ťŵô ťĥŕéé ƒôúŕ ƒîṽé"

  /// A place for an argument at the beginning of a text; nil for none.
  private static func argument(in text: Substring) -> Substring? {
    switch text.first {
    case "%":
      let flags = text.dropFirst().prefix { "0123456789$.+-#'hlqzL ".contains($0) }
      guard let kind = text.dropFirst(1 + flags.count).first, "@dDiuUxXoOfFeEgGcCsSpaA%".contains(kind)
      else { return nil }
      return text.prefix(flags.count + 2)
    case "{":
      return text.firstIndex(of: "}").map { text[...$0] }
    default: return nil
    }
  }

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "áƀçðéƒĝĥîĵķļɱñôþǫŕšťúṽŵẋýżÁƁÇÐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŤÚṼŴẊÝŽ"))
}
