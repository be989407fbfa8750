import SceneValues

/// A layer that displays a scrollable part of its content.
public final class ScrollLayer: Layer {
  /// The directions in which the layer scrolls. The default is both.
  public var scrollMode = ScrollMode.both

  /// The directions in which a layer can scroll.
  public enum ScrollMode: Sendable {
    case none
    case horizontally
    case vertically
    case both
  }

  /// Creates a layer that clips its content to its bounds.
  public required init() {
    super.init()
    masksToBounds = true
  }

  /// Scrolls to a point in the directions that `scrollMode` allows.
  public func scroll(to point: Point) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = point.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = point.y }
    bounds = Rect(origin: origin, size: bounds.size)
  }

  /// Scrolls the shortest distance to show a rectangle, or its top-left corner if it is larger than the bounds.
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

  /// The visible part of the layer, which is its bounds.
  public var visibleRect: Rect { bounds }
}
