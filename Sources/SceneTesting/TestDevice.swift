import SceneDevices
import SceneUI
import SceneValues

/// A device that a program is shown on: how large its screen is, what covers it, how high its bars are.
public struct TestDevice: Sendable {
  fileprivate let model: DeviceModel

  /// A device by Xcode's id (`retina6_12`) or by its name (`iphone-16`), as `scenec devices` lists them; nil where there is
  /// none.
  public init?(named name: String) {
    guard let model = DeviceModel.named(name) else { return nil }
    self.model = model
  }

  /// Four phones and two pads that differ from each other the most: in size, in what covers the screen, in size classes.
  public static let usual: [TestDevice] = [
    "iphone-5s", "iphone-se", "iphone-16", "iphone-16-pro-max", "ipad-mini", "ipad-pro-11",
  ].compactMap(TestDevice.init(named:))

  /// What people call it: `iPhone 16`.
  public var title: String { model.title }
  /// Whether it fits into a hand, or is larger.
  public var idiom: Idiom { model.idiom }
}

extension Harness {
  /// Shows what the window shows on the screen of a device.
  ///
  /// The window gets the size of its screen, its safe area and the heights of its bars, and the context its kind and its
  /// scale. All of it follows, as where a person has another device in hand.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - isLandscape: whether it is held sideways.
  public func show(on device: TestDevice, isLandscape: Bool = false) {
    let screen = device.model.screen(isLandscape: isLandscape)
    window.context.idiom = device.model.idiom
    window.context.displayScale = device.model.scale
    window.screenInsets = screen.safeArea
    window.screenBars = screen.bars
    if window.orientation.isLandscape != isLandscape {
      window.rotate(to: isLandscape ? .landscapeLeft : .portrait)
    }
    window.resize(to: screen.size)
    advance(seconds: 0)
  }
}
