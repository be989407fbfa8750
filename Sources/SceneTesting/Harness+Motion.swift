import SceneUI

extension Harness {
  /// Shakes the device for a time. The window's first responder hears of it.
  public func shake(seconds: Double = 0.5) {
    window.beginMotion(.shake)
    advance(seconds: seconds)
    window.endMotion()
  }
}
