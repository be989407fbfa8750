import SceneCairo
import SceneTesting
import SceneUI
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
        let renderer = try CairoRenderer(scale: scale, fonts: fonts)
        let picture = stage.window.picture()
        let surface = try renderer.surface(for: picture.size)
        try renderer.draw(picture, on: surface)
        let colors = surface.withPixels { pixels in
          (0..<surface.height).flatMap { y in
            (0..<surface.width).map { x in
              pixels.load(fromByteOffset: y * surface.stride + x * 4, as: UInt32.self) & 0xFF_FFFF
            }
          }
        }
        return Screenshot(width: surface.width, height: surface.height, colors: colors)
      }
    )
  }
}
