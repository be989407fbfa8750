/// A font: a system font, a font of a family, or the font of a text style. Sizes are in points.
public struct Font: Hashable, Sendable {
  /// The typeface of a font, independent of its size.
  public enum Face: Hashable, Sendable {
    case system
    case bold
    case italic
    case monospaced
    case family(String)
    case style(TextStyle)
  }

  /// The typeface of the font.
  public var face: Face
  /// The size in points, from 0 to 16,777,216. Values outside the range are clamped, and NaN leaves the size unchanged.
  public var size: Double { didSet { size = size.bounded(to: NumberLimits.lengths, from: oldValue) } }

  package init(_ face: Face, size: Double) {
    self.face = face
    self.size = size.bounded(to: NumberLimits.lengths, from: 0)
  }

  /// Returns the regular system font in the given size, in points.
  public static func system(_ size: Double) -> Font { Font(.system, size: size) }
  /// Returns the bold system font in the given size, in points.
  public static func bold(_ size: Double) -> Font { Font(.bold, size: size) }
  /// Returns the italic system font in the given size, in points.
  public static func italic(_ size: Double) -> Font { Font(.italic, size: size) }
  /// Returns the monospaced system font in the given size, in points.
  public static func monospaced(_ size: Double) -> Font { Font(.monospaced, size: size) }
  /// Returns a font of the given family and size, in points.
  public static func family(_ name: String, _ size: Double) -> Font { Font(.family(name), size: size) }
  /// Returns the font of a text style in the style's default size.
  public static func style(_ style: TextStyle) -> Font { Font(.style(style), size: style.size) }

  /// Whether the font is the bold system font, the font of the `headline` style, or a bold system font that is specified
  /// by name, such as `.SFUI-Semibold`. The value is false for all other named fonts.
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

/// A named text style, which has a default size.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The distance between baselines in points, according to Apple's Human Interface Guidelines.
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

  /// The default size in points.
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
