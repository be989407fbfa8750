import SceneValues

/// A popover's placement: the first permitted side with enough space or, if there is none, the side with the most space.
struct PopoverPlacement: Equatable {
  let body: Rect
  let arrow: Arrow?

  struct Arrow: Equatable {
    let direction: ArrowDirections
    /// The distance in points from the left or top edge of the bubble to the tip of the arrow.
    let offset: Double
  }

  /// The length of the arrow, in points. `arrowWidth` is the width of the arrow's base.
  static let arrowLength = 12.0
  static let arrowWidth = 26.0
  static let cornerRadius = 13.0
  private static let margin = 10.0

  /// Computes the placement. For equal space, the order of preference is below, above, trailing, and leading.
  init(
    anchor: Rect, size: Size, in bounds: Rect, permitted: ArrowDirections, isRightToLeft: Bool = false
  ) {
    let all = bounds.insetBy(
      dx: min(Self.margin, bounds.width / 2), dy: min(Self.margin, bounds.height / 2))
    let visible = anchor.intersection(bounds) ?? Rect(origin: all.nearest(to: anchor.center), size: .zero)
    var best: (direction: ArrowDirections, area: Rect, shown: Double)?
    let sides: [ArrowDirections] = isRightToLeft ? [.right, .left] : [.left, .right]
    for direction in [.up, .down] + sides where permitted.contains(direction) {
      let area = Self.area(for: direction, beside: visible, in: all)
      let shown = min(size.width, area.width) * min(size.height, area.height)
      if shown > best?.shown ?? -1 { best = (direction, area, shown) }
    }
    guard let best else {
      body = Self.body(of: size, around: visible.center, in: all)
      arrow = nil
      return
    }
    let isVertical = best.direction == .up || best.direction == .down
    let near =
      switch best.direction {
      case .up: Point(x: visible.midX, y: best.area.minY)
      case .down: Point(x: visible.midX, y: best.area.maxY)
      case .left: Point(x: best.area.minX, y: visible.midY)
      default: Point(x: best.area.maxX, y: visible.midY)
      }
    body = Self.body(of: size, around: near, in: best.area)
    let (start, length, target) =
      isVertical ? (body.minX, body.width, visible.midX) : (body.minY, body.height, visible.midY)
    let least = min(Self.cornerRadius + Self.arrowWidth / 2, length / 2)
    arrow = Arrow(direction: best.direction, offset: min(max(target - start, least), length - least))
  }

  private static func area(for direction: ArrowDirections, beside anchor: Rect, in all: Rect) -> Rect {
    var (left, top, right, bottom) = (all.minX, all.minY, all.maxX, all.maxY)
    switch direction {
    case .up: top = anchor.maxY + arrowLength
    case .down: bottom = anchor.minY - arrowLength
    case .left: left = anchor.maxX + arrowLength
    default: right = anchor.minX - arrowLength
    }
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  private static func body(of size: Size, around point: Point, in area: Rect) -> Rect {
    let (width, height) = (min(size.width, area.width), min(size.height, area.height))
    return Rect(
      x: min(max(point.x - width / 2, area.minX), area.maxX - width),
      y: min(max(point.y - height / 2, area.minY), area.maxY - height), width: width, height: height)
  }
}

extension Rect {
  fileprivate func nearest(to point: Point) -> Point {
    Point(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
  }
}
