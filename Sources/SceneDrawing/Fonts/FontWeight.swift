/// How heavy letters are, from the thinnest to the heaviest.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable, Comparable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// Whether it is the lighter one.
  public static func < (one: FontWeight, other: FontWeight) -> Bool { one.rawValue < other.rawValue }

  /// The weight that a font's name ends with, as in `Avenir-BookOblique`, `AvenirNext-DemiBold` or `ArialMT`; nil where
  /// it names none.
  init?(inName name: some StringProtocol) {
    let name = name.lowercased()
    guard let weight = Self.words.first(where: { name.hasWord($0.word) })?.weight else { return nil }
    self = weight
  }

  /// Longer words are looked for before those that they contain.
  private static let words: [(word: StaticString, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
    ("semibold", .semibold), ("demi", .semibold), ("heavy", .heavy), ("extrabold", .heavy), ("black", .black),
    ("bold", .bold), ("medium", .medium), ("regular", .regular), ("roman", .regular), ("book", .regular),
  ]
}
