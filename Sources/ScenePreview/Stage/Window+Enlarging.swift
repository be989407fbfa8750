import SceneUI
import SceneValues

extension Window {
  func enlarge(until view: View, has size: Size) {
    let missing = Size(width: size.width - view.bounds.width, height: size.height - view.bounds.height)
    guard view.window === self, missing.width > 0 || missing.height > 0 else { return }
    resize(
      to: Size(width: bounds.width + max(0, missing.width), height: bounds.height + max(0, missing.height)))
    layoutIfNeeded()
  }
}
