import SceneUI
import SceneValues

/// For which screen, and which texts, scenes are to be laid out.
package struct LayoutSettings {
  package var stage = StageSettings()
  /// Nil for the one that the file names, and for what the scene was written for.
  package var device: DeviceModel?
  /// In points; nil for that of the device.
  package var size: Size?
  /// In points; nil for that of the device, with the bars of the containers that hold the scene.
  package var safeArea: EdgeInsets?
  /// Nil for how the file shows the scene.
  package var isLandscape: Bool?
  package var direction = LayoutDirection.leftToRight
  package var textSize = TextSizeCategory.large

  package init() {}
}
