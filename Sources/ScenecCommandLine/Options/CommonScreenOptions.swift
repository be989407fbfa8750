import ArgumentParser
import ScenePreview
import SceneUI
import SceneValues

/// What is said of a screen, and of who reads it, in the same way for one screen and for several.
struct CommonScreenOptions: ParsableArguments {
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
  @Option(help: "Where lines of text begin. By default, where those of the locale do.")
  var direction: LayoutDirection?
  @Option(help: "How large a person wants text: it counts for the fonts of text styles.")
  var textSize = TextSizeCategory.large

  var settings: LayoutSettings {
    var settings = LayoutSettings()
    settings.size = size?.size
    settings.safeArea = safeArea?.insets
    settings.direction = direction
    settings.textSize = textSize
    return settings
  }

  /// - Throws: `ValidationError` where devices are named, too.
  func check(hasDevice: Bool) throws {
    guard !hasDevice || size == nil else {
      throw ValidationError("'--device' and '--size' both say how large the screen is: give one of them.")
    }
  }
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
