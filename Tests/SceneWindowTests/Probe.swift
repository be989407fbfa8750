import SceneCairo
import SceneTesting
import SceneUI
import ScreenTesting
import TestSupport

/// The probe's scene, and the reference pictures for it.
enum Probe {
  static let scene = ProbeScene.text

  /// Shows the same scene without a window and draws it with Cairo.
  ///
  /// - Parameters:
  ///   - scene: The text of the scene.
  ///   - scale: The number of pixels per point.
  ///   - images: The folder of its images.
  /// - Returns: A stage that can be used like the window, and a closure that draws its current state.
  /// - Throws: An error if the font is missing or the scene cannot be shown.
  static func duplicate(of scene: String = scene, scale: Double = 1, images: String? = nil) throws -> (
    stage: SceneStage, pixels: () throws -> Screenshot
  ) {
    let stage = try SceneStage(scene)
    let fonts = try CairoFonts()
    stage.context.textMetrics = CairoTextMetrics(fonts)
    stage.context.displayScale = scale
    if let images { stage.context.imageProvider = ImageDirectory(path: images) }
    try stage.show()
    return (
      stage,
      {
        stage.clock.advance(by: 2)
        return try Screenshot(stage.window.picture(), scale: scale, fonts: fonts)
      }
    )
  }
}
