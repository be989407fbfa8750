import SceneValues

/// Lines that stand further apart than their font makes them, or closer together, as the style of a paragraph says.
package struct SpacedTextMetrics: TextMetrics {
  private let metrics: any TextMetrics
  private let spacing: LineSpacing

  package init(_ metrics: any TextMetrics, _ spacing: LineSpacing) {
    self.metrics = metrics
    self.spacing = spacing
  }

  package func width(of text: String, font: Font) -> Double { metrics.width(of: text, font: font) }

  package func widths(in font: Font) -> (Substring) -> Double { metrics.widths(in: font) }

  package func lineMetrics(for font: Font) -> LineMetrics {
    metrics.lineMetrics(for: font).spaced(spacing)
  }
}

/// How far apart the lines of a paragraph are.
package struct LineSpacing: Hashable, Sendable {
  /// How many times as high lines are as their font makes them; 0 for once.
  package var multiple: Double
  /// In points, between a line and the next.
  package var between: Double
  /// In points: how high lines are at least.
  package var minimum: Double
  /// In points: how high lines are at most; 0 for any height.
  package var maximum: Double

  package init(multiple: Double = 0, between: Double = 0, minimum: Double = 0, maximum: Double = 0) {
    self.multiple = multiple
    self.between = between
    self.minimum = minimum
    self.maximum = maximum
  }
}
