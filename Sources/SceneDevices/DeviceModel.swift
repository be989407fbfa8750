import SceneUI
import SceneValues

/// A kind of device: how large its screen is, and what of the screen is not free.
package struct DeviceModel: Sendable {
  /// What Xcode's files call it: `retina6_12`. Models that Xcode has no word of its own for are called by their first name.
  package let id: String
  /// What people call it: `iPhone 15`.
  package let title: String
  /// The names by which an option takes it: `iphone-15`. The first is that of its title.
  package let names: [String]
  package let idiom: Idiom
  /// In points, held upright.
  package let size: Size
  /// Pixels for a point.
  package let scale: Double
  /// In points, from the edges of the screen: what the status bar, a notch, round corners and the home indicator cover.
  package let portraitSafeArea, landscapeSafeArea: EdgeInsets
  /// In points: what the least margins of a controller's view are at its sides, where the screen is held upright.
  package let margin: Double

  /// The device as it is held.
  package func screen(isLandscape: Bool) -> DeviceScreen { DeviceScreen(of: self, isLandscape: isLandscape) }
}

/// The screen of a device that is held upright or sideways.
package struct DeviceScreen: Sendable {
  /// In points.
  package let size: Size
  package let safeArea: EdgeInsets
  package let horizontal, vertical: SizeClass
  /// How high bars are, without what they add below the status bar and above the home indicator.
  package let bars: BarHeights
  /// In points: the least margin at the sides of a controller's view.
  package let margin: Double

  init(of model: DeviceModel, isLandscape: Bool) {
    size = isLandscape ? Size(width: model.size.height, height: model.size.width) : model.size
    safeArea = isLandscape ? model.landscapeSafeArea : model.portraitSafeArea
    (horizontal, vertical) = TraitCollection.sizeClasses(of: size, on: model.idiom)
    bars = BarHeights(vertical: vertical, idiom: model.idiom)
    margin = isLandscape ? (size.width >= 414 ? 20 : 16) : model.margin
  }
}
