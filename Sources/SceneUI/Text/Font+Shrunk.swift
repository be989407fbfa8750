import SceneDrawing

extension Font {
  /// This font, or one so much smaller that a line of text fits into a width, but not below a size.
  func shrunk(toFit text: String, width: Double, minimumSize: Double, metrics: any TextMetrics) -> Font {
    let wanted = metrics.width(of: text, font: self)
    guard wanted > width else { return self }
    var font = self
    font.size = min(size, max(minimumSize, size * width / wanted, 1))
    return font
  }
}
