import SceneDrawing
import SceneRuntime
import SceneValues

/// The background of a presented view, which is a rounded plate, a bubble with an arrow, or empty.
final class PresentationCard: View {
  struct Chrome: Equatable {
    var body: Rect
    var cornerRadius = 0.0
    var reachesBottom = false
    var hasShadow = false
    var arrow: PopoverPlacement.Arrow?

    var frame: Rect {
      let length = PopoverPlacement.arrowLength
      switch arrow?.direction {
      case .up?:
        return Rect(x: body.minX, y: body.minY - length, width: body.width, height: body.height + length)
      case .down?: return Rect(x: body.minX, y: body.minY, width: body.width, height: body.height + length)
      case .left?:
        return Rect(x: body.minX - length, y: body.minY, width: body.width + length, height: body.height)
      case .some: return Rect(x: body.minX, y: body.minY, width: body.width + length, height: body.height)
      case nil: return body
      }
    }
  }

  private(set) var chrome = Chrome(body: .zero)
  private let clip = View()
  let content: View
  private var grabber: SheetGrabber?

  init(content: View) {
    self.content = content
    super.init(frame: .zero)
    clip.clipsToBounds = true
    addSubview(clip)
    clip.addSubview(content)
  }

  required init(coder: Coder) throws {
    content = View()
    try super.init(coder: coder)
  }

  func show(_ chrome: Chrome) {
    let frame = chrome.frame
    bounds.size = frame.size
    center = frame.center
    guard chrome != self.chrome else { return }
    let wasCard = isCard
    self.chrome = chrome
    isCard = chrome.cornerRadius > 0
    setNeedsLayout()
    setNeedsDisplay()
    // Colors depend on whether a view is on a card. See `isOnCard`.
    if isCard != wasCard { content.forSubtree { $0.setNeedsDisplay() } }
  }

  /// Displays a grabber at the upper edge, or removes it if the action is nil.
  func showGrabber(_ action: (() -> Void)?) {
    guard let action else {
      grabber?.removeFromSuperview()
      grabber = nil
      return
    }
    guard grabber == nil else { return }
    let grabber = SheetGrabber(action: action)
    self.grabber = grabber
    addSubview(grabber)
    setNeedsLayout()
  }

  private var bodyRect: Rect {
    let frame = chrome.frame
    return chrome.body.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  override func layoutSubviews() {
    let body = bodyRect
    let beyond = chrome.reachesBottom ? chrome.cornerRadius : 0
    clip.layer.cornerRadius = chrome.cornerRadius
    clip.frame = Rect(x: body.minX, y: body.minY, width: body.width, height: body.height + beyond)
    content.frame = Rect(origin: .zero, size: body.size)
    grabber?.frame = Rect(
      origin: Point(x: body.midX - SheetGrabber.area.width / 2, y: body.minY), size: SheetGrabber.area)
  }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    guard chrome.cornerRadius > 0 else { return }
    let body = bodyRect
    if chrome.hasShadow {
      graphics.setFillColor(Color(white: 0, alpha: 0.02))
      for spread in stride(from: 16.0, to: 0, by: -2) {
        graphics.fill(
          Path(
            roundedRect: body.offsetBy(dx: 0, dy: 4).insetBy(dx: -spread, dy: -spread),
            cornerRadius: chrome.cornerRadius + spread))
      }
    }
    guard let arrow = chrome.arrow else { return }
    graphics.setFillColor(.systemBackground)
    graphics.fill(Path(roundedRect: body, cornerRadius: chrome.cornerRadius))
    graphics.fill(Path(polygon: Self.points(of: arrow, on: body)))
  }

  private static func points(of arrow: PopoverPlacement.Arrow, on body: Rect) -> [Point] {
    let (length, half) = (PopoverPlacement.arrowLength, PopoverPlacement.arrowWidth / 2)
    // The arrow begins one point inside the edge, which prevents a visible seam.
    func points(_ place: (_ along: Double, _ out: Double) -> Point) -> [Point] {
      [
        place(arrow.offset - half, -1), place(arrow.offset - half, 0), place(arrow.offset, length),
        place(arrow.offset + half, 0), place(arrow.offset + half, -1),
      ]
    }
    return switch arrow.direction {
    case .up: points { Point(x: body.minX + $0, y: body.minY - $1) }
    case .down: points { Point(x: body.minX + $0, y: body.maxY + $1) }
    case .left: points { Point(x: body.minX - $1, y: body.minY + $0) }
    default: points { Point(x: body.maxX + $1, y: body.minY + $0) }
    }
  }
}
