import SceneUI
import SceneValues

// Methods for an on-screen keyboard, such as that of a phone. Key presses do not require this keyboard.
extension Harness {
  /// Shows a keyboard with a height in points at the bottom edge of the window, or changes its height. The clock does
  /// not advance. `duration` is the duration of the animation in seconds, and is 0 by default. To complete a longer
  /// animation, advance the clock.
  public func showKeyboard(height: Double = 260, duration: Double = 0) {
    let bounds = window.bounds
    window.setKeyboardFrame(
      Rect(x: 0, y: bounds.height - height, width: bounds.width, height: height), duration: duration)
    window.layoutIfNeeded()
  }

  /// Hides the keyboard. `duration` is the duration of the animation in seconds, and is 0 by default.
  public func hideKeyboard(duration: Double = 0) {
    window.setKeyboardFrame(nil, duration: duration)
    window.layoutIfNeeded()
  }
}
