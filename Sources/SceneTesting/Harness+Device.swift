import SceneUI
import SceneValues

// What a person does with the device as a whole.
extension Harness {
  /// Turns the device: what is shown turns with it, animated, and 0.4 s pass.
  ///
  /// - Returns: false where the controller that fills the window refuses.
  @discardableResult
  public func rotateDevice(to orientation: InterfaceOrientation) -> Bool {
    let turned = window.rotate(to: orientation, animated: true)
    advance(seconds: 0.4)
    return turned
  }
}
