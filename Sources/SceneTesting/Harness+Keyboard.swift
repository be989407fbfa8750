import SceneUI
import SceneValues

// A keyboard on the screen, as a phone shows one when a field is tapped. Keys need none.
extension Harness {
  /// Shows a keyboard along the window's lower edge, or gives it another height. No time passes: it is there at once.
  ///
  /// - Parameters:
  ///   - height: in points.
  ///   - duration: of its movement, in seconds: 0 by default. For another, let the clock go on.
  public func showKeyboard(height: Double = 260, duration: Double = 0) {
    let bounds = window.bounds
    window.setKeyboardFrame(
      Rect(x: 0, y: bounds.height - height, width: bounds.width, height: height), duration: duration)
    window.layoutIfNeeded()
  }

  /// Takes the keyboard away.
  ///
  /// - Parameter duration: of its movement, in seconds: 0 by default.
  public func hideKeyboard(duration: Double = 0) {
    window.setKeyboardFrame(nil, duration: duration)
    window.layoutIfNeeded()
  }
}
