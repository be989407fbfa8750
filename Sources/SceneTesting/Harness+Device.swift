import SceneUI
import SceneValues

extension Harness {
  /// Rotates the device with an animation and advances the clock by 0.4 s. Returns false if the view controller that
  /// fills the window prevents the rotation.
  @discardableResult
  public func rotateDevice(to orientation: InterfaceOrientation) -> Bool {
    let turned = window.rotate(to: orientation, animated: true)
    advance(seconds: 0.4)
    return turned
  }
}
