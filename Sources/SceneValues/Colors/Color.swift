/// A color, stored as components or as a name that is resolved when the color is used. A name refers to a view's tint, to
/// a system color that depends on the light or dark style, or to a color in the asset catalog.
public struct Color: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case rgba(RGBA)
    case standard(StandardColor)
    case tint
    case asset(String)
  }

  package var kind: Kind
  /// The opacity that replaces the color's own opacity when the color is resolved, from 0 to 255, or nil.
  private(set) var opacity: UInt8?
  package init(_ kind: Kind) { self.kind = kind }

  /// Creates a color from sRGB components from 0 to 1. Each component is stored with eight bits, as in `RGBA`.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    kind = .rgba(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a gray color from a white component in the range from 0 (black) to 1 (white).
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Returns the color with the given name in the asset catalog.
  public static func asset(_ name: String) -> Color { Color(.asset(name)) }

  /// Returns the color with another opacity. A color with a name keeps its name, so it still depends on the tint, the
  /// style, or the asset catalog.
  ///
  /// - Parameter alpha: The opacity from 0 to 1, which replaces the color's own opacity. It is stored with eight bits.
  /// - Returns: The color with the given opacity.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    if case .rgba(let components) = kind { return Color(.rgba(components.withAlpha(alpha))) }
    var color = self
    color.opacity = UInt8(RGBA(red: 0, green: 0, blue: 0, alpha: alpha).packed)
    return color
  }

  /// The tint color of the view in which the color is used.
  public static let tint = Color(.tint)

  /// Returns the color's components for a tint and a style. Unknown asset colors resolve to magenta.
  public func resolved(
    tint: RGBA = StandardColor.systemBlue.components(dark: false), dark: Bool = false,
    asset: (String) -> RGBA? = { _ in nil }
  ) -> RGBA {
    let color =
      switch kind {
      case .rgba(let components): components
      case .standard(let name): name.components(dark: dark)
      case .tint: tint
      case .asset(let name): asset(name) ?? RGBA(red: 1, green: 0, blue: 1, alpha: 1)
      }
    return opacity.map { color.withAlpha(Double($0) / 255) } ?? color
  }
}

/// A color with sRGB components in the range from 0 to 1. Each component is stored with eight bits.
public struct RGBA: Hashable, Sendable {
  /// The four components, packed in the form `0xRRGGBBAA`.
  public var packed: UInt32

  /// Creates a color from components that are packed in the form `0xRRGGBBAA`.
  public init(packed: UInt32) { self.packed = packed }

  /// Creates a color from components in the range from 0 to 1, each rounded to the nearest of 256 steps. Values outside
  /// the range are clamped, and values that are not finite become 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func byte(_ component: Double) -> UInt32 {
      component.isFinite ? UInt32((min(max(component, 0), 1) * 255).rounded()) : 0
    }
    packed = byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | byte(alpha)
  }

  /// The red component, from 0 to 1.
  public var red: Double { Double(packed >> 24) / 255 }
  /// The green component, from 0 to 1.
  public var green: Double { Double(packed >> 16 & 0xFF) / 255 }
  /// The blue component, from 0 to 1.
  public var blue: Double { Double(packed >> 8 & 0xFF) / 255 }
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var alpha: Double { Double(packed & 0xFF) / 255 }

  /// Returns the color with its opacity replaced by a value in the range from 0 to 1.
  public func withAlpha(_ alpha: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The color in the form `#RRGGBB`, without the alpha component.
  public var hexRGB: String { "#" + Self.hex(packed >> 8, digits: 6) }

  package static func hex(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
