import SceneUI
import SceneValues

// The on-screen keyboard, as on phones. Key presses do not require it.
extension Harness {
  /// Shows a keyboard at the bottom edge of the window, or changes its height. The clock does not advance.
  ///
  /// - Parameters:
  ///   - height: The height in points.
  ///   - duration: The duration of the animation in seconds. The default is 0. For any other value, advance
  ///     the clock to complete the animation.
  public func showKeyboard(height: Double = 260, duration: Double = 0) {
    let bounds = window.bounds
    window.setKeyboardFrame(
      Rect(x: 0, y: bounds.height - height, width: bounds.width, height: height), duration: duration)
    window.layoutIfNeeded()
  }

  /// Hides the keyboard.
  ///
  /// - Parameter duration: The duration of the animation in seconds. The default is 0.
  public func hideKeyboard(duration: Double = 0) {
    window.setKeyboardFrame(nil, duration: duration)
    window.layoutIfNeeded()
  }
}
