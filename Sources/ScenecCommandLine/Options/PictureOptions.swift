import ArgumentParser
import SceneUI
import SceneValues

/// How scenes look when they are drawn.
struct PictureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The size of the window in points. By default, what the scene's view was written for, or 320x480.",
      valueName: "width>x<height"))
  var size: PictureSize?
  @Option(help: "What system colours look like.")
  var style = InterfaceStyle.light
  @Option(
    help: ArgumentHelp(
      "Where the images that scenes name lie as PNG or JPEG files. Without it, their names stand for them.",
      valueName: "directory"),
    completion: .directory)
  var images: String?
  @Option(
    help: ArgumentHelp(
      "Pixels for a point: which of an image's files is taken. By default, 2.", valueName: "number"))
  var scale: Double?
  @Option(help: "The kind of device.")
  var idiom = Idiom.phone
  @Option(
    help: ArgumentHelp(
      "The locale of its texts, where there are translations of them. By default, what the scene itself says.",
      valueName: "locale"))
  var locale: String?

  func validate() throws {
    guard images != nil || scale == nil else {
      throw ValidationError("'--scale' chooses among images: say with '--images' where they are.")
    }
    if let scale, !scale.isFinite || scale <= 0 { throw ValidationError("'--scale' must be more than 0.") }
  }

  /// A window to show a scene in.
  ///
  /// - Parameter vocabulary: what is known of the program's classes.
  func stage(vocabulary: Vocabulary) throws(Failure) -> Stage {
    let stage = Stage(style: style, idiom: idiom, locale: locale, size: size, vocabulary: vocabulary)
    if let images { try stage.takeImages(from: images, scale: scale) }
    return stage
  }
}

extension InterfaceStyle: ExpressibleByArgument {}
extension Idiom: ExpressibleByArgument {}
