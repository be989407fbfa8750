import SceneRuntime
import SceneValues

/// What a context menu shows above it in place of its source: the view of a controller, on a rounded plate.
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

  /// Shows the controller as a child of the window's root.
  ///
  /// - Throws: `LoadingError` where its view does not load.
  func fill(in window: Window) throws {
    guard let shown, let root = window.rootViewController else { return }
    root.addChild(shown)
    do { try shown.loadViewIfNeeded() } catch {
      shown.willMove(toParent: nil)
      shown.removeFromParent()
      throw error
    }
    shown.view.isUserInteractionEnabled = false
    shown.view.frame = bounds
    shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(shown.view)
    shown.didMove(toParent: root)
  }

  /// Gives the controller back as it was taken.
  func letGo() {
    guard let shown, shown.parent != nil else { return }
    shown.willMove(toParent: nil)
    shown.view.isUserInteractionEnabled = true
    shown.view.removeFromSuperview()
    shown.removeFromParent()
    self.shown = nil
  }

  /// In points: what the controller prefers, as far as there is room.
  func size(in room: Size) -> Size {
    let wanted = shown?.preferredContentSize ?? .zero
    return Size(
      width: min(wanted.width > 0 ? wanted.width : 320, room.width),
      height: min(wanted.height > 0 ? wanted.height : 240, room.height))
  }
}
