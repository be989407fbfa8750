import SceneDrawing
import SceneValues

extension Font {
  package func shrunk(toFit text: String, width: Double, minimumSize: Double, metrics: any TextMetrics)
    -> Font
  {
    let least = min(size, max(minimumSize, 1))
    var font = self
    // Smaller fonts have relatively wide spacing, so the first result can be too wide. Repeated scaling converges.
    for _ in 0..<8 {
      let wanted = metrics.width(of: text, font: font)
      guard wanted > width, font.size > least else { break }
      font.size = max(least, font.size * width / wanted)
    }
    return font
  }

  /// Returns the font at the largest size at which `fits` returns true, or at the minimum size if there is no such size.
  /// The result is accurate to a 16th of the difference between the current size and the minimum size.
  package func shrunk(minimumSize: Double, fits: (Font) -> Bool) -> Font {
    guard !fits(self) else { return self }
    var (low, high) = (self, self)
    low.size = min(size, max(minimumSize, 1))
    for _ in 0..<4 {
      var middle = self
      middle.size = (low.size + high.size) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
