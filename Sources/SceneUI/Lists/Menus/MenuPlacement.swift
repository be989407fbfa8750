import SceneValues

/// A menu's position: below its source, or above it if the menu does not fit below and there is more space above.
struct MenuPlacement {
  /// The distance between the menu and its source, in points.
  static let gap = 8.0
  static let margin = 8.0

  let frame: Rect
  let isBelow: Bool

  init(size: Size, source: Rect, in area: Rect, isRightToLeft: Bool = false) {
    let all = area.insetBy(dx: min(Self.margin, area.width / 2), dy: min(Self.margin, area.height / 2))
    let below = max(0, all.maxY - source.maxY - Self.gap)
    let above = max(0, source.minY - Self.gap - all.minY)
    isBelow = below >= size.height || below >= above
    // If neither side has space for a few rows, the menu covers the source.
    let room = max(below, above)
    let height = min(size.height, room < min(size.height, 132) ? all.height : room)
    let width = min(size.width, all.width)
    let isAtEnd = source.midX == all.midX ? isRightToLeft : source.midX > all.midX
    let x = isAtEnd ? source.maxX - width : source.minX
    let y = isBelow ? source.maxY + Self.gap : source.minY - Self.gap - height
    frame = Rect(
      x: min(max(x, all.minX), all.maxX - width), y: min(max(y, all.minY), max(all.minY, all.maxY - height)),
      width: width, height: height)
  }
}
