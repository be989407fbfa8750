import SceneCairo
import SceneDrawing
import SceneValues

/// A screen of 150 views as pixels, two for a point: `make benchmark-pixels`.
///
/// With `--svg`, it prints the screen for other programs; with `--png`, it draws it once, as these do.
@main
enum PixelBenchmark {
  static let runs = 40

  static func main() throws {
    let picture = Screen.picture(selected: nil)
    switch CommandLine.arguments.dropFirst().first {
    case "--svg": print(SVGRenderer().svg(picture))
    case "--png": print(try CairoRenderer(scale: 2).png(picture).count)
    default:
      let renderer = try CairoRenderer(scale: 2)
      let surface = try renderer.surface(for: picture.size)
      try renderer.draw(picture, on: surface)
      report("drawn as a whole", try median { try renderer.draw(picture, on: surface) })
      report("as a PNG file", try median { _ = try renderer.png(picture) })
      var (shown, row) = (picture, 0)
      report(
        "drawn where a row changed",
        try median {
          row = (row + 1) % Screen.rows
          let next = Screen.picture(selected: row)
          try renderer.draw(next, on: surface, damage: PictureDamage.between(shown, next))
          shown = next
        })
    }
  }

  private static func report(_ name: String, _ milliseconds: Double) { print("\(name)\t\(milliseconds)") }

  private static func median(_ body: () throws -> Void) rethrows -> Double {
    var times: [Duration] = []
    for _ in 0..<runs { times.append(try ContinuousClock().measure(body)) }
    return times.sorted()[runs / 2] / .milliseconds(1)
  }
}

/// A list of rows with a picture, two texts and a switch each.
enum Screen {
  static let rows = 30
  private static let size = Size(width: 393, height: 852)

  /// The screen; the row that is selected, if one is, has another colour.
  static func picture(selected: Int?) -> LayeredPicture {
    let rows = (0..<rows).map { index in
      row(index, color: index == selected ? RGBA(packed: 0xD1D1_D6FF) : RGBA(packed: 0xFFFF_FFFF))
    }
    return LayeredPicture(size: size, background: RGBA(packed: 0xF2F2_F7FF), layers: rows)
  }

  private static func row(_ index: Int, color: RGBA) -> PictureLayer {
    let frame = Rect(x: 8, y: 2 + Double(index) * 28.3, width: 377, height: 26)
    let number = Double(index)
    return PictureLayer(
      frame: frame, content: list { $0.fill(box(frame.size, 8), color) },
      sublayers: [
        PictureLayer(
          frame: Rect(x: 4, y: 3, width: 20, height: 20),
          content: list {
            $0.fill(
              box(Size(width: 20, height: 20), 5),
              RGBA(red: number / 30, green: 0.5, blue: 1 - number / 30))
          }),
        PictureLayer(
          frame: Rect(x: 32, y: 3, width: 160, height: 20),
          content: list { $0.text("Row \(index): a title", .system(15), RGBA(packed: 0x0000_00FF)) }),
        PictureLayer(
          frame: Rect(x: 200, y: 3, width: 120, height: 20),
          content: list { $0.text("some more of it", .system(12), RGBA(packed: 0x3C3C_4399)) }),
        PictureLayer(
          frame: Rect(x: 330, y: 3, width: 40, height: 20),
          content: list { $0.fill(box(Size(width: 40, height: 20), 10), RGBA(packed: 0x34C7_59FF)) }),
      ])
  }

  private static func box(_ size: Size, _ radius: Double) -> Path {
    Path(roundedRect: Rect(origin: .zero, size: size), cornerRadius: radius)
  }

  private static func list(_ draw: (GraphicsContext) -> Void) -> DisplayList {
    let context = GraphicsContext()
    draw(context)
    return context.displayList
  }
}

extension GraphicsContext {
  fileprivate func fill(_ path: Path, _ color: RGBA) {
    fillColor = color
    fill(path)
  }

  fileprivate func text(_ text: String, _ font: Font, _ color: RGBA) {
    fillColor = color
    drawText(text, at: Point(x: 0, y: 15), font: font)
  }
}
