import SceneValues

/// What text measures: layout asks it and nothing else.
public protocol TextMetrics: Sendable {
  /// How far a text on one line advances, in points.
  func width(of text: String, font: Font) -> Double

  /// Measures many texts of one font: what there is to know of the font is found out once.
  ///
  /// - Returns: how far a text on one line advances, in points; what `width` says, unless implemented.
  func widths(in font: Font) -> (Substring) -> Double

  func lineMetrics(for font: Font) -> LineMetrics
}

extension TextMetrics {
  /// Measures by `width(of:font:)`.
  public func widths(in font: Font) -> (Substring) -> Double {
    { width(of: String($0), font: font) }
  }
}

/// The vertical measures of a line of text, in points.
public struct LineMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascent: Double
  /// From the baseline down to the bottom of the line; positive.
  public var descent: Double
  /// Between the bottom of a line and the top of the next.
  public var leading: Double

  /// Measures of a line; without leading, lines follow one another directly.
  public init(ascent: Double, descent: Double, leading: Double = 0) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  /// Of one line.
  public var height: Double { ascent + descent }

  /// From one baseline to the next.
  public var advance: Double { height + leading }

  /// The height of so many lines.
  public func height(ofLines count: Int) -> Double {
    count < 1 ? 0 : Double(count - 1) * advance + height
  }

  /// How many lines fit into a height.
  public func lines(in available: Double) -> Int {
    guard advance > 0, available >= height else { return 0 }
    // A height that was computed from a number of lines must hold that number, rounding or not.
    return Int(nearest: min((available - height) / advance + 1.000_001, 1e6))
  }
}
