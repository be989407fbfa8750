import SceneDrawing
import SceneValues

extension DrawnFeature {
  private static let square = Rect(x: 10, y: 10, width: 16, height: 16)

  static let effects =
    [
      DrawnFeature(
        "shadow",
        [
          Pixel(15, 15, 0xFF00_00FF), Pixel(28, 20, 0x0D0D_0DFF, within: 16),
          Pixel(32, 24, 0x9999_99FF, within: 16), Pixel(5, 5, 0xFFFF_FFFF),
        ]
      ) {
        $0.setShadow(offset: Size(width: 6, height: 6), radius: 2, color: .black)
        $0.fillColor = red
        $0.fill(square)
      },
      DrawnFeature(
        "shadow-of-a-line-and-turned",
        [Pixel(20, 10, 0x0000_FFFF), Pixel(20, 20, 0xFF00_00FF), Pixel(20, 30, 0xFFFF_FFFF)]
      ) {
        // The offset of the shadow is not rotated with the shape.
        $0.shadow = Shadow(offset: Size(width: 0, height: 10), radius: 0, color: red)
        $0.strokeColor = blue
        $0.lineWidth = 6
        $0.translate(x: 20, y: 10)
        $0.rotate(by: .pi)
        $0.strokeLine(from: Point(x: -12, y: 0), to: Point(x: 12, y: 0))
      },
      DrawnFeature("shadow-of-text-and-image", [Pixel(10, 37, 0x00FF_00FF), Pixel(30, 37, 0x00FF_00FF)]) {
        $0.shadow = Shadow(offset: Size(width: 0, height: 20), radius: 0, color: green)
        $0.drawText("█", at: Point(x: 0, y: 20), font: .bold(25))
        $0.drawImage(
          ImageContent(
            drawing: list { $0.fill(Rect(x: 0, y: 0, width: 5, height: 5)) }, size: Size(width: 5, height: 5)),
          in: Rect(x: 24, y: 4, width: 14, height: 14))
      },
      DrawnFeature(
        "transparency-layer",
        [Pixel(8, 8, 0xFF7F_7FFF), Pixel(20, 20, 0x7F7F_FFFF), Pixel(32, 32, 0x7F7F_FFFF)]
      ) { context in
        context.alpha = 0.5
        context.withTransparencyLayer {
          context.fillColor = red
          context.fill(Rect(x: 5, y: 5, width: 20, height: 20))
          context.fillColor = blue
          context.fill(Rect(x: 15, y: 15, width: 20, height: 20))
        }
      },
      DrawnFeature(
        "shadow-of-a-layer",
        // Both shapes have one shadow together, so that the shadow of neither shape covers the other shape.
        [Pixel(10, 10, 0xFF00_00FF), Pixel(22, 15, 0x0000_FFFF), Pixel(16, 25, 0x0000_00FF)]
      ) { context in
        context.shadow = Shadow(offset: Size(width: 0, height: 8), radius: 0, color: black)
        context.beginTransparencyLayer()
        context.fillColor = red
        context.fill(Rect(x: 5, y: 5, width: 12, height: 16))
        context.fillColor = blue
        context.fill(Rect(x: 17, y: 5, width: 12, height: 16))
        context.endTransparencyLayer()
      },
      DrawnFeature(
        "blur", [Pixel(20, 20, 0xFF01_01FF), Pixel(10, 20, 0xFF66_66FF), Pixel(2, 20, 0xFFFF_FFFF)]
      ) {
        $0.draw(
          DisplayGroup(
            list {
              $0.fillColor = red
              $0.fill(Rect(x: 10, y: -20, width: 20, height: 80))
            }, blurRadius: 2))
      },
      DrawnFeature(
        "blending-stays-in-its-layer", background: blue,
        [Pixel(10, 10, 0xFF00_00FF), Pixel(30, 30, 0x0000_00FF)]
      ) { context in
        context.withTransparencyLayer {
          context.fillColor = red
          context.blendMode = .multiply
          context.fill(Rect(x: 0, y: 0, width: 20, height: 20))
        }
        context.blendMode = .multiply
        context.fill(Rect(x: 20, y: 20, width: 20, height: 20))
      },
      DrawnFeature("mask-alpha", [Pixel(20, 20, 0xFF7F_7FFF), Pixel(2, 2, 0xFFFF_FFFF)]) {
        let mask = list {
          $0.fillColor = black.withAlpha(0.5)
          $0.fillEllipse(in: area)
        }
        $0.clip(toMask: mask)
        $0.fillColor = red
        $0.fill(area)
      },
      DrawnFeature(
        "mask-luminance",
        [Pixel(1, 20, 0xFFF5_F5FF), Pixel(38, 20, 0xFF0A_0AFF), Pixel(20, 1, 0xFFFF_FFFF)]
      ) { context in
        // One clipping path is around the mask, and one is inside it.
        context.clip(to: Rect(x: 0, y: 5, width: 40, height: 40))
        context.clip(
          toMask: list {
            $0.fill(
              area,
              with: .gradient(Gradient(.linear(from: .zero, to: Point(x: 40, y: 0)), colors: [black, white])))
          }, kind: .luminance)
        context.clip(to: Rect(x: 0, y: 0, width: 40, height: 30))
        context.fillColor = red
        context.fill(area)
      },
    ] + blends

  /// Pictures that are half covered in each blend mode, with orange over a pale blue.
  private static let blends = BlendMode.allCases.map { mode in
    DrawnFeature("blend-\(mode.rawValue)", [Pixel(30, 20, 0x4060_C0FF), Pixel(10, 20, mixed(mode))]) {
      $0.fillColor = RGBA(packed: 0x4060_C0FF)
      $0.fill(area)
      $0.blendMode = mode
      $0.fillColor = RGBA(packed: 0xE080_20FF)
      $0.fill(Rect(x: 0, y: 0, width: 20, height: 40))
    }
  }

  /// Mixes the colors according to the W3C's "Compositing and Blending".
  private static func mixed(_ mode: BlendMode) -> UInt32 {
    switch mode {
    case .normal: 0xE080_20FF
    case .multiply: 0x3830_18FF
    case .screen: 0xE8B0_C8FF
    case .overlay: 0x7060_91FF
    case .darken: 0x4060_20FF
    case .lighten: 0xE080_C0FF
    case .colorDodge: 0xFFC1_DCFF
    case .colorBurn: 0x2600_00FF
    case .hardLight: 0xD161_30FF
    case .softLight: 0x6D60_99FF
    case .difference: 0xA020_A0FF
    case .exclusion: 0xB080_B0FF
    case .hue: 0x9555_15FF
    case .saturation: 0x3060_F0FF
    case .color: 0xA351_00FF
    case .luminosity: 0x7191_F1FF
    }
  }

  static let lines = [
    DrawnFeature(
      "dashes",
      [
        Pixel(4, 10, 0x0000_00FF), Pixel(12, 10, 0xFFFF_FFFF), Pixel(4, 30, 0xFFFF_FFFF),
        Pixel(12, 30, 0x0000_00FF),
      ]
    ) {
      $0.lineWidth = 6
      $0.setLineDash([8, 8])
      $0.strokeLine(from: Point(x: 0, y: 10), to: Point(x: 40, y: 10))
      $0.setLineDash([8, 8], phase: 8)
      $0.strokeLine(from: Point(x: 0, y: 30), to: Point(x: 40, y: 30))
    },
    DrawnFeature(
      "caps", [Pixel(8, 7, 0xFFFF_FFFF), Pixel(7, 20, 0x0000_00FF), Pixel(7, 30, 0x0000_00FF)]
    ) { context in
      context.lineWidth = 8
      for (cap, y) in [(LineCap.butt, 7.0), (.round, 20), (.square, 33)] {
        context.lineCap = cap
        context.strokeLine(from: Point(x: 10, y: y), to: Point(x: 30, y: y))
      }
    },
    DrawnFeature(
      "joins", [Pixel(7, 11, 0x0000_00FF), Pixel(20, 11, 0xFFFF_FFFF), Pixel(33, 11, 0xFFFF_FFFF)]
    ) { context in
      context.lineWidth = 4
      for (join, limit, x) in [(LineJoin.miter, 10.0, 7.0), (.bevel, 10, 20), (.miter, 1, 33)] {
        context.lineJoin = join
        context.miterLimit = limit
        var path = Path()
        path.move(to: Point(x: x - 5, y: 34))
        path.addLine(to: Point(x: x, y: 14))
        path.addLine(to: Point(x: x + 5, y: 34))
        context.stroke(path)
      }
    },
    DrawnFeature("even-odd", [Pixel(20, 20, 0xFFFF_FFFF), Pixel(5, 20, 0x0000_00FF)]) {
      var path = Path(ellipseIn: area)
      path.append(Path(ellipseIn: area.insetBy(dx: 12, dy: 12)))
      $0.fill(path, rule: .evenOdd)
    },
  ]
}
