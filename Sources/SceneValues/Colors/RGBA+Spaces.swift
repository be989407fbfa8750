import ScenePlatform

package enum ColorSpace: Sendable {
  case sRGB, displayP3, linearSRGB
}

extension RGBA {
  /// Converts a color from another color space to sRGB. Components outside the sRGB gamut are clamped.
  package init(red: Double, green: Double, blue: Double, alpha: Double, in space: ColorSpace) {
    switch space {
    case .sRGB: self.init(red: red, green: green, blue: blue, alpha: alpha)
    case .linearSRGB:
      self.init(
        red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha)
    case .displayP3:
      // Display P3 has the same white point and transfer curve as sRGB, but different primaries.
      let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      self.init(
        red: 1.224_940_1 * r - 0.224_940_4 * g, green: -0.042_056_9 * r + 1.042_057_1 * g,
        blue: -0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b, alpha: alpha, in: .linearSRGB)
    }
  }

  static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ light: Double) -> Double {
    light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
