import ArgumentParser
import ScenePreview
import SceneResources
import SceneUI
import SceneValues

/// For which screen, and for whom, scenes are laid out.
struct ScreenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A device, by Xcode's id or by its name ('scenec devices' lists them). By default, the one that a storyboard or xib \
      names, and the size that a scene was written for.
      """, valueName: "device"))
  var device: DeviceName?
  @Option(
    help: ArgumentHelp(
      "The size of the screen in points, in place of a device.", valueName: "width>x<height"))
  var size: PictureSize?
  @Option(
    help: ArgumentHelp(
      """
      What is covered at each edge of the screen, in points. By default, what the device and the bars of the scene's \
      containers cover; of a size alone, nothing.
      """, valueName: "top,left,bottom,right"))
  var safeArea: SafeAreaInsets?
  @Option(help: "How the device is held. By default, as the file shows it, or upright.")
  var orientation: HeldOrientation?
  @Option(
    help: ArgumentHelp(
      """
      The locale of its texts, where there are translations of them; 'pseudo' for texts that are 40 % longer, and \
      'pseudo-rtl' for these from right to left. By default, what the scene itself says.
      """, valueName: "locale"))
  var locale: String?
  @Option(help: "Where lines of text begin: by default on the left, and on the right in 'pseudo-rtl'.")
  var direction: LayoutDirection?
  @Option(help: "How large a person wants text: it counts for the fonts of text styles.")
  var textSize = TextSizeCategory.large
  @Option(help: "What colours and images there are, where they differ.")
  var style = InterfaceStyle.light

  func validate() throws {
    guard device == nil || size == nil else {
      throw ValidationError("'--device' and '--size' both say how large the screen is: give one of them.")
    }
  }

  var settings: LayoutSettings {
    var settings = LayoutSettings()
    settings.device = device?.model
    settings.size = size?.size
    settings.safeArea = safeArea?.insets
    settings.isLandscape = orientation.map { $0 == .landscape }
    settings.textSize = textSize
    settings.stage.locale = locale
    let isMirrored = locale.flatMap { PseudoLocale($0) } == .rightToLeft
    settings.direction = direction ?? (isMirrored ? .rightToLeft : .leftToRight)
    settings.stage.style = style
    return settings
  }
}

enum HeldOrientation: String, ExpressibleByArgument, CaseIterable {
  case portrait, landscape
}

/// A device as it is written on the command line: `iphone-16`, `retina6_12`.
struct DeviceName: ExpressibleByArgument {
  let model: DeviceModel

  init?(argument: String) {
    guard let model = DeviceModel.named(argument) else { return nil }
    self.model = model
  }

  static var allValueStrings: [String] { DeviceModel.allNames }
  static var defaultCompletionKind: CompletionKind { .list(DeviceModel.allNames) }
}

/// Insets as they are written on the command line: `47,0,34,0`.
struct SafeAreaInsets: ExpressibleByArgument {
  let insets: EdgeInsets

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 4, let top = parts[0], let left = parts[1], let bottom = parts[2],
      let right = parts[3],
      [top, left, bottom, right].allSatisfy(NumberLimits.lengths.contains)
    else { return nil }
    insets = EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }
}

extension LayoutDirection: ExpressibleByArgument {}
extension TextSizeCategory: ExpressibleByArgument {}
