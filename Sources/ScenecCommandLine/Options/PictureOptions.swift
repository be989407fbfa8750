import ArgumentParser
import SceneFiles
import ScenePreview
import SceneUI

struct PictureOptions: ParsableArguments {
  @OptionGroup var screens: ScreenListOptions
  @Option(
    help: ArgumentHelp(
      """
      A directory that contains the images (PNG or JPEG) and asset catalogs used by scenes. If an image is \
      missing, its name is drawn instead. For storyboards and xibs, the default is the entire Xcode project.
      """, valueName: "directory"),
    completion: .directory)
  var images: String?
  @Option(
    help: ArgumentHelp(
      """
      The number of pixels per point, which determines the variant of each image and how edges are aligned \
      to pixels. Default: the device's scale, or 2 if there is no device.
      """, valueName: "number"))
  var scale: Double?
  @Option(help: "The device idiom. Cannot be used with '--device'. Default: phone.")
  var idiom: Idiom?
  @Option(
    help: ArgumentHelp(
      "The time zone of date pickers that have no time zone, such as 'Europe/Berlin'. Default: GMT.",
      valueName: "zone"),
    transform: Self.timeZone)
  var timeZone: TimeZone?
  @Flag(
    help: """
      Draw the names of custom classes even over views that have content.
      """)
  var classNames = false

  func validate() throws {
    if let scale, !scale.isFinite || scale <= 0 { throw ValidationError("'--scale' must be greater than 0.") }
    guard idiom == nil || !screens.hasDevice else {
      throw ValidationError("'--idiom' cannot be used with '--device', which determines the idiom.")
    }
  }

  /// Rejects a scale if the output contains no images whose resolution the scale could determine.
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

  private static func timeZone(_ text: String) throws(ValidationError) -> TimeZone {
    guard let zone = TimeZone(identifier: text) else {
      throw ValidationError("'\(text)' is not a time zone, such as 'Europe/Berlin'.")
    }
    return zone
  }

  var settings: StageSettings {
    var settings = StageSettings()
    settings.idiom = idiom ?? .phone
    settings.images = images.map { [$0] } ?? []
    settings.scale = scale
    settings.timeZone = timeZone
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
