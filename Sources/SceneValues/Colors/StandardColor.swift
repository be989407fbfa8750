/// The colors with standard names. System colors and colors that are named after a role differ between the
/// light and dark styles.
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

  /// Returns the components for the dark or the light style.
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
  /// Creates a standard color, which resolves to components when it is used.
  public init(_ standard: StandardColor) { self.init(.standard(standard)) }

  /// The transparent color `#00000000`.
  public static let clear = Color(.clear)
  /// The color black, `#000000`.
  public static let black = Color(.black)
  /// The color white, `#FFFFFF`.
  public static let white = Color(.white)
  /// The color gray, `#808080`.
  public static let gray = Color(.gray)
  /// The color dark gray, `#555555`.
  public static let darkGray = Color(.darkGray)
  /// The color light gray, `#AAAAAA`.
  public static let lightGray = Color(.lightGray)
  /// The color red, `#FF0000`.
  public static let red = Color(.red)
  /// The color green, `#00FF00`.
  public static let green = Color(.green)
  /// The color blue, `#0000FF`.
  public static let blue = Color(.blue)
  /// The color of text: black in the light style and white in the dark style.
  public static let label = Color(.label)
  /// The color of less important text: `#3C3C4399` in the light style and `#EBEBF599` in the dark style.
  public static let secondaryLabel = Color(.secondaryLabel)
  /// The color of separator lines: `#3C3C434A` in the light style and `#54545899` in the dark style.
  public static let separator = Color(.separator)
  /// The background color: white in the light style and black in the dark style.
  public static let systemBackground = Color(.systemBackground)
  /// The color of filled shapes: `#78788033` in the light style and `#7878805C` in the dark style.
  public static let systemFill = Color(.systemFill)
  /// The system red: `#FF3B30` in the light style and `#FF453A` in the dark style.
  public static let systemRed = Color(.systemRed)
  /// The system green: `#34C759` in the light style and `#30D158` in the dark style.
  public static let systemGreen = Color(.systemGreen)
  /// The system blue: `#007AFF` in the light style and `#0A84FF` in the dark style.
  public static let systemBlue = Color(.systemBlue)
  /// The system orange: `#FF9500` in the light style and `#FF9F0A` in the dark style.
  public static let systemOrange = Color(.systemOrange)
  /// The system gray: `#8E8E93` in both styles.
  public static let systemGray = Color(.systemGray)
  /// A light system gray: `#E5E5EA` in the light style and `#2C2C2E` in the dark style.
  public static let systemGray5 = Color(.systemGray5)
}
