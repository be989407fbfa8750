import SceneValues

package struct PixelGrid: Hashable, Sendable {
  package var scale: Double

  package init(scale: Double) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

  /// Returns the nearest pixel boundary. Midpoints are rounded away from zero.
  package func aligned(_ place: Double) -> Double {
    // The small offset compensates for rounding errors of the solver at midpoints.
    let pixels = place * scale
    let nudged = pixels + (pixels < 0 ? -1e-6 : 1e-6)
    return nudged.rounded(.toNearestOrAwayFromZero) / scale
  }

  /// Returns the frame with each edge aligned to pixels. Adjacent frames remain adjacent.
  package func aligned(_ frame: Rect) -> Rect {
    let (left, top) = (aligned(frame.minX), aligned(frame.minY))
    return Rect(
      x: left, y: top, width: aligned(frame.maxX) - left, height: aligned(frame.maxY) - top)
  }

  package func roundedUp(_ length: Double) -> Double {
    ((length * scale) - 1e-6).rounded(.up) / scale
  }
}
