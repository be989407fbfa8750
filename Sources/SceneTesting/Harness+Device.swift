import SceneUI
import SceneValues

extension Harness {
  /// Rotates the device. The content rotates with an animation of 0.4 s, by which the clock advances.
  ///
  /// - Returns: False if the controller that fills the window prevents the rotation.
  @discardableResult
  public func rotateDevice(to orientation: InterfaceOrientation) -> Bool {
    let turned = window.rotate(to: orientation, animated: true)
    advance(seconds: 0.4)
    return turned
  }
}
