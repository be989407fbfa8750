import DrawingSupport
import Foundation
import SceneDrawing
import SceneValues
import Testing

/// A picture for each drawing feature, recorded as text and rendered with rsvg-convert if it is installed.
///
/// `SCENEC_RECORD=1` records the texts in the folder `Goldens`.
@Suite struct DrawnFeatureTests {
  private static let here = URL(filePath: #filePath).deletingLastPathComponent()

  @Test(arguments: DrawnFeature.all)
  func svgMatchesRecording(_ feature: DrawnFeature) throws {
    let text = SVGRenderer().svg(feature.picture)
    let file = Self.here.appending(path: "../Goldens/\(feature.name).svg").standardizedFileURL
    if ProcessInfo.processInfo.environment["SCENEC_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent): run again without SCENEC_RECORD")
    } else {
      let recorded = try String(contentsOf: file, encoding: .utf8)
      #expect(text == recorded, "review the changes, and record them with SCENEC_RECORD=1")
    }
  }

  @Test(
    "The SVG renderer draws each feature in the expected colors",
    .enabled(if: PictureReader.isInstalled, "needs rsvg-convert"),
    arguments: DrawnFeature.all)
  func isShown(_ feature: DrawnFeature) throws {
    let seen = try PictureReader.pixels(
      of: SVGRenderer().svg(feature.picture), at: feature.pixels.map { ($0.x, $0.y) })
    try #require(seen.count == feature.pixels.count)
    for (pixel, color) in zip(feature.pixels, seen) {
      #expect(
        pixel.isShown(as: color),
        "\(feature) at \(pixel.x), \(pixel.y): \(hex(color)) is displayed, not \(hex(pixel.color))")
    }
  }

  private func hex(_ color: RGBA) -> String { String(color.packed, radix: 16) }
}
