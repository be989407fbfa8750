import SceneDrawing
import SceneValues

extension AttributedText {
  /// Returns this text with proportionally reduced font sizes. At the minimum scale, it can be too wide.
  package func shrunk(
    toFit width: Double, leastPart: Double, font: Font, measure: (AttributedText) -> Double
  ) -> AttributedText {
    var (part, shrunk) = (1.0, self)
    // Small letters have wider spacing, so the first guess can be too wide. The guesses converge.
    for _ in 0..<8 {
      let wanted = measure(shrunk)
      guard wanted > width, part > leastPart else { break }
      part = max(leastPart, part * width / wanted)
      shrunk = self
      shrunk.changeAttributes { attributes in
        var smaller = attributes.font ?? font
        smaller.size = max(1, smaller.size * part)
        attributes.font = smaller
      }
    }
    return shrunk
  }
}
