import SceneDevices
import SceneFiles
import ScenePreview
import SceneUI
import SceneValues

package struct ScreenChoice: Equatable {
  /// The name of the device. If nil, the file determines the screen, either by its device or by the scene's size.
  var device: String?
  /// Whether the device is in landscape orientation. If nil, the file determines the orientation.
  var isLandscape: Bool?
  var style: InterfaceStyle?
  var locale: String?
  var textSize: TextSizeCategory?
  /// The number of pixels per point, which affects the choice of image files and the alignment of edges to pixels.
  var scale: Double?
  var size: Size?
  /// The positions of taps in the window, in order. The taps are performed before the window is drawn.
  var taps: [Point] = []

  package init() {}

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
