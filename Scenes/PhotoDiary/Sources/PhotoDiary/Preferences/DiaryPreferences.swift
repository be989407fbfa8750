import SceneUI

// The names identify values in existing databases, so they must not change.

extension PreferenceKey<String> {
  fileprivate static var sortOrder: Self { Self("sortOrder", default: SortOrder.newestFirst.rawValue) }
  fileprivate static var theme: Self { Self("theme", default: InterfaceStyle.light.rawValue) }
}

extension PreferenceKey<Int> {
  fileprivate static var textSize: Self { Self("textSize", default: 1) }
}

extension Preferences {
  var sortOrder: SortOrder {
    get { SortOrder(rawValue: self[.sortOrder]) ?? .newestFirst }
    set { self[.sortOrder] = newValue.rawValue }
  }

  var theme: InterfaceStyle {
    get { InterfaceStyle(rawValue: self[.theme]) ?? .light }
    set { self[.theme] = newValue.rawValue }
  }

  /// The text size, which is 0, 1 or 2.
  var textSize: Int {
    get { min(max(self[.textSize], 0), 2) }
    set { self[.textSize] = newValue }
  }

  /// Returns the font of body text. `size` is the size for the default text size, in points.
  func font(_ size: Double, isBold: Bool = false) -> Font {
    let size = size + Double(textSize - 1) * 3
    return isBold ? .bold(size) : .system(size)
  }
}
