import SceneValues

/// Where a menu stands: below what it belongs to, or above, where there is more room; its edges on those of what it
/// belongs to, as far as it fits.
struct MenuPlacement {
  /// In points: between the menu and what it belongs to, and what is left free at the edges.
  static let gap = 8.0
  static let margin = 8.0

  let frame: Rect
  let isBelow: Bool

  /// - Parameters:
  ///   - size: what the menu would like.
  ///   - source: what it belongs to.
  ///   - area: what it may lie in.
  ///   - isRightToLeft: whether one reads from right to left.
  init(size: Size, source: Rect, in area: Rect, isRightToLeft: Bool = false) {
    let all = area.insetBy(dx: min(Self.margin, area.width / 2), dy: min(Self.margin, area.height / 2))
    let below = max(0, all.maxY - source.maxY - Self.gap)
    let above = max(0, source.minY - Self.gap - all.minY)
    isBelow = below >= size.height || below >= above
    // Where neither side has room for some rows, it lies over what it belongs to.
    let room = max(below, above)
    let height = min(size.height, room < min(size.height, 132) ? all.height : room)
    let width = min(size.width, all.width)
    // A source in the right half has the menu's right edge on its own.
    let isAtEnd = source.midX == all.midX ? isRightToLeft : source.midX > all.midX
    let x = isAtEnd ? source.maxX - width : source.minX
    let y = isBelow ? source.maxY + Self.gap : source.minY - Self.gap - height
    frame = Rect(
      x: min(max(x, all.minX), all.maxX - width), y: min(max(y, all.minY), max(all.minY, all.maxY - height)),
      width: width, height: height)
  }
}
