import SceneUI
import SceneValues

package struct DeviceModel: Sendable {
  /// The model's id in Xcode files, such as `retina6_12`, or the model's first name if Xcode does not support the model.
  package let id: String
  package let title: String
  /// The names for command-line options, such as `iphone-15`. The first name is derived from the title.
  package let names: [String]
  package let idiom: Idiom
  package let size: Size
  package let scale: Double
  /// The insets, in points, for the status bar, notch, rounded corners, and home indicator.
  package let portraitSafeArea, landscapeSafeArea: EdgeInsets
  /// The minimum horizontal margin of a view controller's view in portrait orientation, in points.
  package let margin: Double

  package func screen(isLandscape: Bool) -> DeviceScreen { DeviceScreen(of: self, isLandscape: isLandscape) }
}

package struct DeviceScreen: Sendable {
  package let size: Size
  package let safeArea: EdgeInsets
  package let horizontal, vertical: SizeClass
  /// The heights of bars, excluding the areas below the status bar and above the home indicator.
  package let bars: BarHeights
  /// The minimum horizontal margin of a view controller's view, in points.
  package let margin: Double

  init(of model: DeviceModel, isLandscape: Bool) {
    size = isLandscape ? Size(width: model.size.height, height: model.size.width) : model.size
    safeArea = isLandscape ? model.landscapeSafeArea : model.portraitSafeArea
    (horizontal, vertical) = TraitCollection.sizeClasses(of: size, on: model.idiom)
    bars = BarHeights(vertical: vertical, idiom: model.idiom)
    margin = isLandscape ? (size.width >= 414 ? 20 : 16) : model.margin
  }
}
