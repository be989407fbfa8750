import SceneDrawing
import SceneValues

extension DrawnFeature {
  /// An image of 10 by 10 points, with red edges of 2 points, a green corner, and a blue and white center.
  private static let framed = ImageRenderer(size: Size(width: 10, height: 10)).image {
    $0.fillColor = red
    $0.fill(Rect(x: -5, y: -5, width: 20, height: 20))
    $0.fillColor = green
    $0.fill(Rect(x: 0, y: 0, width: 2, height: 2))
    $0.fillColor = blue
    $0.fill(Rect(x: 2, y: 2, width: 3, height: 6))
    $0.fillColor = white
    $0.fill(Rect(x: 5, y: 2, width: 3, height: 6))
  }

  private static let fourPixels: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0,
    253, 212, 154, 115, 0, 0, 0, 18, 73, 68, 65, 84, 120, 156, 99, 248, 207, 192, 192, 0, 194, 12, 255, 129,
    0, 0, 31, 238, 5, 251, 11, 217, 104, 139, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]

  private static let caps = EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)

  static let images = [
    DrawnFeature(
      "image-drawn",
      [
        Pixel(3, 3, 0x00FF_00FF), Pixel(3, 20, 0xFF00_00FF), Pixel(15, 20, 0x0000_FFFF),
        Pixel(25, 20, 0xFFFF_FFFF),
      ]
    ) { $0.drawImage(framed, in: area) },
    DrawnFeature(
      "image-nine-parts-stretched",
      [
        Pixel(1, 1, 0x00FF_00FF), Pixel(3, 3, 0x0000_FFFF), Pixel(15, 20, 0x0000_FFFF),
        Pixel(36, 20, 0xFFFF_FFFF),
      ]
    ) { $0.drawImage(framed, in: area, capInsets: caps) },
    DrawnFeature(
      "image-nine-parts-tiled",
      [
        Pixel(1, 1, 0x00FF_00FF), Pixel(3, 3, 0x0000_FFFF), Pixel(6, 3, 0xFFFF_FFFF),
        Pixel(9, 20, 0x0000_FFFF),
        Pixel(12, 20, 0xFFFF_FFFF), Pixel(20, 1, 0xFF00_00FF), Pixel(39, 39, 0xFF00_00FF),
      ]
    ) { $0.drawImage(framed.resizable(capInsets: caps), in: area) },
    DrawnFeature(
      "image-slices-with-a-center",
      // Only the first 3 points of the center are used, which are blue.
      [Pixel(5, 20, 0x0000_FFFF), Pixel(35, 20, 0x0000_FFFF), Pixel(39, 20, 0xFF00_00FF)]
    ) {
      var image = framed
      image.slices = ImageSlices(capInsets: caps, center: (3, nil))
      $0.drawImage(image, in: area)
    },
    DrawnFeature(
      "image-tiled", [Pixel(1, 1, 0x00FF_00FF), Pixel(11, 11, 0x00FF_00FF), Pixel(33, 15, 0x0000_FFFF)]
    ) { $0.drawImage(framed, in: area, mode: .tile) },
    DrawnFeature(
      "image-template", background: nil, [Pixel(10, 10, 0x0000_FFFF), Pixel(30, 30, 0x0000_0000)]
    ) {
      let disc = ImageRenderer(size: Size(width: 20, height: 20)).image {
        $0.fillEllipse(in: Rect(x: 0, y: 0, width: 20, height: 20))
      }
      $0.drawImage(disc, in: Rect(x: 0, y: 0, width: 20, height: 20), tint: .blue)
    },
    // rsvg-convert 2.54 always interpolates. Chromium shows four squares.
    DrawnFeature("image-not-smooth", []) {
      $0.interpolationQuality = .none
      $0.drawImage(ImageContent(try! EncodedImage(fourPixels)), in: area)
    },
  ]

  // MARK: Layers

  private static func layer(_ color: RGBA, _ frame: Rect, _ effects: LayerEffects) -> PictureLayer {
    var layer = PictureLayer(
      frame: frame,
      content: list {
        $0.fillColor = color
        $0.fill(Rect(origin: .zero, size: frame.size))
      })
    layer.effects = effects
    return layer
  }

  private static let hole = PictureLayer(
    frame: Rect(x: 5, y: 5, width: 10, height: 10),
    content: list { $0.fillEllipse(in: Rect(x: 0, y: 0, width: 10, height: 10)) })

  static let layers = [
    DrawnFeature(
      "layer-mask", [Pixel(20, 20, 0xFF00_00FF), Pixel(12, 12, 0xFFFF_FFFF)],
      [layer(red, Rect(x: 10, y: 10, width: 20, height: 20), LayerEffects(mask: hole))]),
    DrawnFeature(
      "layer-blend", [Pixel(10, 20, 0x0000_00FF), Pixel(30, 20, 0x0000_FFFF)],
      [
        layer(blue, area, LayerEffects()),
        layer(red, Rect(x: 0, y: 0, width: 20, height: 40), LayerEffects(blendMode: .multiply)),
      ]),
    DrawnFeature(
      "layer-shadow-of-what-the-mask-leaves",
      [Pixel(15, 15, 0xFF00_00FF), Pixel(15, 30, 0x0000_FFFF), Pixel(7, 22, 0xFFFF_FFFF)],
      [
        layer(
          red, Rect(x: 5, y: 5, width: 20, height: 20),
          LayerEffects(
            mask: hole, shadow: Shadow(offset: Size(width: 0, height: 15), radius: 0, color: blue)))
      ]),
  ]
}
