import SceneCairo
import SceneDrawing
import SceneValues
import Testing

@Suite struct SurfaceTests {
  @Test func pixelStoresAlphaInHighestByte() throws {
    let surface = try drawn(side: 4) {
      $0.fillColor = RGBA(packed: 0xFF80_0080)
      $0.fill(Rect(x: 0, y: 0, width: 2, height: 4))
    }
    #expect(surface.stride >= surface.width * 4)
    let words = surface.withPixels { pixels in
      (0..<4).map { pixels.load(fromByteOffset: surface.stride * 2 + $0 * 4, as: UInt32.self) }
    }
    #expect(words[0] >> 24 == 0x80 && words[0] >> 16 & 0xFF == 0x80 && words[0] & 0xFF == 0)
    #expect(words[3] == 0)
  }

  @Test func surfaceContainsWrittenPixels() throws {
    let surface = try CairoSurface(width: 2, height: 1)
    surface.withPixels { $0.storeBytes(of: 0xFF00_FF00, toByteOffset: 4, as: UInt32.self) }
    #expect(surface.color(x: 1, y: 0) == .green)
    #expect(surface.color(x: 2, y: 0) == nil)
  }

  @Test("A PNG file has the pixel size of the picture and is reproducible")
  func pngFileHasSizeOfPicture() throws {
    let context = GraphicsContext()
    context.fillColor = .red
    context.fill(Rect(x: 0, y: 0, width: 3, height: 3))
    let picture = LayeredPicture(size: Size(width: 10.2, height: 5), content: context.displayList)
    let png = try CairoRenderer(scale: 2).png(picture)
    let image = try EncodedImage(png)
    #expect(image.width == 21 && image.height == 10)
    #expect(try CairoRenderer(scale: 2).png(picture) == png)
  }

  @Test("A PNG file preserves the colors of opaque and translucent pixels", arguments: [nil, RGBA.white])
  func pngColors(background: RGBA?) throws {
    let context = GraphicsContext()
    for index in 0..<16 {
      context.fillColor = RGBA(packed: 0x40C0_8000 | UInt32(index * 17))
      context.fill(Rect(x: Double(index), y: 0, width: 1, height: 40))
    }
    let picture = LayeredPicture(
      size: Size(width: 20, height: 20), background: background, content: context.displayList)
    let surface = try drawn(picture)
    let image = ImageContent(try EncodedImage(surface.png()))
    let again = GraphicsContext()
    again.drawImage(image, in: Rect(x: 0, y: 0, width: 20, height: 20))
    let read = try drawn(LayeredPicture(size: picture.size, content: again.displayList))
    #expect(maximumDifference(surface, read) <= 1)
    #expect(read.color(x: 18, y: 3) == surface.color(x: 18, y: 3))
  }

  @Test func redrawingReplacesSurfaceContent() throws {
    let renderer = try CairoRenderer()
    let surface = try CairoSurface(width: 10, height: 10)
    let size = Size(width: 10, height: 10)
    try renderer.draw(LayeredPicture(size: size, background: .red), on: surface)
    #expect(surface.color(x: 5, y: 5) == .red)
    try renderer.draw(LayeredPicture(size: size), on: surface)
    #expect(surface.color(x: 5, y: 5)?.alpha == 0)
  }

  @Test("Rejects invalid surface sizes", arguments: [(0, 1), (1, -1), (16_385, 1), (16_384, 16_384)])
  func invalidSizes(width: Int, height: Int) {
    let error = #expect(throws: CairoError.self) { try CairoSurface(width: width, height: height) }
    #expect(error?.description.contains("\(width) x \(height) pixels") == true)
  }
}
