import SceneDrawing
import SceneValues

extension AttributedText {
  /// This text, or one whose letters are all so much smaller that its line fits into a width.
  ///
  /// - Parameters:
  ///   - width: in points.
  ///   - leastPart: what part of their size letters keep at least.
  ///   - font: that of letters that say none.
  ///   - measure: how wide a text is.
  /// - Returns: the text; at its least size it may still be too wide.
  package func shrunk(
    toFit width: Double, leastPart: Double, font: Font, measure: (AttributedText) -> Double
  ) -> AttributedText {
    var (part, shrunk) = (1.0, self)
    // Letters of smaller sizes stand further apart, so the first guess may still be too wide. Each guess is nearer.
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
