import SceneRuntime
import SceneValues

/// A rounded card that shows a controller's view. A context menu displays the card in place of the pressed view.
final class MenuPreviewCard: Control {
  private var shown: ViewController?

  init(_ shown: ViewController) {
    self.shown = shown
    super.init(frame: .zero)
    layer.cornerRadius = 14
    clipsToBounds = true
    backgroundColor = .systemBackground
  }

  required init(coder: Coder) throws { try super.init(coder: coder) }

  /// Adds the preview controller to the window's root controller. Throws `LoadingError` if its view fails to load.
  func fill(in window: Window) throws {
    guard let shown, let root = window.rootViewController else { return }
    root.addChild(shown)
    do { try shown.loadViewIfNeeded() } catch {
      shown.willMove(toParent: nil)
      shown.removeFromParent()
      throw error
    }
    if let view = shown.viewIfLoaded {
      view.isUserInteractionEnabled = false
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    shown.didMove(toParent: root)
  }

  func detach() {
    guard let shown, shown.parent != nil else { return }
    shown.willMove(toParent: nil)
    shown.viewIfLoaded?.isUserInteractionEnabled = true
    shown.viewIfLoaded?.removeFromSuperview()
    shown.removeFromParent()
    self.shown = nil
  }

  /// Returns the controller's preferred size in points, limited to the available space.
  func size(in room: Size) -> Size {
    let wanted = shown?.preferredContentSize ?? .zero
    return Size(
      width: min(wanted.width > 0 ? wanted.width : 320, room.width),
      height: min(wanted.height > 0 ? wanted.height : 240, room.height))
  }
}
