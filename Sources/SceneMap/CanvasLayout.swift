import SceneValues

/// A layout that preserves the arrangement of scenes on an editor's canvas but is as compact as possible.
enum CanvasLayout {
  private static let scales = 0.3...1.1
  private static let gap = Size(width: 130, height: LayeredLayout.gap)

  /// Returns the top-left corners of the nodes. Returns nil if nodes overlap or have no position.
  static func places(sizes: [Size], points: [Point?]) -> [Point]? {
    let known = points.compactMap(\.self)
    guard known.count == sizes.count, !known.isEmpty else { return nil }
    let (left, top) = (known.map(\.x).min() ?? 0, known.map(\.y).min() ?? 0)
    func places(_ scale: Double) -> [Point] {
      known.map { Point(x: (($0.x - left) * scale).rounded(), y: (($0.y - top) * scale).rounded()) }
    }
    // If nodes do not overlap at one scale, they do not overlap at any larger scale.
    let close = places(scales.lowerBound)
    var index = BoxIndex()
    var scale = scales.lowerBound
    for (node, place) in close.enumerated() {
      let size = sizes[node]
      for other in index.overlapping(
        Rect(
          x: place.x, y: place.y, width: size.width + gap.width, height: size.height + gap.height))
      {
        let (dx, dy) = (known[node].x - known[other].x, known[node].y - known[other].y)
        let width = (dx > 0 ? sizes[other] : size).width + gap.width
        let height = (dy > 0 ? sizes[other] : size).height + gap.height
        scale = max(scale, min(width / abs(dx), height / abs(dy)))
        guard scale <= scales.upperBound else { return nil }
      }
      index.insert(
        Rect(x: place.x, y: place.y, width: size.width + gap.width, height: size.height + gap.height))
    }
    return places(scale)
  }
}
