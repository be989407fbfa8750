import SceneDrawing
import SceneValues

extension Font {
  /// This font, or one so much smaller that a line of text fits into a width, but not below a size.
  package func shrunk(toFit text: String, width: Double, minimumSize: Double, metrics: any TextMetrics)
    -> Font
  {
    let least = min(size, max(minimumSize, 1))
    var font = self
    // Letters of smaller sizes stand further apart, so the first guess may still be too wide. Each guess is nearer.
    for _ in 0..<8 {
      let wanted = metrics.width(of: text, font: font)
      guard wanted > width, font.size > least else { break }
      font.size = max(least, font.size * width / wanted)
    }
    return font
  }
}
