import SceneDrawing
import SceneValues

extension DrawnFeature {
  static let paths =
    [
      DrawnFeature(
        "path-filled", [Pixel(20, 25, 0xFF00_00FF), Pixel(5, 5, 0xFFFF_FFFF), Pixel(35, 30, 0xFFFF_FFFF)]
      ) {
        $0.fillColor = red
        $0.move(to: Point(x: 20, y: 4))
        $0.addLine(to: Point(x: 36, y: 36))
        $0.addCurve(to: Point(x: 4, y: 36), control1: Point(x: 26, y: 26), control2: Point(x: 14, y: 26))
        $0.closePath()
        $0.fillPath()
        // Filling has emptied the path.
        $0.fillColor = blue
        $0.fillPath()
      },
      DrawnFeature(
        "path-with-holes",
        [Pixel(3, 20, 0x00FF_00FF), Pixel(10, 20, 0xFFFF_FFFF), Pixel(20, 20, 0x00FF_00FF)]
      ) {
        $0.fillColor = green
        $0.addRect(Rect(x: 0, y: 0, width: 40, height: 40))
        $0.addEllipse(in: Rect(x: 5, y: 5, width: 30, height: 30))
        $0.addRect(Rect(x: 15, y: 15, width: 10, height: 10))
        $0.fillPath(using: .evenOdd)
      },
      DrawnFeature(
        "path-stroked",
        [
          Pixel(2, 10, 0x0000_FFFF), Pixel(37, 10, 0x0000_FFFF), Pixel(20, 10, 0xFFFF_FFFF),
          Pixel(8, 30, 0x0000_FFFF), Pixel(3, 30, 0xFFFF_FFFF),
        ]
      ) {
        $0.strokeColor = blue
        $0.setLineWidth(8)
        $0.setLineCap(.square)
        $0.setLineJoin(.round)
        $0.setLineDash(phase: 0, lengths: [4, 24])
        $0.addLines(between: [Point(x: 4, y: 10), Point(x: 36, y: 10)])
        $0.strokePath()
        $0.setLineDash(phase: 0, lengths: [])
        $0.setLineCap(.butt)
        $0.addLines(between: [Point(x: 6, y: 30), Point(x: 36, y: 30)])
        $0.strokePath()
      },
      DrawnFeature(
        // As in Core Graphics, an arc that is not clockwise when the y-axis points up is clockwise on screen.
        "path-arcs", [Pixel(20, 30, 0xFF00_00FF), Pixel(20, 10, 0x0000_FFFF)]
      ) {
        for (color, isClockwise) in [(red, false), (blue, true)] {
          $0.fillColor = color
          $0.beginPath()
          $0.addArc(
            center: Point(x: 20, y: 20), radius: 15, startAngle: 0, endAngle: .pi, clockwise: isClockwise)
          $0.fillPath()
        }
      },
      DrawnFeature(
        // Each point is converted with the transform at the time when it is added.
        "path-under-transforms",
        [Pixel(10, 5, 0xFF00_00FF), Pixel(35, 30, 0xFF00_00FF), Pixel(5, 30, 0xFFFF_FFFF)]
      ) {
        $0.fillColor = red
        $0.move(to: .zero)
        $0.addLine(to: Point(x: 40, y: 0))
        $0.withState { [context = $0] in
          context.translate(x: 40, y: 40)
          context.rotate(by: .pi)
          context.addLine(to: .zero)
        }
        $0.fillPath()
      },
      DrawnFeature(
        "path-as-clip", [Pixel(20, 20, 0xFF00_00FF), Pixel(3, 3, 0xFFFF_FFFF)]
      ) {
        $0.addEllipse(in: Rect(x: 0, y: 0, width: 40, height: 40))
        $0.clip()
        $0.fillColor = red
        $0.fill(Rect(x: 0, y: 0, width: 40, height: 40))
      },
    ]
}
