import SceneCairo
import SceneTesting
import SceneUI
import ScreenTesting
import TestSupport

/// What the probe shows, and what it is compared with.
enum Probe {
  static let scene = ProbeScene.text

  /// The same scene, by itself, with what Cairo draws of it.
  static func twin(of scene: String = scene, scale: Double = 1) throws -> (
    stage: SceneStage, pixels: () throws -> Screenshot
  ) {
    let stage = try SceneStage(scene)
    let fonts = try CairoFonts()
    stage.context.textMetrics = CairoTextMetrics(fonts)
    stage.context.displayScale = scale
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
