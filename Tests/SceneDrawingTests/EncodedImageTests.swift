import SceneDrawing
import SceneValues
import Testing

/// The metadata of image files, and the reasons for rejecting them.
@Suite struct EncodedImageTests {
  private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { (index: Int) -> UInt8 in UInt8(truncatingIfNeeded: value >> (8 * index)) }
  }

  /// Returns the chunks of a PNG file without pixels, which the tests do not decode.
  private static func png(_ width: Int, _ height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes(13, 4) + Array("IHDR".utf8) + bytes(width, 4)
      + bytes(height, 4) + [8, 6, 0, 0, 0] + bytes(0, 4) + bytes(3, 4) + Array("IDAT".utf8) + [1, 2, 3]
      + bytes(0, 4) + bytes(0, 4) + Array("IEND".utf8) + bytes(0, 4)
  }

  /// Returns a comment, a frame header and the beginning of the pixel data.
  private static func jpeg(_ width: Int, _ height: Int) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xFE] + bytes(4, 2) + [1, 2] + [0xFF, 0xFF, 0xC2] + bytes(11, 2) + [8]
      + bytes(height, 2) + bytes(width, 2) + [1, 1, 0x11, 0] + [0xFF, 0xDA]
  }

  private func problem(_ bytes: [UInt8]) -> String? {
    do throws(EncodedImageError) {
      _ = try EncodedImage(bytes)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func readsImageSizeFromHeader() throws {
    let png = try EncodedImage(Self.png(30, 20))
    #expect(png.format == .png && png.width == 30 && png.height == 20)
    let jpeg = try EncodedImage(Self.jpeg(640, 480))
    #expect(jpeg.format == .jpeg && jpeg.width == 640 && jpeg.height == 480)
    #expect(jpeg.format.mediaType == "image/jpeg" && png != jpeg)
    #expect(ImageContent(png, scale: 2).size == Size(width: 15, height: 10))
  }

  @Test(
    "Does not mistake tables in a JPEG file for the frame header", arguments: [0xC4, 0xC8, 0xCC] as [UInt8])
  func tables(_ marker: UInt8) throws {
    let size = Self.bytes(5, 2) + Self.bytes(7, 2)
    let table = [0xFF, marker] + Self.bytes(11, 2) + [8] + size + [1, 1, 0x11, 0]
    let jpeg = try EncodedImage([0xFF, 0xD8] + table + Self.jpeg(640, 480).dropFirst(2))
    #expect(jpeg.width == 640 && jpeg.height == 480)
  }

  @Test("Rejects empty images, excessively large images, and unsupported formats")
  func rejectsUnreasonableSizes() {
    #expect(problem(Self.png(0, 5)) == "byte 16: the image has a width of 0")
    #expect(problem(Self.png(5, 0)) == "byte 16: the image has a height of 0")
    #expect(
      problem(Self.png(4_294_967_295, 1))
        == "byte 16: the image has a width of 4294967295 pixels, more than the limit of 16384")
    #expect(problem(Self.png(16_384, 16_384))?.contains("more than the limit of 67108864") == true)
    #expect(problem(Self.jpeg(0, 1)) == "byte 14: the image has a width of 0")
    #expect(problem(Array("GIF89a".utf8)) == "byte 0: the image is neither PNG nor JPEG")
  }

  @Test("Rejects image files that are truncated at any position")
  func truncation() {
    let (png, jpeg) = (Self.png(3, 3), Self.jpeg(3, 3))
    for count in 0..<png.count { #expect(problem(Array(png.prefix(count))) != nil, "\(count)") }
    for count in 0..<jpeg.count - 2 { #expect(problem(Array(jpeg.prefix(count))) != nil, "\(count)") }
    #expect(problem(Array(png.dropLast(12))) == "byte 48: the image ends before its last chunk")
  }

  @Test("Rejects damaged image files or reports a plausible size")
  func mutations() {
    var random = SplitMix(state: 1)
    for _ in 0..<20_000 {
      var bytes = Bool.random(using: &random) ? Self.png(3, 3) : Self.jpeg(3, 3)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      guard let image = try? EncodedImage(bytes) else { continue }
      #expect((1...EncodedImage.maximumSide).contains(image.width))
      #expect((1...EncodedImage.maximumSide).contains(image.height))
    }
  }

  @Test func svgEmbedsEachImageOnce() throws {
    let image = ImageContent(try EncodedImage(Self.png(4, 2)), scale: 2)
    let context = GraphicsContext(image: { $0 == "bell" ? image : nil })
    context.drawImage(named: "bell", in: Rect(x: 0, y: 0, width: 40, height: 20))
    context.drawImage(named: "bell", in: Rect(x: 50, y: 0, width: 2, height: 1), tint: .systemRed)
    context.drawImage(named: "missing", in: Rect(x: 0, y: 30, width: 90, height: 20))
    let svg = SVGRenderer().svg(
      LayeredPicture(size: Size(width: 90, height: 50), content: context.displayList))
    #expect(svg.components(separatedBy: "data:image/png;base64,").count == 2)
    #expect(svg.contains("iVBORw0KGgoAAAANSUhEUg") && svg.contains("viewBox=\"0 0 4 2\""))
    #expect(svg.contains("flood-color=\"#ff3b30\"") && svg.contains(">missing<"))
  }

  @Test func nineSliceCornersKeepTheirSize() throws {
    let image = ImageContent(try EncodedImage(Self.png(20, 20)), scale: 2)
    let context = GraphicsContext(image: { _ in image })
    context.drawImage(
      named: "plate", in: Rect(x: 0, y: 0, width: 50, height: 30),
      capInsets: EdgeInsets(top: 4, left: 3, bottom: 4, right: 3))
    let svg = SVGRenderer().svg(
      LayeredPicture(size: Size(width: 50, height: 30), content: context.displayList))
    #expect(svg.components(separatedBy: "<use").count == 10)
    #expect(svg.contains("<svg x=\"0\" y=\"0\" width=\"3\" height=\"4\" viewBox=\"0 0 6 8\""))
    #expect(svg.contains("<svg x=\"3\" y=\"4\" width=\"44\" height=\"22\" viewBox=\"6 8 8 4\""))
    #expect(svg.contains("<svg x=\"47\" y=\"26\" width=\"3\" height=\"4\" viewBox=\"14 12 6 8\""))
  }

  @Test func nineSliceCornersShrinkToFit() throws {
    let image = ImageContent(try EncodedImage(Self.png(20, 20)), scale: 2)
    let context = GraphicsContext(image: { _ in image })
    context.drawImage(
      named: "plate", in: Rect(x: 0, y: 0, width: 4, height: 4),
      capInsets: EdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
    let svg = SVGRenderer().svg(
      LayeredPicture(size: Size(width: 4, height: 4), content: context.displayList))
    #expect(svg.components(separatedBy: "<use").count == 5)
    #expect(svg.contains("<svg x=\"0\" y=\"0\" width=\"2\" height=\"2\" viewBox=\"0 0 8 8\""))
    #expect(svg.contains("<svg x=\"2\" y=\"2\" width=\"2\" height=\"2\" viewBox=\"12 12 8 8\""))
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
