import DrawingSupport
import SceneCairo
import SceneDrawing
import SceneValues
import Testing

/// All features of display lists are drawn correctly, as determined by the colors of pixels.
@Suite struct FeatureTests {
  @Test("Draws each drawing feature in the expected colors", arguments: DrawnFeature.all)
  func drawsFeatureInExpectedColors(_ feature: DrawnFeature) throws {
    let surface = try drawn(feature.picture)
    for pixel in feature.pixels {
      let color = try #require(surface.color(x: pixel.x, y: pixel.y))
      #expect(
        pixel.isShown(as: color),
        "\(feature) at \(pixel.x), \(pixel.y): \(hex(color)) is displayed, not \(hex(pixel.color))")
    }
  }

  @Test("Draws each drawing feature in the same colors at twice the scale", arguments: DrawnFeature.all)
  func doubleScale(_ feature: DrawnFeature) throws {
    let surface = try drawn(feature.picture, scale: 2)
    for pixel in feature.pixels {
      // At an edge, the corresponding pixels at twice the scale may be on either side.
      let colors = [0, 1].flatMap { x in
        [0, 1].compactMap { surface.color(x: 2 * pixel.x + x, y: 2 * pixel.y + $0) }
      }
      #expect(colors.contains { pixel.isShown(as: $0, within: 12) }, "\(feature) at \(pixel.x), \(pixel.y)")
    }
  }

  private func hex(_ color: RGBA) -> String { String(color.packed, radix: 16) }
}
