import SceneValues

/// The way content is scaled and positioned in a view.
public enum ContentMode: String, SceneEnumeration {
  case scaleToFill
  case scaleAspectFit
  /// Scales the content to fill the view while preserving the aspect ratio. Excess content extends beyond the bounds.
  case scaleAspectFill
  /// Has the same effect as `scaleToFill`.
  case redraw
  /// Keeps the content's size. Excess content extends beyond the bounds.
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// Returns the frame of the content.
  ///
  /// - Parameters:
  ///   - size: The size of the content in points.
  ///   - bounds: The bounds of the view.
  /// - Returns: The frame of the content, in the coordinates of `bounds`.
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
