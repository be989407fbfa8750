import SceneDrawing
import SceneValues

extension DrawnFeature {
  private static func filled(
    _ name: String, _ gradient: Gradient, _ pixels: [Pixel]
  ) -> DrawnFeature {
    DrawnFeature(name, pixels) { $0.fill(area, with: .gradient(gradient)) }
  }

  static let gradients = [
    filled(
      "linear", Gradient(.linear(from: .zero, to: Point(x: 40, y: 0)), colors: [red, blue]),
      [Pixel(0, 20, 0xFC00_03FF), Pixel(39, 20, 0x0300_FCFF), Pixel(20, 5, 0x7E00_81FF)]),
    filled(
      "linear-stops",
      Gradient(
        .linear(from: .zero, to: Point(x: 0, y: 40)),
        stops: [.init(0.5, green), .init(0, red), .init(0.5, blue), .init(1, blue)]),
      [Pixel(5, 0, 0xFC03_00FF), Pixel(5, 18, 0x13EC_00FF), Pixel(5, 21, 0x0000_FFFF)]),
    filled(
      "linear-without-ends",
      Gradient(
        .linear(from: Point(x: 10, y: 0), to: Point(x: 30, y: 0)), colors: [red, red], extendsBefore: false,
        extendsAfter: false),
      [Pixel(5, 20, 0xFFFF_FFFF), Pixel(20, 20, 0xFF00_00FF), Pixel(35, 20, 0xFFFF_FFFF)]),
    filled(
      "radial", Gradient(Gradient.circle(center: Point(x: 20, y: 20), radius: 20), colors: [red, blue]),
      [Pixel(20, 20, 0xF900_06FF), Pixel(0, 0, 0x0000_FFFF), Pixel(30, 20, 0x7900_86FF)]),
    filled(
      "radial-ring",
      Gradient(
        .radial(from: Point(x: 20, y: 20), startRadius: 18, to: Point(x: 20, y: 20), endRadius: 8),
        colors: [red, red], extendsBefore: false, extendsAfter: false),
      [Pixel(20, 20, 0xFFFF_FFFF), Pixel(7, 20, 0xFF00_00FF), Pixel(1, 1, 0xFFFF_FFFF)]),
    filled(
      "radial-cone",
      Gradient(
        .radial(from: Point(x: 16, y: 20), startRadius: 4, to: Point(x: 24, y: 20), endRadius: 16),
        colors: [green, blue]),
      [Pixel(16, 20, 0x00FF_00FF), Pixel(0, 20, 0x0000_FFFF), Pixel(39, 20, 0x0000_FFFF)]),
    filled(
      "conic",
      Gradient(.conic(center: Point(x: 20, y: 20), startAngle: 0), colors: [red, blue]),
      // The gradient is clockwise on the screen. It begins just below 3 o'clock and ends just above.
      [Pixel(38, 22, 0xFB00_04FF), Pixel(38, 17, 0x0400_FBFF), Pixel(1, 20, 0x7F00_80FF)]),
    DrawnFeature(
      "conic-translucent",
      [
        Pixel(20, 39, 0xFFBF_BFFF, within: 30), Pixel(38, 21, 0xFFFF_FFFF), Pixel(38, 23, 0xFFF9_F9FF),
        Pixel(38, 16, 0xFF08_08FF),
      ]
    ) {
      $0.fill(
        Path(ellipseIn: area),
        with: .gradient(
          Gradient(
            .conic(center: Point(x: 20, y: 20), startAngle: 0), colors: [red.withAlpha(0), red])))
    },
    DrawnFeature("gradient-of-a-line", [Pixel(2, 20, 0xF200_0DFF), Pixel(20, 20, 0xFFFF_FFFF)]) {
      $0.lineWidth = 4
      $0.stroke(
        Path(area.insetBy(dx: 2, dy: 2)),
        with: .gradient(Gradient(.linear(from: .zero, to: Point(x: 40, y: 0)), colors: [red, blue])))
    },
    DrawnFeature("gradient-of-the-clip", [Pixel(20, 20, 0x7E00_81FF), Pixel(1, 1, 0xFFFF_FFFF)]) {
      $0.rotate(by: 0.2)
      $0.rotate(by: -0.2)
      $0.clip(to: Path(ellipseIn: area))
      $0.drawGradient(Gradient(.linear(from: .zero, to: Point(x: 40, y: 0)), colors: [red, blue]))
    },
    DrawnFeature("gradient-of-text", [Pixel(5, 20, 0xDF00_20FF), Pixel(20, 38, 0xFFFF_FFFF)]) {
      $0.clip(toMask: list { $0.drawText("██", at: Point(x: 0, y: 25), font: .bold(20)) })
      $0.drawGradient(Gradient(.linear(from: .zero, to: Point(x: 40, y: 0)), colors: [red, blue]))
    },
  ]

  static let patterns = [
    DrawnFeature(
      "pattern",
      [
        Pixel(2, 2, 0xFF00_00FF), Pixel(7, 2, 0x0000_FFFF), Pixel(12, 2, 0xFF00_00FF),
        Pixel(2, 7, 0xFFFF_FFFF),
      ]
    ) {
      let tile = list {
        $0.fillColor = red
        $0.fill(Rect(x: 0, y: 0, width: 5, height: 5))
        $0.fillColor = blue
        $0.fill(Rect(x: 5, y: 0, width: 20, height: 5))
      }
      $0.fill(area, with: .pattern(TilePattern(tile, cell: Rect(x: 0, y: 0, width: 10, height: 10))))
    },
    DrawnFeature(
      "pattern-moved-and-turned",
      [Pixel(20, 20, 0xFFFF_FFFF), Pixel(20, 27, 0xFF00_00FF), Pixel(20, 13, 0xFF00_00FF)]
    ) {
      let tile = list {
        $0.fillColor = red
        $0.fillEllipse(in: Rect(x: -5, y: -5, width: 10, height: 10))
      }
      $0.translate(x: 20, y: 20)
      $0.fill(
        area.offsetBy(dx: -20, dy: -20),
        with: .pattern(
          TilePattern(
            tile, cell: Rect(x: -5, y: -5, width: 10, height: 10),
            transform: AffineTransform.translation(x: 5, y: 5).concatenating(.rotation(.pi / 4)))))
    },
  ]
}
