/// The characters that XML 1.0 (fifth edition) allows.
package enum XMLCharacters {
  package static func isCharacter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0xD7FF, 0x09, 0x0A, 0x0D, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  package static func hex(_ scalar: UInt32) -> String {
    let hex = String(scalar, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  }

  /// Returns whether a character can start a name. The colon is excluded, because colons are checked separately.
  static func startsName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A, 0x5F: true
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D: true
    case 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD: true
    case 0x10000...0xEFFFF: true
    default: false
    }
  }

  static func continuesName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: startsName(scalar)
    }
  }
}
