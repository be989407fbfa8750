import SceneValues

/// The pixels that frames begin and end at.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels a point.
  package var scale: Double

  package init(scale: Double) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

  /// The nearest place between two pixels; what lies in the middle goes away from zero.
  package func aligned(_ place: Double) -> Double {
    // What the solver leaves of a half, by rounding of its own, is a half all the same.
    let pixels = place * scale
    let nudged = pixels + (pixels < 0 ? -1e-6 : 1e-6)
    return nudged.rounded(.toNearestOrAwayFromZero) / scale
  }

  /// The frame whose edges are nearest: those that touch go on touching.
  package func aligned(_ frame: Rect) -> Rect {
    let (left, top) = (aligned(frame.minX), aligned(frame.minY))
    return Rect(
      x: left, y: top, width: aligned(frame.maxX) - left, height: aligned(frame.maxY) - top)
  }

  /// The length up to the next pixel: what content takes.
  package func roundedUp(_ length: Double) -> Double {
    ((length * scale) - 1e-6).rounded(.up) / scale
  }
}
