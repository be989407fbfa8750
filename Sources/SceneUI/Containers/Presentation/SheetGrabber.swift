import SceneDrawing
import SceneRuntime
import SceneValues

/// A handle that indicates that the user can drag the sheet. A tap moves the sheet to its next resting height.
final class SheetGrabber: View {
  /// The size of the touch area in points. The area begins at the sheet's upper edge.
  static let area = Size(width: 76, height: 16)
  private static let pill = Rect(x: 20, y: 5, width: 36, height: 5)
  private let action: () -> Void

  init(action: @escaping () -> Void) {
    self.action = action
    super.init(frame: Rect(origin: .zero, size: Self.area))
    let tap = TapGestureRecognizer()
    tap.addTarget(self) { grabber, _ in grabber.action() }
    addGestureRecognizer(tap)
  }

  required init(coder: Coder) throws {
    action = {}
    try super.init(coder: coder)
  }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.setFillColor(Color(.tertiaryLabel))
    graphics.fill(Path(roundedRect: Self.pill, cornerRadius: Self.pill.height / 2))
  }
}
