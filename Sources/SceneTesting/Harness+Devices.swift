import SceneUI
import SceneValues

extension Harness {
  /// Shows what the window shows on devices, one after another, each upright and sideways, and each in languages.
  ///
  /// - Parameters:
  ///   - devices: the devices.
  ///   - locales: the languages. Where lines begin follows those that the program has.
  ///   - body: looks at what is shown; gets what it is shown on, in words (`iPhone SE, landscape, de`), and the device.
  /// - Throws: what the body throws.
  public func show(
    on devices: [TestDevice], in locales: [String],
    _ body: (_ name: String, _ device: TestDevice) throws -> Void
  ) rethrows {
    for device in devices {
      for isLandscape in [false, true] {
        for locale in locales {
          window.context.preferredLocales = [locale]
          show(on: device, isLandscape: isLandscape)
          try body("\(device.title), \(isLandscape ? "landscape" : "portrait"), \(locale)", device)
        }
      }
    }
  }

  /// Whether all of a view lies where nothing of the device covers the window, and is large enough to be seen.
  public func isInSight(_ view: View) -> Bool {
    let place = view.convert(view.bounds, to: nil)
    let free = window.bounds.inset(by: window.safeAreaInsets)
    return view.window === window && free.union(place) == free && place.width > 20 && place.height > 10
  }
}
