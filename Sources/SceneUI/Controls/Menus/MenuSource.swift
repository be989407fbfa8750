import SceneValues

/// The source of a menu and its callbacks.
struct MenuSource {
  weak var view: View?
  /// The relevant part of the view, in its coordinates. Nil for its bounds.
  var rect: Rect?
  /// The sender of the chosen actions.
  weak var sender: AnyObject?
  var isContext = false
  /// The controller that replaces the source above a context menu.
  var preview: ViewController?
  var onEnd: () -> Void = {}
  /// Returns the action that the source shows as selected, or nil.
  var shownSelection: () -> Action? = { nil }
  var onSelection: () -> Void = {}
  /// Called when the user taps the preview, after the menu has closed.
  var onPreviewTap: () -> Void = {}

  /// Returns the source's rectangle in a window, or nil if the source is gone.
  func place(in window: Window) -> Rect? {
    guard let view, view.window === window else { return nil }
    return view.convert(rect ?? view.bounds, to: nil)
  }
}
