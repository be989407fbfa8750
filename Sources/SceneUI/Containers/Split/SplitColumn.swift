import SceneDrawing
import SceneRuntime
import SceneValues

final class SplitColumn: View {
  private(set) weak var shown: ViewController?

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
  }

  required init(coder: Coder) throws { preconditionFailure("scenes cannot create columns") }

  override func layoutSubviews() { shown?.viewIfLoaded?.place(in: bounds) }

  /// Inserts a controller's loaded view. The previous controller's view must have been removed by `detachView(_:)`.
  func put(in controller: ViewController?) {
    shown = controller
    guard let view = controller?.viewIfLoaded else { return }
    view.place(in: bounds)
    addSubview(view)
  }

  func detachView(_ controller: ViewController?) {
    guard let view = controller?.viewIfLoaded, view.superview === self else { return }
    view.removeFromSuperview()
  }
}

final class SplitDivider: View {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init(coder: Coder) throws { preconditionFailure("scenes cannot create dividers") }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.setFillColor(resolve(.separator))
    graphics.fill(bounds)
  }
}
