import SampleScreen
import SceneCairo
import SceneDrawing

// Draws the screen of the benchmark `pixels` once as PNG, or prints it as SVG: DrawScreen [--svg]

let picture = SampleScreen.picture(selected: nil)
if CommandLine.arguments.contains("--svg") {
  print(SVGRenderer().svg(picture))
} else {
  print(try CairoRenderer(scale: 2).png(picture).count)
}
