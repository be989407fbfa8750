/// A trait that `<when traits="horizontal=regular idiom=pad">` can test. Checks, schemas, compiled scenes, and the
/// runtime all use this type.
public enum SceneTrait: String, CaseIterable, Sendable {
  case idiom
  case horizontal, vertical
  case orientation
  case style
  case direction

  /// The possible values of the trait. Exactly one of them applies in each environment.
  public var values: [String] {
    switch self {
    case .idiom: ["phone", "pad"]
    case .horizontal, .vertical: ["compact", "regular"]
    case .orientation: ["portrait", "landscape"]
    case .style: ["light", "dark"]
    case .direction: ["leftToRight", "rightToLeft"]
    }
  }
}

/// A set of traits and their values: either the condition of a variation or all traits of an environment.
public struct TraitSet: Hashable, Sendable {
  /// The choices, encoded as four bits for each trait, in the order of `allCases`. The four bits are 0 if the trait has
  /// no value. Otherwise, they contain the index of the value plus one.
  private var choices: UInt32 = 0

  /// Creates an empty set, which matches every environment.
  public init() {}

  /// Creates a set from a string in the format of `literal`, but with the traits in any order. Returns nil if a trait
  /// or value is unknown or if a trait is duplicated.
  public init?(_ literal: String) {
    for text in literal.split(separator: " ") {
      guard let word = Self.words.first(where: { $0.text == text }), choices & word.mask == 0 else {
        return nil
      }
      choices |= word.choice
    }
  }

  /// Creates a set from a string that is exactly what `literal` would produce. Returns nil for any other string.
  package init?(canonical literal: UnsafeBufferPointer<UInt8>) {
    var place = 0
    for word in Self.words {
      guard literal[place...].starts(with: word.bytes) else { continue }
      choices |= word.choice
      place += word.bytes.count
      if place == literal.count { return }
      guard literal[place] == UInt8(ascii: " ") else { return nil }
      place += 1
    }
    guard literal.isEmpty else { return nil }
  }

  /// The value of a trait, or nil if the set contains no value for it. Setting an unknown value removes the trait.
  public subscript(trait: SceneTrait) -> String? {
    get { Self.words.first { $0.trait == trait && choices & $0.mask == $0.choice }?.value }
    set {
      for word in Self.words where word.trait == trait {
        choices &= ~word.mask
        if word.value == newValue { return choices |= word.choice }
      }
    }
  }

  /// The number of traits with a value.
  public var count: Int { specified.nonzeroBitCount / Self.bits }
  /// Whether no trait has a value.
  public var isEmpty: Bool { choices == 0 }

  /// Returns whether all traits in this set have the same values in an environment.
  public func holds(in place: TraitSet) -> Bool { place.choices & specified == choices }

  /// The traits in the order of `allCases`, such as `idiom=pad orientation=landscape`. Equal sets have equal literals.
  public var literal: String {
    Self.words.filter { choices & $0.mask == $0.choice }.map(\.text).joined(separator: " ")
  }

  private var specified: UInt32 {
    let lowest = (choices | choices >> 1 | choices >> 2 | choices >> 3) & 0x1111_1111
    return lowest * 0xF
  }
}

extension TraitSet {
  private static let bits = 4

  private struct Word {
    let trait: SceneTrait
    let value: String
    let text: String
    let bytes: [UInt8]
    let mask: UInt32
    let choice: UInt32
  }

  private static let words = SceneTrait.allCases.enumerated().flatMap { place, trait in
    trait.values.enumerated().map { number, value in
      let text = "\(trait.rawValue)=\(value)"
      return Word(
        trait: trait, value: value, text: text, bytes: Array(text.utf8),
        mask: 0xF << UInt32(place * bits), choice: UInt32(number + 1) << UInt32(place * bits))
    }
  }
}

extension TraitSet {
  /// Returns the key suffix for text that depends on traits, such as `[idiom=pad]` in `title.text[idiom=pad]`. The
  /// parameter is the traits' `literal`.
  package static func keySuffix(_ literal: String) -> String { "[\(literal)]" }
}
