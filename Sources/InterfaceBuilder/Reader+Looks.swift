import SceneSyntax
import SceneValues

extension Reader {
  /// What a scene calls a colour; nil for a kind that nobody knows.
  mutating func color(_ index: Int) -> String? {
    let named = [Key.systemColor, .cocoaTouchSystemColor, .xcode11CocoaTouchSystemColor]
    let names = named.compactMap { text($0, of: index) }
    let words = names.map { $0.hasSuffix("Color") ? String($0.dropLast("Color".count)) : $0 }
    if let word = words.first(where: { StandardColor(rawValue: Self.olderNames[$0] ?? $0) != nil }) {
      markAll(index, .understood)
      return Self.olderNames[word] ?? word
    }
    if names.isEmpty, let name = take(.name, of: index) {
      markAll(index, .understood)
      return "asset:\(name)"
    }
    // What it looks like stands beside its name, or among the resources.
    if let literal = components(index) { return literal }
    let looks = names.compactMap { survey.systemColors[$0] }.first
    return looks.flatMap { child(.color, of: $0) }.flatMap { components($0) }
  }

  private static let olderNames = [
    "darkText": "black", "lightText": "white", "groupTableViewBackground": "systemGroupedBackground",
    "tableCellGroupedBackground": "secondarySystemBackground", "viewFlipsideBackground": "darkGray",
    "scrollViewTexturedBackground": "gray", "tableCellPlainBackground": "white", "tableBackground": "white",
  ]

  private mutating func components(_ index: Int) -> String? {
    func part(_ text: String?) -> Int? {
      text.flatMap(Double.init).map { Int((min(max($0, 0), 1) * 255).rounded()) }
    }
    let color: [Int?]
    if let white = take(.white, of: index) {
      color = [part(white), part(white), part(white)]
    } else {
      color = [take(.red, of: index), take(.green, of: index), take(.blue, of: index)].map(part)
    }
    guard let red = color[0], let green = color[1], let blue = color[2] else { return nil }
    let isWide = text(.customColorSpace, of: index) == "displayP3"
    mark(.colorSpace, of: index)
    mark(.customColorSpace, of: index)
    let alpha = part(take(.alpha, of: index)) ?? 255
    if isWide { return inSRGB(index, alpha: alpha) }
    return "#" + ([red, green, blue] + (alpha == 255 ? [] : [alpha])).map(Self.hex).joined()
  }

  /// A colour of Display P3, as near as a scene can say it.
  private func inSRGB(_ index: Int, alpha: Int) -> String {
    let parts = [Key.red, .green, .blue].map { text($0, of: index).flatMap(Double.init) ?? 0 }
    let color = RGBA(
      red: parts[0], green: parts[1], blue: parts[2], alpha: Double(alpha) / 255, in: .displayP3)
    let bytes = [24, 16, 8, 0].map { Int(color.packed >> UInt32($0) & 0xFF) }
    return "#" + bytes.prefix(alpha == 255 ? 3 : 4).map(Self.hex).joined()
  }

  private static func hex(_ byte: Int) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }

  // MARK: - Fonts

  mutating func font(_ index: Int) -> String? {
    let type = text(.type, of: index)
    if let style = KnownNames.textStyles[text(.style, of: index) ?? type ?? ""] {
      mark(.style, of: index)
      mark(.type, of: index)
      return style
    }
    let size =
      take(.pointSize, of: index).map(Number.plain)
      ?? KnownNames.fontSizes[take(.size, of: index) ?? ""] ?? "17"
    if let type, let face = KnownNames.fontFaces[type] {
      mark(.type, of: index)
      guard let weight = text(.weight, of: index) else { return "\(face) \(size)" }
      // A scene knows two weights: which one it was is carried along.
      return "\(KnownNames.boldWeights.contains(weight) ? "bold" : face) \(size)"
    }
    guard let name = text(.family, of: index) ?? text(.name, of: index) else { return nil }
    mark(.family, of: index)
    if text(.name, of: index) == name { mark(.name, of: index) }
    let quote = name.contains("\"") ? "'" : "\""
    return "\(quote)\(name)\(quote) \(size)"
  }
}
