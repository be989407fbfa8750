/// A font as it was asked for: a style of the system's, a family by name, or a text style. Sizes are in points.
public struct Font: Hashable, Sendable {
  /// Which letters a font has, apart from their size.
  public enum Face: Hashable, Sendable {
    case system
    case bold
    case italic
    case monospaced
    case family(String)
    case style(TextStyle)
  }

  /// Which letters the font has.
  public var face: Face
  /// From 0 to 16,777,216: what lies beyond becomes the nearer of these, and what is no number leaves it as it is.
  public var size: Double { didSet { size = size.bounded(to: NumberLimits.lengths, from: oldValue) } }

  package init(_ face: Face, size: Double) {
    self.face = face
    self.size = size.bounded(to: NumberLimits.lengths, from: 0)
  }

  /// The system's regular font of a size in points.
  public static func system(_ size: Double) -> Font { Font(.system, size: size) }
  /// The system's bold font of a size in points.
  public static func bold(_ size: Double) -> Font { Font(.bold, size: size) }
  /// The system's italic font of a size in points.
  public static func italic(_ size: Double) -> Font { Font(.italic, size: size) }
  /// The system's font of letters of one width, of a size in points.
  public static func monospaced(_ size: Double) -> Font { Font(.monospaced, size: size) }
  /// The font of a family by its name, of a size in points.
  public static func family(_ name: String, _ size: Double) -> Font { Font(.family(name), size: size) }
  /// The font of a text style, at the style's default size.
  public static func style(_ style: TextStyle) -> Font { Font(.style(style), size: style.size) }

  /// Whether it is the system's bold font or the `headline` style; of a family by name, it is false, but for the
  /// system's own, `.SFUI-Semibold`.
  public var isBold: Bool {
    switch face {
    case .bold: true
    case .style(let style): style == .headline
    case .family(let name): Self.boldSystemFonts.contains(name)
    default: false
    }
  }

  private static let boldSystemFonts: Set<String> = [
    ".SFUI-Semibold", ".SFUI-Bold", ".SFUI-Heavy", ".SFUI-Black",
  ]
}

/// The named text styles, each at its default size.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  /// For who looks many of them up: `init(rawValue:)` compares a name with all of these in turn.
  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// From one baseline to the next, in points, as Apple's guidelines for people list it.
  package var lineAdvance: Double {
    switch self {
    case .largeTitle: 41
    case .title1: 34
    case .title2: 28
    case .title3: 25
    case .headline, .body: 22
    case .callout: 21
    case .subheadline: 20
    case .footnote: 18
    case .caption1: 16
    case .caption2: 13
    }
  }

  /// In points.
  public var size: Double {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }
}
