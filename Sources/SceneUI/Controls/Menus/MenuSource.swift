import SceneValues

/// What a menu belongs to, and who is told of it.
struct MenuSource {
  /// What it stands beside.
  weak var view: View?
  /// The part of the view, in its coordinates; all of it for nil.
  var rect: Rect?
  /// For whom actions are chosen.
  weak var sender: AnyObject?
  /// Whether all but the source is darkened.
  var isContext = false
  /// Shown above a context menu, in place of the source.
  var preview: ViewController?
  /// The menu goes.
  var onEnd: () -> Void = {}
  /// The action that the source shows as selected; nil for a source that shows none.
  var shownSelection: () -> Action? = { nil }
  /// A person has selected another one.
  var onSelection: () -> Void = {}
  /// The preview was touched; the menu has gone.
  var onPreviewTap: () -> Void = {}

  /// Where it is in a window; nil where it has gone.
  func place(in window: Window) -> Rect? {
    guard let view, view.window === window else { return nil }
    return view.convert(rect ?? view.bounds, to: nil)
  }
}
