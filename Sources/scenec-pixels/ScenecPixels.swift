import SceneCairo
import SceneDrawing
import ScenecCommandLine

@main
enum ScenecPixels {
  static func main() {
    let writer = PixelWriter(
      png: { picture, scale in try CairoRenderer(scale: scale).png(picture) },
      pdf: { pictures in try CairoRenderer(scale: 2).pdf(pictures) })
    ScenecTool.main(in: ToolEnvironment(pixels: writer))
  }
}
