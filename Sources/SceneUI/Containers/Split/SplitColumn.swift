import SceneDrawing
import SceneRuntime
import SceneValues

/// A place for one controller's view, which fills it.
final class SplitColumn: View {
  private(set) weak var shown: ViewController?

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
  }

  required init(coder: Coder) throws { preconditionFailure("columns are not made by scenes") }

  override func layoutSubviews() { shown?.viewIfLoaded?.place(in: bounds) }

  /// Puts a controller's view in, whose view is loaded; or nothing, for nil. The one that was there stays until it is
  /// taken out.
  func put(in controller: ViewController?) {
    shown = controller
    guard let view = controller?.view else { return }
    view.place(in: bounds)
    addSubview(view)
  }

  /// Takes a controller's view out, unless it has gone elsewhere.
  func takeOut(_ controller: ViewController?) {
    guard let view = controller?.viewIfLoaded, view.superview === self else { return }
    view.removeFromSuperview()
  }
}

/// The line between the columns.
final class SplitDivider: View {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init(coder: Coder) throws { preconditionFailure("dividers are not made by scenes") }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.setFillColor(resolve(.separator))
    graphics.fill(bounds)
  }
}
