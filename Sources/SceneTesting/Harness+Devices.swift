import SceneUI
import SceneValues

extension Harness {
  /// Shows the content of the window on each device, in portrait and landscape, and in each language.
  ///
  /// - Parameters:
  ///   - devices: The devices on which the content is shown.
  ///   - locales: The languages of the content. Only languages that the app supports affect the writing direction.
  ///   - body: A closure that checks the content. It receives a description, such as `iPhone SE, landscape, de`, and the
  ///     device.
  /// - Throws: Any error that `body` throws.
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

  /// Returns whether a view is entirely inside the window's safe area and large enough to be visible: wider than 20
  /// points and taller than 10 points.
  public func isInVisibleArea(_ view: View) -> Bool {
    let place = view.convert(view.bounds, to: nil)
    let free = window.bounds.inset(by: window.safeAreaInsets)
    return view.window === window && free.union(place) == free && place.width > 20 && place.height > 10
  }
}
