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

extension Unicode.Scalar {
  /// Whether a terminal might interpret the scalar. Examples are control characters and bidirectional controls.
  var isUnprintable: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// The string with control characters replaced. Messages use this property because they quote untrusted files.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.isUnprintable ? "\u{FFFD}" : scalar) }
    return String(result)
  }
}
