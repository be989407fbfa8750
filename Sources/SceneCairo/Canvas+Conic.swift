import CPangoCairo
import SceneDrawing
import SceneValues
import ScenePlatform

extension Canvas {
  /// Returns a conic gradient as a Cairo mesh in which each patch is a sector.
  func conic(_ gradient: Gradient, around center: Point, from angle: Double, over area: Rect)
    -> OpaquePointer?
  {
    guard area.isFinite, let pattern = cairo_pattern_create_mesh() else { return nil }
    let corners = Path(area.insetBy(dx: -1, dy: -1)).flattened().first ?? []
    // The chords of the sectors are inside the circle, so the radius is increased.
    let reach = corners.reduce(1) { max($0, $1.distance(to: center)) } * 1.1
    func point(_ location: Double) -> Point {
      let turned = angle + location * 2 * .pi
      return device(Point(x: center.x + reach * cos(turned), y: center.y + reach * sin(turned)))
    }
    let middle = device(center)
    for slice in gradient.slices {
      let (one, other) = (point(slice.range.lowerBound), point(slice.range.upperBound))
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, middle.x, middle.y)
      for corner in [one, other, middle] { cairo_mesh_pattern_line_to(pattern, corner.x, corner.y) }
      for (index, color) in [slice.start, slice.start, slice.end, slice.end].enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(index), color.red, color.green, color.blue, color.alpha)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    return pattern
  }
}

extension Gradient {
  /// The sectors into which the gradient is divided. Within a sector, the color changes linearly. There are at least 64
  /// sectors per turn, with additional boundaries at color stops.
  fileprivate var slices: [(range: Range<Double>, start: RGBA, end: RGBA)] {
    let even = (0...64).map { Double($0) / 64 }
    let places = Set(even + stops.map(\.location)).sorted()
    return zip(places, places.dropFirst()).compactMap { start, end in
      guard let first = color(at: start), let last = color(before: end) else { return nil }
      return (start..<end, first, last)
    }
  }

  private func color(before location: Double) -> RGBA? {
    stops.first { $0.location == location }?.color ?? color(at: location)
  }
}
