/// The weight of a font, from thin to heavy.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable, Comparable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// Returns whether one weight is lighter than another.
  public static func < (one: FontWeight, other: FontWeight) -> Bool { one.rawValue < other.rawValue }

  /// Creates the weight from a word in a font name, such as `Avenir-BookOblique`, `AvenirNext-DemiBold`, or `ArialMT`.
  init?(inName name: some StringProtocol) {
    let name = name.lowercased()
    guard let weight = Self.words.first(where: { name.hasWord($0.word) })?.weight else { return nil }
    self = weight
  }

  /// The words in font names that indicate a weight. A longer word precedes the words that it contains.
  private static let words: [(word: StaticString, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
    ("semibold", .semibold), ("demi", .semibold), ("heavy", .heavy), ("extrabold", .heavy), ("black", .black),
    ("bold", .bold), ("medium", .medium), ("regular", .regular), ("roman", .regular), ("book", .regular),
  ]
}
