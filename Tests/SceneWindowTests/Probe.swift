import SceneCairo
import SceneTesting
import SceneUI
import ScreenTesting
import TestSupport

/// What the probe shows, and what it is compared with.
enum Probe {
  static let scene = ProbeScene.text

  /// The same scene, by itself, with what Cairo draws of it.
  ///
  /// - Parameters:
  ///   - scene: its text.
  ///   - scale: pixels for a point.
  ///   - images: the folder that its images lie in.
  /// - Returns: what is used in the same way, and what draws it as it is then.
  /// - Throws: where there is no font, or the scene cannot be shown.
  static func twin(of scene: String = scene, scale: Double = 1, images: String? = nil) throws -> (
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
