import DrawingSupport
import SceneCairo
import SceneDrawing
import SceneFiles
import SceneValues

/// Draws each drawing feature with both renderers, for `make backends`: `BackendPictures FOLDER` writes
/// `NAME.svg`, and `NAME.png` with two pixels per point.
@main
enum BackendPictures {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 2 else { fatalError("BackendPictures FOLDER") }
    let renderer = try CairoRenderer(scale: 2)
    for feature in DrawnFeature.all {
      var picture = feature.picture
      // Transparent pixels have no comparable color.
      picture.background = picture.background ?? RGBA(packed: 0xFFFF_FFFF)
      let path = "\(arguments[1])/\(feature.name)"
      try FileOutput.write(Array(SVGRenderer().svg(picture).utf8), to: "\(path).svg", .named)
      try FileOutput.write(renderer.png(picture), to: "\(path).png", .named)
    }
  }
}
