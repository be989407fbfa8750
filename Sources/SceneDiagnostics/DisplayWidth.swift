enum DisplayWidth {
  /// Returns the width of a character in columns, which is the width of its widest scalar. Combining marks have width 0.
  static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    // Variation selector 16 requests the emoji form of a character, which is two columns wide.
    if scalars.contains("\u{FE0F}") { return 2 }
    return scalars.lazy.map(of).max() ?? 0
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return isEastAsianWide(scalar.value) ? 2 : 1
  }

  private static func isEastAsianWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF: true
    case 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F: true
    case 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1B000...0x1B2FF: true
    case 0x1F200...0x1F2FF, 0x20000...0x3FFFD: true
    default: false
    }
  }
}
