import SceneValues

/// Text metrics that need no installed font, the same on every machine.
///
/// Letters are as wide as Helvetica's, bold ones as Helvetica Bold's; characters of fixed-pitch fonts are
/// 0.6 em wide, ideographs and emoji one em. Kerning is not counted.
public struct BuiltInTextMetrics: TextMetrics {
  /// Metrics; they have no settings.
  public init() {}

  /// How far a text on one line advances, in points.
  public func width(of text: String, font: Font) -> Double { widths(in: font)(text[...]) }

  /// Measures many texts of one font.
  public func widths(in font: Font) -> (Substring) -> Double {
    let traits = FontTraits(of: font)
    return { text in
      var thousandths = 0
      for character in text { thousandths += Self.width(of: character, traits: traits) }
      return Double(thousandths) * font.size / 1000
    }
  }

  /// The same measures for all fonts of a size: 0.95 em above the baseline, 0.24 em below it, no leading.
  public func lineMetrics(for font: Font) -> LineMetrics {
    LineMetrics(ascent: 0.95 * font.size, descent: 0.24 * font.size)
  }

  /// In thousandths of the font's size.
  private static func width(of character: Character, traits: FontTraits) -> Int {
    let scalars = character.unicodeScalars
    // Most characters are letters of one scalar, of which nothing has to be looked up.
    if let scalar = scalars.first, scalar.isPlain, scalars.count == 1 {
      return width(of: scalar, traits: traits)
    }
    if character.isEmoji { return 1000 }
    return scalars.reduce(0) { $0 + width(of: $1, traits: traits) }
  }

  private static func width(of scalar: Unicode.Scalar, traits: FontTraits) -> Int {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xFF:
      return traits.isMonospaced ? 600 : AdvanceWidths.latin(scalar, bold: traits.isBold)
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return 1000
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if scalar.isWide { return 1000 }
    return traits.isMonospaced ? 600 : AdvanceWidths.other(scalar, bold: traits.isBold)
  }
}

extension Character {
  /// Whether it is drawn as a picture: by itself, by a variation selector, or as a flag.
  fileprivate var isEmoji: Bool {
    let scalars = unicodeScalars
    // Digits, too, are "emoji" to Unicode: only what is shown as one by default, or is asked to be.
    return scalars.first.map { $0.properties.isEmojiPresentation } == true
      || (scalars.count > 1 && scalars.contains { $0.value == 0xFE0F })
  }
}

extension Unicode.Scalar {
  /// Whether it is no emoji by itself, which those in front of all emoji, ideographs and syllables are not.
  fileprivate var isPlain: Bool {
    switch value {
    case 0...0x2319, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// Whether it takes the square of an ideograph.
  var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
