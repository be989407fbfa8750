import SceneServices
import SceneValues

/// An open menu, as its window, its button, and the menu itself use it.
protocol MenuOverlayView: View {
  /// The location of the touch that opened the menu. The touch selects nothing until it moves away from
  /// there.
  var start: Point { get set }
  func dismiss()
  /// Handles a key press.
  ///
  /// - Returns: Whether the menu handled the key.
  func press(_ key: Key) -> Bool
  /// Called when the touch that opened the menu moves, in window coordinates.
  func track(at point: Point)
  /// Called when the touch that opened the menu ends.
  func endTracking(at point: Point)
  /// Called when the menu or its elements change.
  func menuDidChange()
}
