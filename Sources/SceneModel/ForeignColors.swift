import SceneValues

/// The colors of UIKit, AppKit, SwiftUI, CSS, and Android, converted to scene notation.
package enum ForeignColors {
  /// Returns the scene literal for a color such as `tomato`, `rgba(0, 0, 0, 50%)`, `0x007AFF`, `.systemBlue`,
  /// `@color/paper`, or `UIColor(white: 0.5, alpha: 1)`, and whether the literal is certainly the same color.
  package static func literal(for text: String) -> (text: String, isExact: Bool)? {
    if text.hasPrefix("["), text.hasSuffix("]") {
      let words = text.dropLast().split(separator: " ")
      let parts = words.compactMap { $0.split(separator: ":").last.flatMap { Double($0) } }
      if parts.count > 2 { return hexLiteral(parts).map { ($0, true) } }
      return words.last.flatMap { literal(for: String($0)) }
    }
    if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      let arguments = text[text.index(after: open)...].dropLast()
      if text.hasPrefix("var(--") { return ("asset:" + arguments.dropFirst(2), false) }
      let name = text[..<open].split(separator: ".").last ?? ""
      let literal =
        quotedName(in: arguments).map { "asset:" + $0 }
        ?? color(name.lowercased(), arguments.replacing(": ", with: ":")).flatMap(hexLiteral)
      return literal.map { ($0, true) }
    }
    let digits = text.hasPrefix("0x") ? String(text.dropFirst(2)) : text
    if [6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) {
      guard digits.count == 8 else { return ("#" + digits, true) }
      // Android and Flutter write the alpha component first, CSS writes it last.
      let (alpha, rest) = (digits.prefix(2), digits.dropFirst(2))
      return ("#" + rest + (alpha.lowercased() == "ff" ? "" : alpha), false)
    }
    for prefix in ["@color/", "R.color.", "named:", "color:", "$"] where text.hasPrefix(prefix) {
      return ("asset:" + text.dropFirst(prefix.count), false)
    }
    if let parts = components(text) { return hexLiteral(parts).map { ($0, false) } }
    let parts = text.split { $0 == "." || $0 == "/" }.map(String.init)
    let name = parts.last ?? text
    let isSwiftUI = text.hasPrefix(".") || parts.first == "Color"
    if isSwiftUI, let system = systemColor(name) { return (system, false) }
    return named(name) ?? named(withoutSuffix(name))
  }

  private static func components(_ text: String) -> [Double]? {
    let numbers = text.split { ", ".contains($0) }.map { Double($0) }
    guard (3...4).contains(numbers.count), !numbers.contains(nil) else { return nil }
    let parts = numbers.compactMap(\.self)
    return parts.allSatisfy { $0 <= 1 } ? parts : parts.prefix(3).map { $0 / 255 } + parts.dropFirst(3)
  }

  /// Returns the color that SwiftUI displays for a name. For example, `Color.red` is `systemRed`.
  private static func systemColor(_ name: String) -> String? {
    StandardColor(rawValue: "system" + name.prefix(1).uppercased() + name.dropFirst())?.rawValue
  }

  private static func named(_ name: String) -> (text: String, isExact: Bool)? {
    if StandardColor(rawValue: name) != nil || name == "tint" { return (name, true) }
    let word = name.lowercased().filter { !"-_ ".contains($0) }
    // In CSS, these grays are lighter or darker than those of UIKit, which have an uppercase letter.
    let isCSSGray = name == word && ["darkgray", "darkgrey", "lightgray", "lightgrey"].contains(word)
    if let role = roles[word] { return (role, exactRoles.contains(word) && !isCSSGray) }
    if let code = hex[word] { return ("#" + code, true) }
    return StandardColor.allCases.first { $0.rawValue.lowercased() == word }.map { ($0.rawValue, !isCSSGray) }
  }

  private static func withoutSuffix(_ name: String) -> String {
    name.hasSuffix("Color") ? String(name.dropLast(5)) : name
  }

  private static func quotedName(in text: Substring) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { "\"'".contains($0) }
    return parts.count == 3 && !parts[1].isEmpty ? String(parts[1]) : nil
  }

  private static func color(_ function: String, _ text: Substring) -> [Double]? {
    let arguments = text.split { ",/; ".contains($0) }
    let values = arguments.compactMap { number($0.split(separator: ":").last ?? "") }
    guard values.count == arguments.count, let first = values.first, values.count <= 4 else { return nil }
    let parts = values.map(\.value)
    switch function {
    case "rgb", "rgba":
      return values.prefix(3).map { $0.isPercentage ? $0.value : $0.value / 255 } + parts.dropFirst(3)
    case "hsl", "hsla":
      guard parts.count > 2 else { return nil }
      return rgb(hue: parts[0] / 360, saturation: parts[1], lightness: parts[2]) + parts.dropFirst(3)
    case "uicolor", "nscolor", "color", "init", "#colorliteral":
      guard arguments[0].hasPrefix("white:") else { return arguments[0].hasPrefix("red:") ? parts : nil }
      return [first.value, first.value, first.value] + parts.dropFirst()
    default: return nil
    }
  }

  private static func number(_ text: Substring) -> (value: Double, isPercentage: Bool)? {
    if text.hasSuffix("%") { return Double(text.dropLast()).map { ($0 / 100, true) } }
    return Double(text.hasSuffix("deg") ? text.dropLast(3) : text).map { ($0, false) }
  }

  private static func hexLiteral(_ parts: [Double]) -> String? {
    guard parts.count > 2 else { return nil }
    let alpha = parts.count > 3 ? parts[3] : 1
    return Value.color(Color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)).literal
  }

  private static func rgb(hue: Double, saturation: Double, lightness: Double) -> [Double] {
    [0.0, 8.0, 4.0].map { offset in
      let sector = (offset + hue * 12).truncatingRemainder(dividingBy: 12)
      let range = saturation * min(lightness, 1 - lightness)
      return lightness - range * max(-1, min(sector - 3, 9 - sector, 1))
    }
  }

  private static let roles = [
    "darktext": "label", "grouptableviewbackground": "systemGroupedBackground", "systembrown": "brown",
    "transparent": "clear", "grey": "gray", "darkgrey": "darkGray", "lightgrey": "lightGray",
    "primary": "label", "text": "label", "controltext": "label", "secondary": "secondaryLabel",
    "accent": "tint", "accentcolor": "tint", "controlaccent": "tint", "tintcolor": "tint",
    "currentcolor": "tint", "colorprimary": "tint", "colorsecondary": "tint", "coloraccent": "tint",
    "none": "clear", "nocolor": "clear",
    "background": "systemBackground", "windowbackground": "systemBackground",
    "controlbackground": "systemBackground", "textbackground": "systemBackground",
  ]

  private static let exactRoles: Set = [
    "transparent", "grey", "darkgrey", "lightgrey", "accentcolor", "controlaccent", "tintcolor",
  ]

  private static let hex: [String: String] = {
    let words = css.split(whereSeparator: \.isWhitespace).map(String.init)
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) })
  }()

  private static let css = """
    aliceblue F0F8FF antiquewhite FAEBD7 aqua 00FFFF aquamarine 7FFFD4 azure F0FFFF beige F5F5DC
    bisque FFE4C4 blanchedalmond FFEBCD blueviolet 8A2BE2 burlywood DEB887 cadetblue 5F9EA0
    chartreuse 7FFF00 chocolate D2691E coral FF7F50 cornflowerblue 6495ED cornsilk FFF8DC crimson DC143C
    darkblue 00008B darkcyan 008B8B darkgoldenrod B8860B darkgreen 006400 darkkhaki BDB76B
    darkmagenta 8B008B darkolivegreen 556B2F darkorange FF8C00 darkorchid 9932CC darkred 8B0000
    darksalmon E9967A darkseagreen 8FBC8F darkslateblue 483D8B darkslategray 2F4F4F darkslategrey 2F4F4F
    darkturquoise 00CED1 darkviolet 9400D3 deeppink FF1493 deepskyblue 00BFFF dimgray 696969
    dimgrey 696969 dodgerblue 1E90FF firebrick B22222 floralwhite FFFAF0 forestgreen 228B22
    fuchsia FF00FF gainsboro DCDCDC ghostwhite F8F8FF gold FFD700 goldenrod DAA520 greenyellow ADFF2F
    honeydew F0FFF0 hotpink FF69B4 indianred CD5C5C indigo 4B0082 ivory FFFFF0 khaki F0E68C
    lavender E6E6FA lavenderblush FFF0F5 lawngreen 7CFC00 lemonchiffon FFFACD lightblue ADD8E6
    lightcoral F08080 lightcyan E0FFFF lightgoldenrodyellow FAFAD2 lightgreen 90EE90 lightpink FFB6C1
    lightsalmon FFA07A lightseagreen 20B2AA lightskyblue 87CEFA lightslategray 778899
    lightslategrey 778899 lightsteelblue B0C4DE lightyellow FFFFE0 lime 00FF00 limegreen 32CD32
    linen FAF0E6 maroon 800000 mediumaquamarine 66CDAA mediumblue 0000CD mediumorchid BA55D3
    mediumpurple 9370DB mediumseagreen 3CB371 mediumslateblue 7B68EE mediumspringgreen 00FA9A
    mediumturquoise 48D1CC mediumvioletred C71585 midnightblue 191970 mintcream F5FFFA mistyrose FFE4E1
    moccasin FFE4B5 navajowhite FFDEAD navy 000080 oldlace FDF5E6 olive 808000 olivedrab 6B8E23
    orangered FF4500 orchid DA70D6 palegoldenrod EEE8AA palegreen 98FB98 paleturquoise AFEEEE
    palevioletred DB7093 papayawhip FFEFD5 peachpuff FFDAB9 peru CD853F pink FFC0CB plum DDA0DD
    powderblue B0E0E6 rebeccapurple 663399 rosybrown BC8F8F royalblue 4169E1 saddlebrown 8B4513
    salmon FA8072 sandybrown F4A460 seagreen 2E8B57 seashell FFF5EE sienna A0522D silver C0C0C0
    skyblue 87CEEB slateblue 6A5ACD slategray 708090 slategrey 708090 snow FFFAFA springgreen 00FF7F
    steelblue 4682B4 tan D2B48C teal 008080 thistle D8BFD8 tomato FF6347 turquoise 40E0D0
    violet EE82EE wheat F5DEB3 whitesmoke F5F5F5 yellowgreen 9ACD32
    """
}
