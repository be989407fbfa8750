import SceneDrawing
import SceneValues

extension DrawnFeature {
  // Glyphs depend on the installed fonts, so tests check only backgrounds, lines and images.
  static let texts = [
    DrawnFeature(
      "text-attributed", [Pixel(1, 1, 0x00FF_00FF), Pixel(38, 1, 0xFFFF_FFFF)]
    ) {
      let first = TextAttributes(font: .bold(20), color: .red, background: .green, underline: .double)
      let second = TextAttributes(kern: 2, strikethrough: .thick, baselineOffset: 3)
      $0.setFillColor(.blue)
      $0.drawText(AttributedText("A", first) + AttributedText("bc", second), in: area, font: .system(9))
    },
    DrawnFeature(
      "text-with-an-image", [Pixel(5, 6, 0x0000_FFFF), Pixel(5, 30, 0xFFFF_FFFF), Pixel(35, 20, 0x0000_FFFF)]
    ) {
      let dot = ImageRenderer(size: Size(width: 10, height: 10)).image {
        $0.fillColor = blue
        $0.fill(Rect(x: 0, y: 0, width: 10, height: 10))
      }
      var style = ParagraphStyle()
      style.alignment = .right
      let image = TextAttachment(dot)
      $0.drawText(
        AttributedText(image) + AttributedText("a\n")
          + AttributedText("b", TextAttributes(paragraph: style)) + AttributedText(image),
        in: area, font: .system(12))
    },
    DrawnFeature("text-shadow", [Pixel(2, 2, 0x00FF_00FF), Pixel(30, 38, 0xFFFF_FFFF)]) {
      $0.drawText(
        AttributedText(
          "Ab",
          TextAttributes(
            background: .green, shadow: Shadow(offset: Size(width: 2, height: 2), radius: 1, color: red))),
        in: area, font: .bold(20))
    },
  ]
}
