import ArgumentParser
import SceneFiles
import ScenePreview
import SceneUI

struct PictureOptions: ParsableArguments {
  @OptionGroup var screens: ScreenListOptions
  @Option(
    help: ArgumentHelp(
      """
      A directory that contains the images (PNG or JPEG) and asset catalogs that scenes use. If an image is \
      missing, its name is drawn. Default for storyboards and xibs: the whole Xcode project.
      """, valueName: "directory"),
    completion: .directory)
  var images: String?
  @Option(
    help: ArgumentHelp(
      """
      Pixels per point. Selects the variant of each image, and aligns edges to pixels. Default: the scale \
      of the device, or 2.
      """, valueName: "number"))
  var scale: Double?
  @Option(help: "The device idiom. Cannot be used with '--device'. Default: phone.")
  var idiom: Idiom?
  @Flag(
    help: """
      Also draw the names of custom classes over views that have content.
      """)
  var classNames = false

  func validate() throws {
    if let scale, !scale.isFinite || scale <= 0 { throw ValidationError("'--scale' must be greater than 0.") }
    guard idiom == nil || !screens.hasDevice else {
      throw ValidationError("'--idiom' cannot be used with '--device', which determines the idiom.")
    }
  }

  /// Rejects a scale if the output contains no images whose resolution it could select.
  func checkScale(mayBeForeign: Bool) throws {
    guard images != nil || scale == nil || mayBeForeign || screens.hasDevice else {
      throw ValidationError("'--scale' requires '--images' for this output.")
    }
  }

  func check(for format: PixelFormat) throws {
    if format == .png, let scale, scale > 64 {
      throw ValidationError("'--scale' must be at most 64 for PNG files.")
    }
  }

  var settings: StageSettings {
    var settings = StageSettings()
    settings.idiom = idiom ?? .phone
    settings.images = images.map { [$0] } ?? []
    settings.scale = scale
    settings.showsClassNames = classNames
    return settings
  }

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
