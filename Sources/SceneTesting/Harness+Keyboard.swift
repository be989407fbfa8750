import SceneUI
import SceneValues

// Methods for an on-screen keyboard, such as that of a phone. Key presses do not require this keyboard.
extension Harness {
  /// Shows a keyboard at the bottom edge of the window, or changes the height of the keyboard. `height` is in points.
  /// `duration` is the duration of the animation in seconds. The default is 0. This method does not advance the clock. If
  /// `duration` is greater than 0, advance the clock to complete the animation.
  public func showKeyboard(height: Double = 260, duration: Double = 0) {
    let bounds = window.bounds
    window.setKeyboardFrame(
      Rect(x: 0, y: bounds.height - height, width: bounds.width, height: height), duration: duration)
    window.layoutIfNeeded()
  }

  /// Hides the keyboard. `duration` is the duration of the animation in seconds. The default is 0.
  public func hideKeyboard(duration: Double = 0) {
    window.setKeyboardFrame(nil, duration: duration)
    window.layoutIfNeeded()
  }
}
