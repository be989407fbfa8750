import SceneCairo
import SceneDrawing
import SceneValues
import Testing

/// Animated pictures do not wait for images that are slow to decode. Single pictures do.
@Suite struct BackgroundImageTests {
  /// Returns the file of a square red image.
  ///
  /// - `side`: The width and height, in pixels.
  private static func red(_ side: Int) throws -> EncodedImage {
    let size = Size(width: Double(side), height: Double(side))
    return try EncodedImage(CairoRenderer().png(LayeredPicture(size: size, background: .red)))
  }

  private static func picture(of run: ImageRun) -> LayeredPicture {
    LayeredPicture(
      size: Size(width: 32, height: 32), background: .white,
      content: DisplayList(commands: [.init(.image(run))]))
  }

  private static func picture(of image: EncodedImage) -> LayeredPicture {
    let side = Size(width: 32, height: 32)
    return picture(
      of: ImageRun(
        name: "image", rect: Rect(origin: .zero, size: side), content: ImageContent(size: side, pixels: image)
      ))
  }

  private func color(_ picture: LayeredPicture, _ images: CairoImages, scale: Double = 1) throws -> RGBA? {
    let renderer = try CairoRenderer(scale: scale, images: images)
    let surface = try renderer.surface(for: picture.size)
    try renderer.draw(picture, on: surface)
    return surface.color(x: surface.width / 2, y: surface.height / 2)
  }

  @Test("Decodes large images in the background and small ones immediately")
  func largeAndSmallImages() async throws {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let images = CairoImages(background: .init(above: 64 * 64) { arrival.yield() })
    let (small, large) = try (Self.red(64), Self.red(65))
    #expect(try color(Self.picture(of: small), images) == .red)
    #expect(try color(Self.picture(of: large), images) == .white)
    for await _ in arrivals { break }
    #expect(try color(Self.picture(of: large), images) == .red)
  }

  @Test("Caches all images of a picture even if they exceed the memory limit")
  func shownTogether() async throws {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let images = CairoImages(memory: 1, background: .init(above: 64 * 64) { arrival.yield() })
    let side = Size(width: 16, height: 32)
    let runs = try [65, 66].enumerated().map { number, pixels in
      ImageRun(
        name: "image \(number)", rect: Rect(origin: Point(x: Double(number) * 16, y: 0), size: side),
        content: ImageContent(size: side, pixels: try Self.red(pixels)))
    }
    let picture = LayeredPicture(
      size: Size(width: 32, height: 32), background: .white,
      content: DisplayList(commands: runs.map { .init(.image($0)) }))
    let renderer = try CairoRenderer(images: images)
    let surface = try renderer.surface(for: picture.size)
    func seen() throws -> [RGBA?] {
      try renderer.draw(picture, on: surface)
      return [8, 24].map { surface.color(x: $0, y: 16) }
    }
    #expect(try seen() == [.white, .white])
    var left = 2
    for await _ in arrivals {
      left -= 1
      if left == 0 { break }
    }
    #expect(try seen() == [.red, .red])
    #expect(try seen() == [.red, .red])
  }

  @Test("Drawing a single picture waits until its images are decoded")
  func singlePicture() throws {
    #expect(try color(Self.picture(of: Self.red(600)), CairoImages()) == .red)
  }

  @Test("Shows an image at its previous size until it is decoded for the new size")
  func anotherSize() async throws {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let svg = Array(
      "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><rect width='8' height='8' fill='#f00'/></svg>"
        .utf8)
    let images = CairoImages(background: .init(above: 64 * 64) { arrival.yield() }) { _ in svg }
    let picture = Self.picture(
      of: ImageRun(name: "drawing", rect: Rect(x: 0, y: 0, width: 32, height: 32)))
    #expect(try color(picture, images) == .red)
    #expect(try color(picture, images, scale: 8) == .red)
    for await _ in arrivals { break }
    #expect(try color(picture, images, scale: 8) == .red)
  }

  @Test("Shows a box in place of an image that cannot be decoded")
  func broken() async throws {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    // An image with a header but no data.
    let file = try EncodedImage(
      Array(Self.red(65).bytes.prefix(33)) + [0, 0, 0, 0] + Array("IEND".utf8) + [0, 0, 0, 0])
    let images = CairoImages(background: .init(above: 64 * 64) { arrival.yield() })
    _ = try color(Self.picture(of: file), images)
    for await _ in arrivals { break }
    let seen = try color(Self.picture(of: file), images)
    #expect(seen != .white && seen != .red, "\(String(describing: seen))")
  }
}
