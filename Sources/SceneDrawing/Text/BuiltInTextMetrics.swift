import SceneValues

/// Text metrics that need no installed font, the same on every machine: text is as wide and as high as on iOS.
///
/// The system's font is measured with its weights, its tracking by size and its kerning. What the metrics know of other
/// families, `FontFamily` says; those that it does not know are measured like the system's, as the platform, too,
/// shows text in its own font where another is missing. Ideographs are one em wide; emoji are 1.3 ems, from 24
/// points on 1.11, in whole points.
public struct BuiltInTextMetrics: TextMetrics {
  /// Metrics; they have no settings.
  public init() {}

  /// How far a text on one line advances, in points.
  public func width(of text: String, font: Font) -> Double { widths(in: font)(text[...]) }

  /// Measures many texts of one font.
  public func widths(in font: Font) -> (Substring) -> Double {
    let traits = FontTraits(of: font)
    if let family = Self.family(of: traits) {
      return NamedFont(family, traits, size: font.size).width
    }
    return SystemFont(traits, size: font.size).width
  }

  /// The same measures for all weights of a family; the system's is 1950/2048 em above the baseline and 494/2048 em
  /// below it. Between lines of a text style is what that asks for; between others of the system's is nothing.
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

  /// Whether letters are measured by what is known of their font, and not by the system's in place of it.
  ///
  /// - Parameter font: of any family.
  /// - Returns: false for a font that is of no known family, such as one that a program brings along.
  package static func knows(_ font: Font) -> Bool {
    let traits = FontTraits(of: font)
    return traits.family == nil || family(of: traits) != nil
  }

  /// nil for the system's own.
  private static func family(of traits: FontTraits) -> FontFamily? {
    guard let name = traits.family else { return traits.isMonospaced ? .systemMonospaced : nil }
    return FontFamily(named: name) ?? (traits.isMonospaced ? .otherMonospaced : nil)
  }
}
