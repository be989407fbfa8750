import SceneValues

enum FoldEdge { case left, right, top, bottom }

extension AffineTransform {
  /// Returns the transform that folds a page around an edge. At an amount of 0, the page is flat. At 1, it is edge-on.
  static func folded(_ amount: Double, about edge: FoldEdge, size: Size) -> AffineTransform {
    // A width of 0 would make the transform degenerate.
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
