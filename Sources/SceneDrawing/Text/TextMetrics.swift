import SceneValues

/// A type that measures text. Layout uses only this protocol to obtain the sizes of text.
public protocol TextMetrics: Sendable {
  /// Returns the advance width of a string on one line, in points.
  func width(of text: String, font: Font) -> Double

  /// Returns a function that measures the advance widths of strings in points. The font is looked up only once.
  func widths(in font: Font) -> (Substring) -> Double

  func lineMetrics(for font: Font) -> LineMetrics
}

extension TextMetrics {
  /// Returns a function that calls `width(of:font:)`.
  public func widths(in font: Font) -> (Substring) -> Double {
    { width(of: String($0), font: font) }
  }
}

/// The vertical metrics of a line of text, in points.
public struct LineMetrics: Hashable, Sendable {
  /// The distance from the baseline to the top of the line.
  public var ascent: Double
  /// The distance from the baseline to the bottom of the line, as a positive value.
  public var descent: Double
  /// The distance between the bottom of a line and the top of the next line.
  public var leading: Double

  /// Creates line metrics. By default, the leading is 0.
  public init(ascent: Double, descent: Double, leading: Double = 0) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  /// The height of one line.
  public var height: Double { ascent + descent }

  /// The distance between the baselines of adjacent lines.
  public var advance: Double { height + leading }

  /// Returns the height of a given number of lines, including the leading between them.
  public func height(ofLines count: Int) -> Double {
    count < 1 ? 0 : Double(count - 1) * advance + height
  }

  /// Returns the number of lines that fit in a given height.
  public func lines(in available: Double) -> Int {
    guard advance > 0, available >= height else { return 0 }
    // The addend compensates for rounding errors in a height that was computed from a number of lines.
    return Int(nearest: min((available - height) / advance + 1.000_001, 1e6))
  }
}
