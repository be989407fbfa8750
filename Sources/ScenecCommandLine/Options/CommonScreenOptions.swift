import ArgumentParser
import ScenePreview
import SceneUI
import SceneValues

struct CommonScreenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The screen size, in points. Cannot be used with '--device'. Default: the size of the device or, if \
      there is no device, the size of the scene's root view.
      """, valueName: "width>x<height"))
  var size: PictureSize?
  @Option(
    help: ArgumentHelp(
      """
      The safe area insets, in points. Default: the combined insets of the bars around the scene and, if \
      there is one, the device.
      """, valueName: "top,left,bottom,right"))
  var safeArea: SafeAreaInsets?
  @Option(help: "The layout direction. Default: the locale's direction.")
  var direction: LayoutDirection?
  @Option(help: "The preferred text size, which determines the font sizes of text styles.")
  var textSize = TextSizeCategory.large

  var settings: LayoutSettings {
    var settings = LayoutSettings()
    settings.size = size?.size
    settings.safeArea = safeArea?.insets
    settings.direction = direction
    settings.textSize = textSize
    return settings
  }

  func check(hasDevice: Bool) throws {
    guard !hasDevice || size == nil else {
      throw ValidationError("'--device' and '--size' cannot be used together.")
    }
  }
}

/// Insets in the format of the command line, such as `47,0,34,0`.
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
