import SceneValues

enum ColorLiteral {
  /// Returns the literal's color in light mode, or nil for a catalog color or the tint color.
  static func color(of literal: String) -> RGBA? {
    let bytes = Array(literal.utf8)
    let value = bytes.withUnsafeBufferPointer { try? ValueType.color.parse($0) }
    guard case .color(let color)? = value else { return nil }
    switch color.kind {
    case .rgba(let components): return components
    case .standard(let name): return name.components(dark: false)
    case .tint, .asset: return nil
    }
  }

  /// Returns the hexadecimal form of a color, such as `#ff8000`, or `#ff800080` if the color is not opaque.
  static func hex(_ color: RGBA, isUpper: Bool = true) -> String {
    var all = RGBA.hex(color.packed, digits: 8)
    if all.hasSuffix("ff") { all.removeLast(2) }
    return "#" + (isUpper ? all.uppercased() : all)
  }

  /// Returns the short hexadecimal form of a color, such as `#f80`, or nil if the color has no short form.
  static func shortHex(_ color: RGBA, isUpper: Bool = true) -> String? {
    let long = Array(hex(color, isUpper: isUpper).utf8.dropFirst())
    guard long.count == 6, long[0] == long[1], long[2] == long[3], long[4] == long[5] else { return nil }
    return "#" + String(decoding: [long[0], long[2], long[4]], as: UTF8.self)
  }

  static func names(of color: RGBA) -> [String] {
    StandardColor.allCases.filter { $0.components(dark: false) == color }.map(\.rawValue)
  }
}
