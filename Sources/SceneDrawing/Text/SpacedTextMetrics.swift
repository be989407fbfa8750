import SceneValues

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

package struct LineSpacing: Hashable, Sendable {
  package var multiple: Double
  package var between: Double
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
