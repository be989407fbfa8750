import SceneDrawing
import SceneValues

extension AttributedText {
  /// Returns the text with its fonts scaled down so that it fits a width. No font is scaled by a factor below
  /// `minimumFraction`, so the text can still be too wide.
  package func shrunk(
    toFit width: Double, minimumFraction: Double, font: Font, measure: (AttributedText) -> Double
  ) -> AttributedText {
    var (part, shrunk) = (1.0, self)
    // Smaller fonts have relatively wide spacing, so the first result can be too wide. Repeated scaling converges.
    for _ in 0..<8 {
      let wanted = measure(shrunk)
      guard wanted > width, part > minimumFraction else { break }
      part = max(minimumFraction, part * width / wanted)
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
