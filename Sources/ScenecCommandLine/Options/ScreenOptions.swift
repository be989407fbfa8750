import ArgumentParser
import SceneDevices
import SceneFiles
import ScenePreview
import SceneUI

struct ScreenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The device, by name or Xcode id as listed by 'scenec devices'. Default: the device set in a storyboard \
      or xib, or the size of a scene's root view, which is that of 'iphone-17' if the view has no frame.
      """, valueName: "device"),
    completion: .list(DeviceModel.allNames), transform: DeviceName.init)
  var device: DeviceName?
  @Option(
    help: """
      The device orientation. Default: the orientation set in the file or, if none is set, 'portrait'.
      """)
  var orientation: HeldOrientation?
  @Option(
    help: ArgumentHelp(
      """
      The locale, which determines the text and the layout direction. 'pseudo' makes text 40% longer, and \
      'pseudo-rtl' also lays it out from right to left. By default, the text in the file is used.
      """, valueName: "locale"))
  var locale: String?
  @OptionGroup var common: CommonScreenOptions
  @Option(help: "The appearance for colors and images that have variants.")
  var style = InterfaceStyle.light

  func validate() throws { try common.check(hasDevice: device != nil) }

  var settings: LayoutSettings {
    var settings = common.settings
    settings.device = device?.model
    settings.isLandscape = orientation.map { $0 == .landscape }
    settings.stage.locale = locale
    settings.stage.style = style
    return settings
  }
}

enum HeldOrientation: String, ExpressibleByArgument, CaseIterable {
  case portrait, landscape
}

/// A device name in the format of the command line, such as `iphone-16` or `retina6_12`.
struct DeviceName {
  let model: DeviceModel

  init(argument: String) throws(ValidationError) {
    do throws(Failure) {
      model = try DeviceModel.asked(for: argument)
    } catch {
      throw ValidationError(error.message.hasSuffix("?") ? error.message : "\(error.message).")
    }
  }
}
