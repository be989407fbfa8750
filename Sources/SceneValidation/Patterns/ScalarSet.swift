/// Which scalars may stand at a place of a text.
struct ScalarSet: Sendable {
  private(set) var ranges: [ClosedRange<Unicode.Scalar>] = []
  private var kinds: [(kind: ScalarKind, isInverted: Bool)] = []
  var isInverted = false

  init() {}

  init(_ scalar: Unicode.Scalar) { add(scalar...scalar) }

  init(_ kind: ScalarKind, isInverted: Bool) { add(kind, isInverted: isInverted) }

  /// `.`: all but the end of a line.
  static let any: ScalarSet = {
    var set = ScalarSet()
    for end in ["\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"] as [Unicode.Scalar] {
      set.add(end...end)
    }
    set.isInverted = true
    return set
  }()

  var isEmpty: Bool { ranges.isEmpty && kinds.isEmpty }

  mutating func add(_ range: ClosedRange<Unicode.Scalar>) { ranges.append(range) }

  mutating func add(_ kind: ScalarKind, isInverted: Bool) { kinds.append((kind, isInverted)) }

  /// Adds what another has, which is not inverted as a whole.
  mutating func form(_ other: ScalarSet) {
    ranges += other.ranges
    kinds += other.kinds
  }

  /// The scalar, where there is just one.
  var single: Unicode.Scalar? {
    guard kinds.isEmpty, ranges.count == 1, ranges[0].lowerBound == ranges[0].upperBound else { return nil }
    return ranges[0].lowerBound
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let isMember =
      ranges.contains { $0.contains(scalar) } || kinds.contains { $0.kind.contains(scalar) != $0.isInverted }
    return isMember != isInverted
  }
}

/// Kinds of scalars that have a name in patterns.
enum ScalarKind: Sendable {
  case digit, word, space
  /// General categories of Unicode.
  case categories(Set<Unicode.GeneralCategory>)

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .digit: scalar.properties.generalCategory == .decimalNumber
    case .word: Self.isWord(scalar)
    case .space: scalar.properties.isWhitespace
    case .categories(let categories): categories.contains(scalar.properties.generalCategory)
    }
  }

  /// As Unicode has it: letters, the marks on them, digits, and what joins words, as `_` does.
  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": return true
      default: return false
      }
    }
    if scalar.properties.isAlphabetic || scalar.properties.isJoinControl { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return true
    default: return false
    }
  }

  /// `Lu`, or `L` for all that begin so.
  init?(category name: String) {
    let found = Self.categories.filter { $0.key == name || (name.utf8.count == 1 && $0.key.hasPrefix(name)) }
    guard !found.isEmpty else { return nil }
    self = .categories(Set(found.values))
  }

  private static let categories: [String: Unicode.GeneralCategory] = [
    "Lu": .uppercaseLetter, "Ll": .lowercaseLetter, "Lt": .titlecaseLetter, "Lm": .modifierLetter,
    "Lo": .otherLetter, "Mn": .nonspacingMark, "Mc": .spacingMark, "Me": .enclosingMark,
    "Nd": .decimalNumber, "Nl": .letterNumber, "No": .otherNumber, "Pc": .connectorPunctuation,
    "Pd": .dashPunctuation, "Ps": .openPunctuation, "Pe": .closePunctuation, "Pi": .initialPunctuation,
    "Pf": .finalPunctuation, "Po": .otherPunctuation, "Sm": .mathSymbol, "Sc": .currencySymbol,
    "Sk": .modifierSymbol, "So": .otherSymbol, "Zs": .spaceSeparator, "Zl": .lineSeparator,
    "Zp": .paragraphSeparator, "Cc": .control, "Cf": .format, "Cs": .surrogate, "Co": .privateUse,
    "Cn": .unassigned,
  ]
}
