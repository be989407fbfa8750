import SceneDrawing
import SceneValues

/// A screen of 150 views: a list of rows, each with an image, two texts and a switch.
public enum SampleScreen {
  /// The number of rows.
  public static let rows = 30
  private static let size = Size(width: 393, height: 852)

  /// Returns the screen. The selected row has another color.
  public static func picture(selected: Int?) -> LayeredPicture {
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
