import SceneCairo
import SceneDrawing
import SceneValues
import Testing

/// Images in all formats are drawn. Invalid files are drawn as a box with the name of the image.
@Suite struct ImageTests {
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAGUlEQVR42mP4z8CAFeEQ/s8wqmFUw/DVAACR6v8BNLV1nQAAAABJRU5ErkJggg=="
  private static let jpeg =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAQABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABwj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAACQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCdEMKmAjjB0PoOTFgI4wdH/9k="
  private static let webp = "UklGRiYAAABXRUJQVlA4TBkAAAAvD8ADAA8Q87//8x8OxILJ/KW7M4jof+QCAA=="
  private static let svg = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16">
      <rect width="8" height="16" fill="#f00"/><rect x="8" width="8" height="16" fill="#00f"/>
    </svg>
    """.utf8)

  private static func bytes(_ text: String) -> [UInt8] { Base64.bytes(text) ?? [] }

  /// Returns an image whose left half is red and whose right half is blue.
  private static func file(_ format: String) throws -> [UInt8] {
    switch format {
    case "png": bytes(png)
    case "jpeg": bytes(jpeg)
    case "webp": bytes(webp)
    case "svg": svg
    default:
      try CairoRenderer().pdf([
        LayeredPicture(
          size: Size(width: 16, height: 16), background: .red,
          content: DisplayList(commands: [
            .init(.fill(Path(Rect(x: 8, y: 0, width: 8, height: 16)), rule: .nonZero, color: .blue))
          ]))
      ])
    }
  }

  private func shown(
    _ file: [UInt8]?, limit: Int = 1 << 20, pixels: EncodedImage? = nil, scale: Double = 1, alpha: Double = 1
  ) throws -> CairoSurface {
    let images = CairoImages(
      limit: limit, files: { $0 == "flag" ? file : nil },
      onMissingLibrary: { Issue.record("\($0) is not installed") })
    var content = ImageContent(size: Size(width: 16, height: 16))
    content.pixels = pixels
    let run = ImageRun(
      name: "flag", rect: Rect(x: 4, y: 4, width: 32, height: 32), alpha: alpha, content: content)
    let picture = LayeredPicture(
      size: Size(width: 40, height: 40), background: .white,
      content: DisplayList(commands: [.init(.image(run))]))
    let renderer = try CairoRenderer(scale: scale, images: images)
    let surface = try renderer.surface(for: picture.size)
    try renderer.draw(picture, on: surface)
    return surface
  }

  @Test(
    "Draws image files of every supported format", arguments: ["png", "jpeg", "webp", "svg", "pdf"])
  func imageFormats(_ format: String) throws {
    for scale in [1, 2.0] {
      let surface = try shown(Self.file(format), scale: scale)
      let (x, far, y) = (Int(10 * scale), Int(30 * scale), Int(20 * scale))
      #expect((surface.color(x: x, y: y)?.difference(from: .red) ?? 255) < 8)
      #expect((surface.color(x: far, y: y)?.difference(from: .blue) ?? 255) < 8)
      #expect(surface.color(x: Int(2 * scale), y: y) == .white)
    }
  }

  @Test func drawsEmbeddedImages() throws {
    for file in ["png", "jpeg"] {
      let surface = try shown(nil, pixels: try EncodedImage(Self.file(file)), alpha: 0.5)
      let pink = RGBA(packed: 0xFF80_80FF)
      #expect((surface.color(x: 10, y: 20)?.difference(from: pink) ?? 255) < 8)
    }
  }

  @Test(
    "Draws a box in place of truncated and invalid image files",
    arguments: ["png", "jpeg", "webp", "svg", "pdf"])
  func brokenFiles(_ format: String) throws {
    let file = try Self.file(format)
    var broken = file
    for index in broken.indices.dropFirst(4) { broken[index] ^= UInt8(truncatingIfNeeded: index &* 37) }
    for bytes in [broken, Array(file.prefix(20)), []] {
      let surface = try shown(bytes)
      // The gray of the box, and its dashed border.
      #expect((surface.color(x: 8, y: 32)?.difference(from: RGBA(packed: 0xE8E8_E9FF)) ?? 255) < 4)
    }
  }

  @Test(
    "Does not crash after a change to any byte in an image file", arguments: ["png", "jpeg", "webp", "pdf"])
  func mutatedFiles(_ format: String) throws {
    let file = try Self.file(format)
    let step = max(1, file.count / 60)
    for index in stride(from: 0, to: file.count, by: step) {
      var broken = file
      broken[index] ^= 0x55
      #expect(throws: Never.self, "byte \(index)") { try shown(broken) }
    }
  }

  @Test("Does not decode images that exceed the pixel limit", arguments: ["png", "jpeg", "webp"])
  func pixelLimit(_ format: String) throws {
    let file = try Self.file(format)
    let (red, gray) = (RGBA.red, RGBA(packed: 0xE8E8_E9FF))
    let all = try shown(file, limit: 256).color(x: 10, y: 20)
    #expect((all?.difference(from: red) ?? 255) < 8)
    let none = try shown(file, limit: 255).color(x: 8, y: 32)
    #expect((none?.difference(from: gray) ?? 255) < 4)
  }

  @Test("Decodes a stretched JPEG image at the displayed size")
  func stretched() throws {
    let image = try EncodedImage(Self.file("jpeg"))
    let size = Size(width: 16, height: 16)
    let run = ImageRun(
      name: "flag", rect: Rect(origin: .zero, size: size), content: ImageContent(size: size, pixels: image))
    func colors(_ transform: AffineTransform) throws -> [RGBA?] {
      let layer = PictureLayer(
        bounds: Rect(origin: .zero, size: size), transform: transform,
        content: DisplayList(commands: [.init(.image(run))]))
      let picture = LayeredPicture(size: size, background: .white, layers: [layer])
      let renderer = try CairoRenderer()
      let surface = try renderer.surface(for: size)
      try renderer.draw(picture, on: surface)
      return (0..<16).map { surface.color(x: $0, y: 0) }
    }
    for (whole, flat) in zip(try colors(.identity), try colors(.scale(x: 1, y: 1 / 16))) {
      let (one, other) = (try #require(whole), try #require(flat))
      #expect(one.difference(from: other) < 24)
    }
  }
}
