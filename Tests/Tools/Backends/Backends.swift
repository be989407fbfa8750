import DrawingSupport
import SceneCairo
import SceneDrawing
import SceneFiles
import SceneValues

/// Draws each feature of pictures by both renderers, for `make backends`: `BackendPictures FOLDER` writes `NAME.svg`, and
/// `NAME.png` with two pixels for a point.
@main
enum BackendPictures {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 2 else { fatalError("BackendPictures FOLDER") }
    let renderer = try CairoRenderer(scale: 2)
    for feature in DrawnFeature.all {
      var picture = feature.picture
      // What is transparent has no color of its own that could be compared.
      picture.background = picture.background ?? RGBA(packed: 0xFFFF_FFFF)
      let path = "\(arguments[1])/\(feature.name)"
      try FileOutput.write(Array(SVGRenderer().svg(picture).utf8), to: "\(path).svg", .named)
      try FileOutput.write(renderer.png(picture), to: "\(path).png", .named)
    }
  }
}
