import SceneValues

/// Text metrics that require no installed fonts and are identical on every machine. They approximate text sizes on iOS.
///
/// The metrics of the system font include weights, kerning, and size-dependent tracking. `FontFamily` provides the
/// metrics of other families. Unknown families have the metrics of the system font, because the platform also substitutes
/// the system font for missing fonts. Ideographs have a width of one em. Emoji have a width of 1.3 em, which decreases to
/// 1.11 em at sizes of 24 points or more. Their widths are rounded up to whole points.
public struct BuiltInTextMetrics: TextMetrics {
  /// Creates metrics that use the built-in measurements.
  public init() {}

  /// Returns the advance width of a string on one line, in points.
  public func width(of text: String, font: Font) -> Double { widths(in: font)(text[...]) }

  /// Returns a function that measures strings in a font.
  public func widths(in font: Font) -> (Substring) -> Double {
    let traits = FontTraits(of: font)
    if let family = Self.family(of: traits) {
      return NamedFont(family, traits, size: font.size).width
    }
    return SystemFont(traits, size: font.size).width
  }

  /// Returns the line metrics, which are the same for all weights of a family. The system font has an ascent of 1950/2048
  /// em and a descent of 494/2048 em. Its leading is that of the font's text style, or 0 if the font has no text style.
  public func lineMetrics(for font: Font) -> LineMetrics {
    guard let family = Self.family(of: FontTraits(of: font)) else {
      var line = LineMetrics(ascent: font.size * 1950 / 2048, descent: font.size * 494 / 2048)
      if case .style(let style) = font.face {
        line.leading = max(0, font.size * style.lineAdvance / style.size - line.height)
      }
      return line
    }
    return LineMetrics(
      ascent: font.size * family.ascent, descent: font.size * family.descent,
      leading: font.size * family.leading)
  }

  /// Returns whether the font is the system font or a font of a known family.
  package static func recognizes(_ font: Font) -> Bool {
    let traits = FontTraits(of: font)
    return traits.family == nil || family(of: traits) != nil
  }

  private static func family(of traits: FontTraits) -> FontFamily? {
    guard let name = traits.family else { return traits.isMonospaced ? .systemMonospaced : nil }
    return FontFamily(named: name) ?? (traits.isMonospaced ? .otherMonospaced : nil)
  }
}
