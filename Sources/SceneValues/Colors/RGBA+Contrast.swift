extension RGBA {
  /// Returns the WCAG contrast ratio, from 1 (no contrast) to 21 (black on white). Alpha is ignored.
  public func contrast(with other: RGBA) -> Double {
    let (left, right) = (luminance, other.luminance)
    return (max(left, right) + 0.05) / (min(left, right) + 0.05)
  }

  /// Returns the result of compositing this color over an opaque color.
  public func over(_ background: RGBA) -> RGBA {
    func mixed(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
    return RGBA(
      red: mixed(red, background.red), green: mixed(green, background.green),
      blue: mixed(blue, background.blue))
  }

  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }
}
