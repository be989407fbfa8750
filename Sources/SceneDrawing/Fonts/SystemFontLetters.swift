enum SystemFontLetters {
  /// Returns the ASCII letter that is as wide as a scalar, as an offset from U+0020, or nil if there is no such letter.
  static func model(of scalar: Unicode.Scalar) -> Int? {
    let value = Int(scalar.value)
    let models: [UInt8]
    let index: Int
    switch value {
    case 0xA0: return 0
    case 0xC0...0x17F: (models, index) = (latin, value - 0xC0)
    case 0x1EA0...0x1EF9: (models, index) = (vietnamese, value - 0x1EA0)
    default: return nil
    }
    return Int(models[index]) - 0x20
  }

  static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x391...0x3C9: Int(greek[Int(scalar.value) - 0x391])
    case 0x410...0x44F: Int(cyrillic[Int(scalar.value) - 0x410])
    default: signs[scalar] ?? (scalar.properties.isUppercase ? 1386 : 1160)
    }
  }

  /// The ASCII letters that have the same widths as the characters from U+00C0 to U+017F.
  private static let latin = Array(
    ("AAAAAAWCEEEEIIIIDNOOOOO+OUUUUYPBaaaaaawceeeeiiiionooooo+ouuuuypyAaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHh"
      + "IiIiIiIiIiNnJjKkkLlLlLlLlLlNnNnNnnNnOoOoOoWwRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzf").utf8)

  /// The ASCII letters that have the same widths as the characters from U+1EA0 to U+1EF9.
  private static let vietnamese = Array(
    ("AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEeEeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOo"
      + "UuUuUuUuUuUuUuYyYyYyYy").utf8)

  private static let greek: [Int16] = [
    1386, 1335, 1183, 1386, 1229, 1283, 1515, 1558, 557, 1338, 1386, 1816, 1541, 1112, 1558, 1478, 1303, 1303,
    1295,
    1318, 1364, 1535, 1318, 1593, 1558, 557, 1364, 1315, 1120, 1203, 559, 1203, 1315, 1218, 1100, 1112, 1120,
    1077,
    1203, 1112, 559, 1295, 1203, 1278, 1192, 1112, 1226, 1295, 1175, 1109, 1295, 974, 1203, 1498, 1232, 1530,
    1658,
  ]

  private static let cyrillic: [Int16] = [
    1386, 1352, 1335, 1183, 1538, 1229, 1936, 1306, 1541, 1541, 1326, 1461, 1816, 1515, 1558, 1478, 1303,
    1489, 1318,
    1281, 1618, 1318, 1538, 1464, 1942, 1999, 1661, 1736, 1341, 1375, 2062, 1375, 1160, 1212, 1155, 949, 1281,
    1198,
    1690, 1020, 1226, 1226, 1106, 1212, 1535, 1198, 1226, 1198, 1252, 1149, 1100, 1146, 1395, 1112, 1303,
    1180, 1670,
    1770, 1344, 1535, 1140, 1115, 1661, 1155,
  ]

  private static let signs: [Unicode.Scalar: Int] = [
    "¡": 585, "¢": 1149, "£": 1295, "¤": 1481, "¥": 1129, "¦": 559, "§": 1135, "¨": 1215, "©": 1929, "ª": 929,
    "«": 1112, "¬": 1352, "\u{AD}": 0, "®": 1375, "¯": 929, "°": 940, "±": 1352, "²": 871, "³": 891,
    "´": 1026,
    "µ": 1278, "¶": 1232, "·": 585, "¸": 562, "¹": 655, "º": 929, "»": 1112, "¼": 1804, "½": 1890, "¾": 1936,
    "¿": 1046, "Ѐ": 1229, "Ё": 1229, "І": 557, "Ї": 557, "ё": 1198, "і": 506, "ї": 506,
    "–": 1048, "—": 2039, "‘": 579, "’": 579, "‚": 579, "“": 791, "”": 791, "„": 791, "†": 1295, "‡": 1112,
    "•": 1038, "…": 1617, "‰": 2131, "‹": 745, "›": 745, "€": 1364, "™": 1249, "−": 1352, "←": 1947,
    "↑": 1947,
    "→": 1947, "↓": 1947, "≈": 1352, "≠": 1352, "≤": 1352, "≥": 1352, "∞": 1947,
  ]
}
