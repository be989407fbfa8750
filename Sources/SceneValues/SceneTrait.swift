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
  private var values: [SceneTrait: String] = [:]

  /// The set of no traits, which asks for nothing and so holds everywhere.
  public init() {}

  /// Reads what `literal` writes, in any order; nil for anything else: an unknown trait or value, one trait twice.
  public init?(_ literal: String) {
    for word in literal.split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let trait = SceneTrait(rawValue: parts[0]), values[trait] == nil,
        trait.values.contains(parts[1])
      else { return nil }
      values[trait] = parts[1]
    }
  }

  /// One of the trait's values; nil where nothing is said of it.
  public subscript(trait: SceneTrait) -> String? {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// The number of traits with a value.
  public var count: Int { values.count }
  /// Whether no trait has a value.
  public var isEmpty: Bool { values.isEmpty }

  /// Whether all that is asked for here is so there.
  public func holds(in place: TraitSet) -> Bool { values.allSatisfy { place.values[$0.key] == $0.value } }

  /// `idiom=pad orientation=landscape`, in the order of the table: equal sets, equal texts.
  public var literal: String {
    SceneTrait.allCases.compactMap { trait in values[trait].map { "\(trait.rawValue)=\($0)" } }
      .joined(separator: " ")
  }
}

extension TraitSet {
  /// What stands behind the key of a text that is so while traits hold, whose literal has them in the order of the table:
  /// `title.text[idiom=pad]`.
  package static func keySuffix(_ literal: String) -> String { "[\(literal)]" }
}
