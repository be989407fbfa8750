import SceneValues

struct NamedFont {
  private let isBold: Bool
  private let letters: FontFamily.Letters
  /// The factor that converts width units to points. The unit is 1/1000 em or, for monospaced fonts, a character width.
  private let scale: Double
  private let size: Double

  init(_ family: FontFamily, _ traits: FontTraits, size: Double) {
    letters = family.letters
    isBold = traits.isBold
    self.size = size
    scale =
      switch family.letters {
      case .helvetica(let light, let regular, let medium, let bold):
        size / 1000
          * (traits.isBold
            ? bold : traits.weight == .medium ? medium : traits.weight < .regular ? light : regular)
      case .times: size / 1000
      case .fixed(let width): size * width
      }
  }

  func width(of text: Substring) -> Double {
    var thousandths = 0
    var pictures = 0
    var emoji = 0
    for character in text {
      guard !character.isEmoji else {
        emoji += 1
        continue
      }
      for scalar in character.unicodeScalars {
        if scalar.isZeroWidth { continue }
        if scalar.isWide { pictures += 1000 } else { thousandths += width(of: scalar) }
      }
    }
    return Double(thousandths) * scale + Double(pictures) * size / 1000
      + Double(emoji) * emojiAdvance(size: size)
  }

  private func width(of scalar: Unicode.Scalar) -> Int {
    if case .fixed = letters { return 1 }
    if case .times = letters, let width = TimesAdvances.width(of: scalar, bold: isBold) { return width }
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xFF: return AdvanceWidths.latin(scalar, bold: isBold)
    default: break
    }
    if let model = SystemFontLetters.model(of: scalar) {
      return AdvanceWidths.latin(Unicode.Scalar(UInt8(model + 0x20)), bold: isBold)
    }
    return AdvanceWidths.other(scalar, bold: isBold)
  }
}
