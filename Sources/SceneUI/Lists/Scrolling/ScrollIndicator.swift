import SceneDrawing
import SceneValues

final class ScrollIndicator: View {
  private static let thickness = 2.5
  private static let shortest = 24.0
  private static let margin = 3.0
  /// The time, in seconds, for which the indicator stays visible after scrolling stops.
  static let timeLimit = 0.5

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init(coder: Coder) throws { try super.init(coder: coder) }

  func place(isVertical: Bool, visible: Rect, limits: ClosedRange<Double>) {
    let (length, offset) = isVertical ? (visible.height, visible.minY) : (visible.width, visible.minX)
    let track = length - 2 * Self.margin
    let whole = limits.upperBound - limits.lowerBound + length
    let beyond = max(limits.lowerBound - offset, offset - limits.upperBound, 0)
    let size = max(Self.shortest * 0.3, max(Self.shortest, track * length / max(whole, 1)) - beyond)
    let part = (offset - limits.lowerBound) / max(limits.upperBound - limits.lowerBound, 1)
    let start = Self.margin + (track - size) * min(max(part, 0), 1)
    frame =
      isVertical
      ? Rect(
        x: readsFromRightToLeft
          ? visible.minX + Self.margin : visible.maxX - Self.margin - Self.thickness, y: visible.minY + start,
        width: Self.thickness,
        height: size)
      : Rect(
        x: visible.minX + start, y: visible.maxY - Self.margin - Self.thickness, width: size,
        height: Self.thickness)
  }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.setFillColor(resolve(.label).withAlpha(0.35))
    graphics.fill(Path(roundedRect: bounds, cornerRadius: Self.thickness / 2))
  }
}
