import SceneDevices
import SceneUI
import SceneValues

/// A device, with its screen size, safe area, and bar heights.
public struct TestDevice: Sendable {
  fileprivate let model: DeviceModel

  /// Creates a device from its identifier in Xcode, such as `retina6_12`, or from a name that `scenec devices` lists,
  /// such as `iphone-16`. Returns nil for other names.
  public init?(named name: String) {
    guard let model = DeviceModel.named(name) else { return nil }
    self.model = model
  }

  /// Four phones and two tablets that differ as much as possible in size, safe area, and size classes.
  public static let usual: [TestDevice] = [
    "iphone-5s", "iphone-se", "iphone-16", "iphone-16-pro-max", "ipad-mini", "ipad-pro-11",
  ].compactMap(TestDevice.init(named:))

  /// The device's display name, such as `iPhone 16`.
  public var title: String { model.title }
  /// The device's idiom, which is either phone or pad.
  public var idiom: Idiom { model.idiom }
}

extension Harness {
  /// Shows the window's content as it appears on a device in portrait or landscape. The context uses the device's idiom
  /// and scale.
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
