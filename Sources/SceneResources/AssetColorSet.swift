import SceneValues

/// The `Contents.json` file of a `.colorset`.
///
/// ```json
/// { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
///   "components": { "red": "0x1A", "green": "128", "blue": "0.5", "alpha": "1.000" } } }] }
/// ```
package struct AssetColorSet: Sendable, Decodable {
  private let variants: [Variant]

  private enum CodingKeys: String, CodingKey { case variants = "colors" }

  private struct Variant: Sendable, Decodable {
    var idiom: String?
    var color: ColorEntry?
    var appearances: [Appearance]?

    var isDark: Bool {
      appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
    }
    /// Whether the color requires an appearance other than light or dark, such as increased contrast.
    var isSpecial: Bool { appearances?.contains { $0.appearance != "luminosity" } ?? false }
  }

  private struct Appearance: Sendable, Decodable {
    var appearance: String?
    var value: String?
  }

  fileprivate struct ColorEntry: Sendable, Decodable {
    var space: String?
    var components: [String: String]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }
  }

  /// Returns the sRGB color for an idiom such as `iphone`. If there is none, returns the universal color.
  package func components(dark: Bool, idiom: String) -> RGBA? {
    let fitting = variants.filter { [nil, "universal", idiom].contains($0.idiom) && !$0.isSpecial }
    let own = fitting.filter { $0.idiom == idiom }
    let ranked = own + fitting.filter { $0.idiom != idiom }
    let wanted = dark ? ranked.filter(\.isDark) + ranked.filter { !$0.isDark } : ranked.filter { !$0.isDark }
    return wanted.lazy.compactMap { $0.color?.components(dark: dark) }.first
  }
}

extension AssetColorSet.ColorEntry {
  fileprivate func components(dark: Bool) -> RGBA? {
    if let reference {
      let name = reference.hasSuffix("Color") ? String(reference.dropLast("Color".count)) : reference
      return StandardColor(rawValue: name)?.components(dark: dark)
    }
    guard let components else { return nil }
    let alpha = components["alpha"].flatMap(Self.alpha) ?? 1
    let space: ColorSpace =
      space == "display-p3" ? .displayP3 : space == "extended-linear-srgb" ? .linearSRGB : .sRGB
    if let white = components["white"].flatMap(Self.number) {
      return RGBA(red: white, green: white, blue: white, alpha: alpha, in: space)
    }
    guard let red = components["red"].flatMap(Self.number),
      let green = components["green"].flatMap(Self.number),
      let blue = components["blue"].flatMap(Self.number)
    else { return nil }
    return RGBA(red: red, green: green, blue: blue, alpha: alpha, in: space)
  }

  /// Parses a color component. It is a fraction such as `0.5`, or an integer from 0 to 255 such as `128` or `0x80`.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / 255
  }

  /// Parses an alpha value. Unlike for other components, the maximum is `1`.
  private static func alpha(_ text: String) -> Double? {
    text == "1" ? 1 : number(text)
  }
}
