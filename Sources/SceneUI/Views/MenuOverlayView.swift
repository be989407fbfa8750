import SceneServices
import SceneValues

/// The interface of an open menu to its window, its button, and the menu itself.
protocol MenuOverlayView: View {
  /// The location of the touch that opened the menu. Until the touch moves away from this location, it selects nothing.
  var start: Point { get set }
  func dismiss()
  /// Handles a key press and returns whether the menu handled it.
  func press(_ key: Key) -> Bool
  func track(at point: Point)
  func endTracking(at point: Point)
  func menuDidChange()
}
