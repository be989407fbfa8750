import SceneCairo
import SceneDrawing
import ScenecCommandLine

/// The commands of scenec, with Cairo.
@main
enum ScenecPixels {
  static func main() {
    ScenecTool.main(
      pixels: PixelWriter(
        png: { picture, scale in try CairoRenderer(scale: scale).png(picture) },
        pdf: { pictures in try CairoRenderer(scale: 2).pdf(pictures) }))
  }
}
