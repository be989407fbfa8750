import SceneServices
import SceneValues

/// A menu that shows, as its window, its button and the menu itself know it.
protocol MenuOverlayView: View {
  /// Where the finger was that opened the menu: until it moves from there, it chooses nothing.
  var start: Point { get set }
  /// Takes it away.
  func dismiss()
  /// A key was pressed.
  ///
  /// - Returns: whether it meant something to the menu.
  func press(_ key: Key) -> Bool
  /// The finger that opened the menu is at a point of the window.
  func track(at point: Point)
  /// The finger that opened the menu is up.
  func endTracking(at point: Point)
  /// The menu, or something in it, has changed.
  func menuDidChange()
}
