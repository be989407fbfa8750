import SceneValues

/// Text metrics with the line spacing of a paragraph style.
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

/// The line spacing of a paragraph.
package struct LineSpacing: Hashable, Sendable {
  /// The factor for the natural line height. The value 0 is equivalent to 1.
  package var multiple: Double
  /// The distance between lines, in points.
  package var between: Double
  /// The minimum line height, in points.
  package var minimum: Double
  /// The maximum line height in points, or 0 for no limit.
  package var maximum: Double

  package init(multiple: Double = 0, between: Double = 0, minimum: Double = 0, maximum: Double = 0) {
    self.multiple = multiple
    self.between = between
    self.minimum = minimum
    self.maximum = maximum
  }
}
