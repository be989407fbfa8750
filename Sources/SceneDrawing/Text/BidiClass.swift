enum BidiClass {
  case left, right, arabicLetter
  case number, arabicNumber
  /// The three kinds of characters around numbers. Separators are plus and minus signs. Terminators are characters
  /// adjacent to numbers, such as currency symbols. Common separators are separators within numbers.
  case separator, terminator, commonSeparator
  case neutral

  /// Creates the class from a character's first scalar so that accents have the direction of their base letter.
  init(_ character: Character) {
    let scalar = character.unicodeScalars.first!
    self = Self.asNumeral(scalar) ?? Self.asRightToLeft(scalar) ?? Self.asOther(scalar)
  }

  private static func asNumeral(_ scalar: Unicode.Scalar) -> BidiClass? {
    switch scalar {
    case "0"..."9", "\u{6F0}"..."\u{6F9}", "\u{B2}", "\u{B3}", "\u{B9}", "\u{2070}"..."\u{2089}": .number
    case "\u{660}"..."\u{669}", "\u{66B}", "\u{66C}", "\u{600}"..."\u{605}", "\u{6DD}": .arabicNumber
    case "+", "-", "\u{2212}": .separator
    case "#", "$", "%", "\u{A2}"..."\u{A5}", "\u{B0}", "\u{B1}", "\u{2030}"..."\u{2034}",
      "\u{20A0}"..."\u{20CF}",
      "\u{66A}":
      .terminator
    case ",", ".", "/", ":", "\u{A0}", "\u{60C}", "\u{202F}": .commonSeparator
    default: nil
    }
  }

  private static func asRightToLeft(_ scalar: Unicode.Scalar) -> BidiClass? {
    switch scalar.value {
    case 0x200E: .left
    case 0x200F: .right
    case 0x61C: .arabicLetter
    case 0x606...0x607, 0x60E...0x60F, 0x6DE, 0x6E9: .neutral
    case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F, 0x10800...0x10CFF, 0x10D40...0x10EBF,
      0x10F00...0x10F2F, 0x10F70...0x10FFF, 0x1E800...0x1EC6F, 0x1ECC0...0x1ECFF, 0x1ED50...0x1EDFF:
      .right
    case 0x608...0x7BF, 0x860...0x8FF, 0xFB50...0xFDCF, 0xFDF0...0xFDFC, 0xFE70...0xFEFE,
      0x10D00...0x10D3F, 0x10EC0...0x10EFF, 0x10F30...0x10F6F, 0x1EC70...0x1ECBF, 0x1ED00...0x1ED4F,
      0x1EE00...0x1EEFF:
      .arabicLetter
    default: nil
    }
  }

  private static func asOther(_ scalar: Unicode.Scalar) -> BidiClass {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .spacingMark, .privateUse:
      .left
    default: .neutral
    }
  }

  var isStrong: Bool { self == .left || self == .right || self == .arabicLetter }
}
