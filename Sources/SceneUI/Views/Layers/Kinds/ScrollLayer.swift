import SceneValues

/// A layer that shows a part of what is in it.
public final class ScrollLayer: Layer {
  /// In which directions it scrolls; both by default.
  public var scrollMode = ScrollMode.both

  /// In which directions a layer scrolls.
  public enum ScrollMode: Sendable {
    /// In none.
    case none
    /// To the left and right.
    case horizontally
    /// Up and down.
    case vertically
    /// In all.
    case both
  }

  /// A layer that cuts off what it does not show.
  public required init() {
    super.init()
    masksToBounds = true
  }

  /// Shows what begins at a point, as far as it scrolls that way.
  public func scroll(to point: Point) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = point.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = point.y }
    bounds = Rect(origin: origin, size: bounds.size)
  }

  /// Shows a rectangle, by the shortest way; what is larger than the bounds is shown from its upper left corner.
  public func scroll(to rect: Rect) {
    let bounds = bounds
    func start(_ low: Double, _ high: Double, from first: Double, _ length: Double) -> Double {
      if low < first || high - low > length { return low }
      return high > first + length ? high - length : first
    }
    scroll(
      to: Point(
        x: start(rect.minX, rect.maxX, from: bounds.minX, bounds.width),
        y: start(rect.minY, rect.maxY, from: bounds.minY, bounds.height)))
  }

  /// What of the layer is seen: its bounds.
  public var visibleRect: Rect { bounds }
}
