/// The colors with standard names. System colors and colors named after a role differ between the light and dark styles.
public enum StandardColor: String, Hashable, Sendable, CaseIterable {
  case clear, black, white, gray, darkGray, lightGray, red, green, blue, cyan, yellow, magenta, orange,
    purple,
    brown
  case systemRed, systemGreen, systemBlue, systemOrange, systemYellow, systemPink, systemPurple, systemTeal,
    systemIndigo, systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, placeholderText, separator, link
  case systemBackground, secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground
  case systemFill

  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// Returns the color's components for the dark or light style.
  public func components(dark: Bool) -> RGBA { RGBA(packed: dark ? packed.dark : packed.light) }

  private var packed: (light: UInt32, dark: UInt32) {
    switch self {
    case .clear: (0x0000_0000, 0x0000_0000)
    case .black: (0x0000_00FF, 0x0000_00FF)
    case .white: (0xFFFF_FFFF, 0xFFFF_FFFF)
    case .gray: (0x8080_80FF, 0x8080_80FF)
    case .darkGray: (0x5555_55FF, 0x5555_55FF)
    case .lightGray: (0xAAAA_AAFF, 0xAAAA_AAFF)
    case .red: (0xFF00_00FF, 0xFF00_00FF)
    case .green: (0x00FF_00FF, 0x00FF_00FF)
    case .blue: (0x0000_FFFF, 0x0000_FFFF)
    case .cyan: (0x00FF_FFFF, 0x00FF_FFFF)
    case .yellow: (0xFFFF_00FF, 0xFFFF_00FF)
    case .magenta: (0xFF00_FFFF, 0xFF00_FFFF)
    case .orange: (0xFF80_00FF, 0xFF80_00FF)
    case .purple: (0x8000_80FF, 0x8000_80FF)
    case .brown: (0x9966_33FF, 0x9966_33FF)
    case .systemRed: (0xFF3B_30FF, 0xFF45_3AFF)
    case .systemGreen: (0x34C7_59FF, 0x30D1_58FF)
    case .systemBlue: (0x007A_FFFF, 0x0A84_FFFF)
    case .systemOrange: (0xFF95_00FF, 0xFF9F_0AFF)
    case .systemYellow: (0xFFCC_00FF, 0xFFD6_0AFF)
    case .systemPink: (0xFF2D_55FF, 0xFF37_5FFF)
    case .systemPurple: (0xAF52_DEFF, 0xBF5A_F2FF)
    case .systemTeal: (0x30B0_C7FF, 0x40C8_E0FF)
    case .systemIndigo: (0x5856_D6FF, 0x5E5C_E6FF)
    case .systemGray: (0x8E8E_93FF, 0x8E8E_93FF)
    case .systemGray2: (0xAEAE_B2FF, 0x6363_66FF)
    case .systemGray3: (0xC7C7_CCFF, 0x4848_4AFF)
    case .systemGray4: (0xD1D1_D6FF, 0x3A3A_3CFF)
    case .systemGray5: (0xE5E5_EAFF, 0x2C2C_2EFF)
    case .systemGray6: (0xF2F2_F7FF, 0x1C1C_1EFF)
    case .label: (0x0000_00FF, 0xFFFF_FFFF)
    case .secondaryLabel: (0x3C3C_4399, 0xEBEB_F599)
    case .tertiaryLabel: (0x3C3C_434C, 0xEBEB_F54C)
    case .placeholderText: (0x3C3C_434C, 0xEBEB_F54C)
    case .separator: (0x3C3C_434A, 0x5454_5899)
    case .link: (0x007A_FFFF, 0x0984_FFFF)
    case .systemBackground: (0xFFFF_FFFF, 0x0000_00FF)
    case .secondarySystemBackground: (0xF2F2_F7FF, 0x1C1C_1EFF)
    case .tertiarySystemBackground: (0xFFFF_FFFF, 0x2C2C_2EFF)
    case .systemGroupedBackground: (0xF2F2_F7FF, 0x0000_00FF)
    case .systemFill: (0x7878_8033, 0x7878_805C)
    }
  }
}

extension Color {
  /// Creates a color from a standard color. The components are determined when the color is used.
  public init(_ standard: StandardColor) { self.init(.standard(standard)) }

  /// The colors with fixed components, such as `#FF0000` for red. `clear` is transparent.
  public static let
    clear = Color(.clear),
    black = Color(.black),
    white = Color(.white),
    gray = Color(.gray),
    darkGray = Color(.darkGray),
    lightGray = Color(.lightGray),
    red = Color(.red),
    green = Color(.green),
    blue = Color(.blue),
    cyan = Color(.cyan),
    yellow = Color(.yellow),
    magenta = Color(.magenta),
    orange = Color(.orange),
    purple = Color(.purple),
    brown = Color(.brown)

  /// The system's tint colors, which are brighter in the dark style.
  public static let
    systemRed = Color(.systemRed),
    systemGreen = Color(.systemGreen),
    systemBlue = Color(.systemBlue),
    systemOrange = Color(.systemOrange),
    systemYellow = Color(.systemYellow),
    systemPink = Color(.systemPink),
    systemPurple = Color(.systemPurple),
    systemTeal = Color(.systemTeal),
    systemIndigo = Color(.systemIndigo)

  /// The system's grays. Grays with higher numbers are closer to the background color.
  public static let
    systemGray = Color(.systemGray),
    systemGray2 = Color(.systemGray2),
    systemGray3 = Color(.systemGray3),
    systemGray4 = Color(.systemGray4),
    systemGray5 = Color(.systemGray5),
    systemGray6 = Color(.systemGray6)

  /// The colors of text (from most to least prominent), separator lines, and links.
  public static let
    label = Color(.label),
    secondaryLabel = Color(.secondaryLabel),
    tertiaryLabel = Color(.tertiaryLabel),
    placeholderText = Color(.placeholderText),
    separator = Color(.separator),
    link = Color(.link)

  /// The colors of backgrounds (from back to front) and of filled shapes.
  public static let
    systemBackground = Color(.systemBackground),
    secondarySystemBackground = Color(.secondarySystemBackground),
    tertiarySystemBackground = Color(.tertiarySystemBackground),
    systemGroupedBackground = Color(.systemGroupedBackground),
    systemFill = Color(.systemFill)
}
