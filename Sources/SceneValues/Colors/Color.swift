/// A colour as it was asked for: its components, or a name that the place where it is used resolves (the tint
/// of a view, a system colour in light or dark, a colour of the asset catalogue).
public struct Color: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case rgba(RGBA)
    case standard(StandardColor)
    case tint
    case asset(String)
  }

  package var kind: Kind
  package init(_ kind: Kind) { self.kind = kind }

  /// A colour of components in sRGB, from 0 to 1, kept to eight bits each as by `RGBA`.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    kind = .rgba(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A gray from 0 (black) to 1 (white).
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour of the asset catalogue.
  public static func asset(_ name: String) -> Color { Color(.asset(name)) }

  /// The tint colour of the view that draws.
  public static let tint = Color(.tint)

  /// Components for a view of the given tint and style.
  ///
  /// An asset's colour that nobody provides is drawn as magenta, so that it is seen.
  public func resolved(
    tint: RGBA = StandardColor.systemBlue.components(dark: false), dark: Bool = false,
    asset: (String) -> RGBA? = { _ in nil }
  ) -> RGBA {
    switch kind {
    case .rgba(let components): components
    case .standard(let name): name.components(dark: dark)
    case .tint: tint
    case .asset(let name): asset(name) ?? RGBA(red: 1, green: 0, blue: 1, alpha: 1)
    }
  }
}

/// Red, green, blue and alpha in sRGB, each from 0 to 1, kept to eight bits: what a file stores is what is
/// drawn.
public struct RGBA: Hashable, Sendable {
  /// `0xRRGGBBAA`.
  public var packed: UInt32

  /// Components that are packed as `0xRRGGBBAA`.
  public init(packed: UInt32) { self.packed = packed }

  /// Components from 0 to 1, each rounded to the nearest of 256 steps.
  ///
  /// What lies beyond becomes 0 or 1, and what is not finite becomes 0.
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

  /// The same colour with another opacity, from 0 to 1, which replaces the one there is.
  public func withAlpha(_ alpha: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `#RRGGBB`, without the alpha.
  public var hexRGB: String { "#" + Self.hex(packed >> 8, digits: 6) }

  package static func hex(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
