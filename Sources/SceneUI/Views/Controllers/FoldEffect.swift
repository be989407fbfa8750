import SceneValues

/// An edge that a page turns about.
enum FoldEdge { case left, right, top, bottom }

extension AffineTransform {
  /// A page that turns about one of its edges, as it is seen from the front: it becomes narrower towards that edge.
  ///
  /// - Parameters:
  ///   - amount: from 0, flat, to 1, when it is seen from the side.
  ///   - edge: the one that stays in its place.
  ///   - size: of the page, in points.
  /// - Returns: a transform about the middle of the page, as views have it.
  static func folded(_ amount: Double, about edge: FoldEdge, size: Size) -> AffineTransform {
    // A page that is squeezed quite flat has no coordinates any more.
    let rest = max(0.001, 1 - amount)
    let (dx, dy) = (size.width * (1 - rest) / 2, size.height * (1 - rest) / 2)
    switch edge {
    case .left: return .scale(x: rest, y: 1).concatenating(.translation(x: -dx, y: 0))
    case .right: return .scale(x: rest, y: 1).concatenating(.translation(x: dx, y: 0))
    case .top: return .scale(x: 1, y: rest).concatenating(.translation(x: 0, y: -dy))
    case .bottom: return .scale(x: 1, y: rest).concatenating(.translation(x: 0, y: dy))
    }
  }
}
