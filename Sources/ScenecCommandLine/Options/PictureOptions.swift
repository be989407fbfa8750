import ArgumentParser
import ScenePreview
import SceneUI

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
      """
      Where the images that scenes name lie as PNG or JPEG files, in asset catalogues (.xcassets) or by themselves, and \
      colours in catalogues. Without it, those of storyboards and xibs are looked for in all of their project, and names \
      of others' stand for them.
      """,
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
      """
      The locale of its texts, where there are translations of them; 'pseudo' for texts that are 40 % longer, and \
      'pseudo-rtl' for these from right to left. By default, what the scene itself says.
      """, valueName: "locale"))
  var locale: String?
  @Flag(
    help: """
      Write the names of custom classes also on views that show something, whose content they may cover.
      """)
  var classNames = false

  func validate() throws {
    if let scale, !scale.isFinite || scale <= 0 { throw ValidationError("'--scale' must be more than 0.") }
  }

  /// - Parameter mayBeForeign: whether images may be looked for without being told where.
  /// - Throws: `ValidationError` for a scale where there are no images to choose among.
  func checkScale(mayBeForeign: Bool) throws {
    guard images != nil || scale == nil || mayBeForeign else {
      throw ValidationError("'--scale' chooses among images: say with '--images' where they are.")
    }
  }

  var settings: StageSettings {
    var settings = StageSettings()
    settings.size = size?.size
    settings.style = style
    settings.idiom = idiom
    settings.locale = locale
    settings.images = images.map { [$0] } ?? []
    settings.scale = scale
    settings.showsClassNames = classNames
    return settings
  }
}

extension InterfaceStyle: ExpressibleByArgument {}
extension Idiom: ExpressibleByArgument {}
