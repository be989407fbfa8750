import SceneServices
import SceneValues

/// The interface through which a window, a button, and the menu itself control an open menu.
protocol MenuOverlayView: View {
  /// The location of the touch that opened the menu. The touch selects nothing until it moves away from this location.
  var start: Point { get set }
  func dismiss()
  func press(_ key: Key) -> Bool
  func track(at point: Point)
  func endTracking(at point: Point)
  func menuDidChange()
}
