import SceneSyntax
import SceneValues

extension Reader {
  mutating func color(_ index: Int) -> String? {
    let named = [ReaderKey.systemColor, .cocoaTouchSystemColor, .xcode11CocoaTouchSystemColor]
    let names = named.compactMap { text($0, of: index) }
    let words = names.map { $0.hasSuffix("Color") ? String($0.dropLast("Color".count)) : $0 }
    if let word = words.first(where: { StandardColor(rawValue: SceneWords.olderColorNames[$0] ?? $0) != nil })
    {
      markAll(index, .understood)
      return SceneWords.olderColorNames[word] ?? word
    }
    if names.isEmpty, let name = take(.name, of: index) {
      markAll(index, .understood)
      return "asset:\(name)"
    }
    if let literal = components(index) { return literal }
    let colors = names.compactMap { referenceIndex.systemColors[$0] }.first
    return colors.flatMap { child(.color, of: $0) }.flatMap { components($0) }
  }

  private mutating func components(_ index: Int) -> String? {
    let (red, green, blue): (Int?, Int?, Int?)
    if attribute(.white, of: index) != nil {
      red = takePart(.white, of: index)
      (green, blue) = (red, red)
    } else {
      (red, green, blue) = (
        takePart(.red, of: index), takePart(.green, of: index), takePart(.blue, of: index)
      )
    }
    guard let red, let green, let blue else { return nil }
    let isWide = text(.customColorSpace, of: index) == "displayP3"
    mark(.colorSpace, of: index)
    mark(.customColorSpace, of: index)
    let alpha = takePart(.alpha, of: index) ?? 255
    if isWide { return inSRGB(index, alpha: alpha) }
    return Self.literal(red, green, blue, alpha)
  }

  private mutating func takePart(_ key: ReaderKey, of index: Int) -> Int? {
    guard let attribute = takeAttribute(key, of: index) else { return nil }
    // Most values are whole numbers, which need not be parsed as floating-point numbers.
    if let whole = Number.whole(tree.valueBytes(of: attribute)) {
      return whole.elementsEqual("0".utf8) || whole.first == UInt8(ascii: "-") ? 0 : 255
    }
    return Number.read(tree.value(of: attribute)).map { Int(nearest: (min(max($0, 0), 1) * 255).rounded()) }
  }

  private func inSRGB(_ index: Int, alpha: Int) -> String {
    let parts = [ReaderKey.red, .green, .blue].map { text($0, of: index).flatMap(Number.read) ?? 0 }
    let color = RGBA(
      red: parts[0], green: parts[1], blue: parts[2], alpha: Double(alpha) / 255, in: .displayP3)
    let bytes = [24, 16, 8, 0].map { Int(color.packed >> UInt32($0) & 0xFF) }
    return Self.literal(bytes[0], bytes[1], bytes[2], alpha == 255 ? 255 : bytes[3])
  }

  private static func literal(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int) -> String {
    var text = [UInt8(ascii: "#")]
    for part in [red, green, blue, alpha].prefix(alpha == 255 ? 3 : 4) {
      text.append(digits[part >> 4])
      text.append(digits[part & 0xF])
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  /// Returns the size of a font. Xcode can write 0, which Core Text and UIKit interpret as the default size of 12 points.
  static func fontSize(_ text: String) -> String {
    (Number.read(text) ?? 0) == 0 ? "12" : Number.plain(text)
  }

  mutating func font(_ index: Int) -> String? {
    let type = text(.type, of: index)
    if let style = KnownNames.textStyles[text(.style, of: index) ?? type ?? ""] {
      mark(.style, of: index)
      mark(.type, of: index)
      return style
    }
    let size =
      take(.pointSize, of: index).map(Self.fontSize)
      ?? KnownNames.fontSizes[take(.size, of: index) ?? ""] ?? "17"
    if let type, let face = KnownNames.fontFaces[type] {
      mark(.type, of: index)
      guard let weight = text(.weight, of: index) else { return "\(face) \(size)" }
      // Scenes have names for only two weights.
      if let style = KnownNames.fontWeights[weight] { return "\".SFUI-\(style)\" \(size)" }
      return "\(weight == "bold" ? "bold" : face) \(size)"
    }
    let fontName = text(.name, of: index)
    guard let family = text(.family, of: index) ?? fontName else { return nil }
    mark(.family, of: index)
    if fontName == family { mark(.name, of: index) }
    let name = fontName.map { Self.font(named: $0, of: family) } ?? family
    let quote = name.contains("\"") ? "'" : "\""
    return "\(quote)\(name)\(quote) \(size)"
  }

  /// Returns the family of a font, followed by the style from the font's name, such as `Helvetica Neue-Light`.
  private static func font(named name: String, of family: String) -> String {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, name != family, !family.contains("-"),
      !KnownNames.plainStyles.contains(String(parts[1]))
    else { return family }
    return "\(family)-\(parts[1])"
  }
}
