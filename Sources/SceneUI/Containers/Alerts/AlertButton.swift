import SceneDrawing
import SceneRuntime
import SceneValues

final class AlertButton: Button, LibraryButton {
  private let action: AlertAction?
  private weak var alert: AlertController?

  init(_ action: AlertAction, of alert: AlertController) {
    self.action = action
    self.alert = alert
    super.init(frame: .zero)
    action.button = self
    setTitle(action.title, for: .normal)
    let isBold = alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
    let size = alert.preferredStyle == .alert ? 17.0 : 20
    font = isBold ? .bold(size) : .system(size)
    if action.style == .destructive { setTitleColor(Color(.systemRed), for: .normal) }
    addTarget(self, for: .touchUpInside) { (button, _: AlertButton) in button.choose() }
    refresh()
  }

  required init(coder: Coder) throws {
    action = nil
    try super.init(coder: coder)
  }

  func refresh() { isEnabled = action?.isEnabled ?? true }

  private func choose() {
    if let action { alert?.choose(action) }
  }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    if isHighlighted {
      graphics.setFillColor(.systemFill)
      graphics.fill(bounds)
    }
    super.draw(rect, in: graphics)
  }
}
