/// What `<when traits="horizontal=regular idiom=pad">` can ask for: the one table that checks, schemas, compiled files
/// and the runtime read.
public enum SceneTrait: String, CaseIterable, Sendable {
  /// The kind of device.
  case idiom
  /// Whether there is much room on an axis.
  case horizontal, vertical
  /// How the device is held.
  case orientation
  /// Light or dark.
  case style
  /// Where lines of text begin.
  case direction

  /// What it can be; exactly one of them everywhere.
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

/// Traits with a value each: some, where a scene asks for them, or all that there are at a place.
public struct TraitSet: Hashable, Sendable {
  /// Four bits for each trait, in the order of the table: 0 where nothing is said of it, else one more than the index of its
  /// value.
  private var choices: UInt32 = 0

  /// The set of no traits, which asks for nothing and so holds everywhere.
  public init() {}

  /// Reads what `literal` writes, in any order; nil for anything else: an unknown trait or value, one trait twice.
  public init?(_ literal: String) {
    for text in literal.split(separator: " ") {
      guard let word = Self.words.first(where: { $0.text == text }), choices & word.mask == 0 else {
        return nil
      }
      choices |= word.choice
    }
  }

  /// Reads what `literal` writes as that writes it; nil for anything else, also for traits in another order.
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

  /// One of the trait's values; nil where nothing is said of it. Set to anything else than one of its values, nothing is.
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
  public var count: Int { said.nonzeroBitCount / Self.bits }
  /// Whether no trait has a value.
  public var isEmpty: Bool { choices == 0 }

  /// Whether all that is asked for here is so there.
  public func holds(in place: TraitSet) -> Bool { place.choices & said == choices }

  /// `idiom=pad orientation=landscape`, in the order of the table: equal sets, equal texts.
  public var literal: String {
    Self.words.filter { choices & $0.mask == $0.choice }.map(\.text).joined(separator: " ")
  }

  /// All bits of those traits that have a value.
  private var said: UInt32 {
    let lowest = (choices | choices >> 1 | choices >> 2 | choices >> 3) & 0x1111_1111
    return lowest * 0xF
  }
}

extension TraitSet {
  private static let bits = 4

  /// A trait and one of its values, as a literal has them.
  private struct Word {
    let trait: SceneTrait
    let value: String
    let text: String
    let bytes: [UInt8]
    /// The bits of the trait, and what they are for this value.
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
  /// What stands behind the key of a text that is so while traits hold, whose literal has them in the order of the table:
  /// `title.text[idiom=pad]`.
  package static func keySuffix(_ literal: String) -> String { "[\(literal)]" }
}
