import SceneValues

/// How content of a size of its own is fitted into a view.
public enum ContentMode: String, SceneEnumeration {
  /// As large as the view, distorted where it must be.
  case scaleToFill
  /// As large as fits with its proportions kept.
  case scaleAspectFit
  /// As small as covers the view with its proportions kept: what is too much goes beyond the bounds.
  case scaleAspectFill
  /// Like `scaleToFill`.
  case redraw
  /// In its own size, in the middle, at an edge or in a corner; what is too large goes beyond the bounds.
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// Where content lies.
  ///
  /// - Parameters:
  ///   - size: of the content, in points.
  ///   - bounds: what it is fitted into.
  /// - Returns: the content's frame, in the coordinates that `bounds` are in.
  public func frame(for size: Size, in bounds: Rect) -> Rect {
    let scaled = scaled(size, for: Size(width: bounds.width, height: bounds.height))
    let (horizontal, vertical) = fractions
    return Rect(
      x: bounds.minX + (bounds.width - scaled.width) * horizontal,
      y: bounds.minY + (bounds.height - scaled.height) * vertical, width: scaled.width, height: scaled.height)
  }

  private func scaled(_ size: Size, for available: Size) -> Size {
    let isScaled = self == .scaleAspectFit || self == .scaleAspectFill
    if self == .scaleToFill || self == .redraw { return available }
    guard isScaled, size.width > 0, size.height > 0 else { return size }
    let (across, down) = (available.width / size.width, available.height / size.height)
    let factor = self == .scaleAspectFit ? min(across, down) : max(across, down)
    return Size(width: size.width * factor, height: size.height * factor)
  }

  /// How much of the free room lies to the left and above.
  private var fractions: (horizontal: Double, vertical: Double) {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }
}
