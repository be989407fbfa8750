import SceneValues

/// The object from which a menu opens, and the closures that are called for menu events.
struct MenuSource {
  weak var view: View?
  var rect: Rect?
  weak var sender: AnyObject?
  var isContext = false
  var preview: ViewController?
  var onEnd: () -> Void = {}
  var shownSelection: () -> Action? = { nil }
  var onSelection: () -> Void = {}
  var onPreviewTap: () -> Void = {}

  func place(in window: Window) -> Rect? {
    guard let view, view.window === window else { return nil }
    return view.convert(rect ?? view.bounds, to: nil)
  }
}
