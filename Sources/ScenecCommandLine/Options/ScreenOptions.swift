import ArgumentParser
import SceneDevices
import SceneFiles
import ScenePreview
import SceneUI

/// For which screen, and for whom, scenes are laid out.
struct ScreenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A device, by Xcode's id or by its name ('scenec devices' lists them). By default, the one that a storyboard or xib \
      names, and the size that a scene was written for.
      """, valueName: "device"),
    completion: .list(DeviceModel.allNames), transform: DeviceName.init)
  var device: DeviceName?
  @Option(help: "How the device is held. By default, as the file shows it, or upright.")
  var orientation: HeldOrientation?
  @Option(
    help: ArgumentHelp(
      """
      The locale of its texts, where there are translations of them, and of the direction in which one reads; 'pseudo' for \
      texts that are 40 % longer, and 'pseudo-rtl' for these from right to left. By default, what the scene itself says.
      """, valueName: "locale"))
  var locale: String?
  @OptionGroup var common: CommonScreenOptions
  @Option(help: "What colours and images there are, where they differ.")
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

/// A device as it is written on the command line: `iphone-16`, `retina6_12`.
struct DeviceName {
  let model: DeviceModel

  /// - Throws: `ValidationError` where there is none, with the name that may be meant.
  init(argument: String) throws(ValidationError) {
    do throws(Failure) {
      model = try DeviceModel.asked(for: argument)
    } catch {
      throw ValidationError(error.message.hasSuffix("?") ? error.message : "\(error.message).")
    }
  }
}
