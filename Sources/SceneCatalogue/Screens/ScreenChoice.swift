import SceneDevices
import SceneFiles
import ScenePreview
import SceneUI
import SceneValues

/// On which screen, and for whom, somebody wants to see a scene.
package struct ScreenChoice: Equatable {
  /// By one of its names; nil for the one that the file names, or the size that the scene was written for.
  var device: String?
  /// Nil for how the file shows it.
  var isLandscape: Bool?
  var style: InterfaceStyle?
  var locale: String?
  var textSize: TextSizeCategory?
  /// Pixels for a point: which of an image's files is taken, and where edges lie.
  var scale: Double?
  /// In points, in place of a device.
  var size: Size?
  /// Where the window is tapped, one after another, before it is looked at.
  var taps: [Point] = []

  package init() {}

  /// How a scene looks then; `look` says it where nobody chooses otherwise.
  func settings(for look: LayoutSettings) throws(Failure) -> LayoutSettings {
    var settings = look
    if let device {
      settings.device = try DeviceModel.asked(for: device)
      settings.size = nil
    }
    if let size { (settings.size, settings.device) = (size, nil) }
    if let isLandscape { settings.isLandscape = isLandscape }
    if let style { settings.stage.style = style }
    if let locale { settings.stage.locale = locale }
    if let textSize { settings.textSize = textSize }
    if let scale { settings.stage.scale = scale }
    return settings
  }
}
