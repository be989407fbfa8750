import ArgumentParser
import SceneFiles
import ScenePreview
import SceneUI

/// How scenes look when they are drawn.
struct PictureOptions: ParsableArguments {
  @OptionGroup var screens: ScreenListOptions
  @Option(
    help: ArgumentHelp(
      """
      Where the images that scenes name lie as PNG or JPEG files, in asset catalogues (.xcassets) or by themselves, and \
      colours in catalogues. Without it, those of storyboards and xibs are looked for in all of their project, and names \
      of others' stand for them.
      """, valueName: "directory"),
    completion: .directory)
  var images: String?
  @Option(
    help: ArgumentHelp(
      """
      Pixels for a point: which of an image's files is taken, and where edges lie. By default, as many as the device has, \
      or 2.
      """, valueName: "number"))
  var scale: Double?
  @Option(help: "The kind of device, where none is named. By default, phone.")
  var idiom: Idiom?
  @Flag(
    help: """
      Write the names of custom classes also on views that show something, whose content they may cover.
      """)
  var classNames = false

  func validate() throws {
    if let scale, !scale.isFinite || scale <= 0 { throw ValidationError("'--scale' must be more than 0.") }
    guard idiom == nil || !screens.hasDevice else {
      throw ValidationError("'--device' says what kind of device it is: leave '--idiom' out.")
    }
  }

  /// - Parameter mayBeForeign: whether images may be looked for without being told where.
  /// - Throws: `ValidationError` for a scale where there are no images to choose among.
  func checkScale(mayBeForeign: Bool) throws {
    guard images != nil || scale == nil || mayBeForeign || screens.hasDevice else {
      throw ValidationError("'--scale' chooses among images: say with '--images' where they are.")
    }
  }

  /// - Throws: `ValidationError` for a scale that no picture of pixels has.
  func check(for format: PixelFormat) throws {
    if format == .png, let scale, scale > 64 {
      throw ValidationError("'--scale' must be at most 64 for pixels.")
    }
  }

  /// How they look on whichever screen.
  var settings: StageSettings {
    var settings = StageSettings()
    settings.idiom = idiom ?? .phone
    settings.images = images.map { [$0] } ?? []
    settings.scale = scale
    settings.showsClassNames = classNames
    return settings
  }

  /// The screens that they are drawn on.
  var matrix: ScreenMatrix {
    get throws(Failure) {
      var settings = screens.common.settings
      settings.stage = self.settings
      return try screens.matrix(settings)
    }
  }
}

extension InterfaceStyle: ExpressibleByArgument {}
extension Idiom: ExpressibleByArgument {}
