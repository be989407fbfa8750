import SceneUI

extension Harness {
  /// Shakes the device for a duration in seconds. The window's first responder receives the motion events.
  public func shake(seconds: Double = 0.5) {
    window.beginMotion(.shake)
    advance(seconds: seconds)
    window.endMotion()
  }
}
