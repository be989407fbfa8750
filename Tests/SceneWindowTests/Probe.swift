import SceneCairo
import SceneTesting
import SceneUI
import TestSupport

/// What the probe shows, and what it is compared with.
enum Probe {
  static let scene = storyboardText(
    """
    <scene>
      <viewController id="main" title="A probe">
        <view frame="0 0 320 480" backgroundColor="systemBackground">
          <switch id="switch" frame="20 20 51 31"/>
          <label frame="90 20 210 31" text="A label of some length"/>
          <textField id="field" frame="20 70 280 34" borderStyle="roundedRect" placeholder="Write"/>
          <scrollView id="list" frame="0 200 320 280" contentSize="320 1000" backgroundColor="systemGray5"
                      autoresizing="flexibleWidth flexibleHeight">
            <label frame="20 20 200 30" text="The first"/>
            <label frame="20 300 200 30" text="The second"/>
          </scrollView>
        </view>
      </viewController>
    </scene>
    """)

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
