extension RGBA {
  /// How well a text in one colour is read on another, from 1 (not at all) to 21 (black on white): the contrast
  /// ratio of the Web Content Accessibility Guidelines. Alpha counts for nothing.
  public func contrast(with other: RGBA) -> Double {
    let (left, right) = (luminance, other.luminance)
    return (max(left, right) + 0.05) / (min(left, right) + 0.05)
  }

  /// The colour that is seen where this one lies over an opaque one.
  public func over(_ background: RGBA) -> RGBA {
    func mixed(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
    return RGBA(
      red: mixed(red, background.red), green: mixed(green, background.green),
      blue: mixed(blue, background.blue))
  }

  /// Relative luminance, from 0 to 1.
  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }
}
