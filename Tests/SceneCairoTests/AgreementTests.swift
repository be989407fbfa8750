import DrawingSupport
import SceneCairo
import SceneDrawing
import SceneTesting
import SceneValues
import Testing

private let canConvert =
  (try? PNGConverter().png(of: "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>")) != nil

/// Cairo's pictures closely match those that rsvg-convert renders from SVG.
@Suite(.enabled(if: canConvert, "needs rsvg-convert")) struct AgreementTests {
  /// The features that rsvg-convert 2.54 renders differently, with the reasons.
  private static let exceptions = [
    "image-not-smooth": "rsvg-convert smooths what is to be sharp",
    "blur": "rsvg-convert forgets what lies outside of the picture before it blurs",
    "shadow-of-text-and-image": "rsvg-convert does not make text as wide as it was laid out",
    "text-attributed": "rsvg-convert does not make text as wide as it was laid out",
    "text-with-an-image": "rsvg-convert does not make text as wide as it was laid out",
    "text-shadow": "rsvg-convert does not make text as wide as it was laid out",
    "gradient-of-text": "rsvg-convert does not make text as wide as it was laid out",
  ]

  @Test(arguments: DrawnFeature.all)
  func cairoMatchesSVGRenderer(_ feature: DrawnFeature) throws {
    guard Self.exceptions[feature.name] == nil else { return }
    let difference = try difference(feature.picture)
    #expect(difference.mean < 3, "\(feature)")
    #expect(difference.far < 0.01, "\(feature)")
  }

  @Test("Each listed rendering exception names an existing drawing feature")
  func exceptionsReferToExistingFeatures() {
    #expect(Set(Self.exceptions.keys).isSubset(of: DrawnFeature.all.map(\.name)))
  }

  /// Returns the mean difference of the pixels' colors, in 1/255, and the share of pixels that differ by more
  /// than 48.
  private func difference(_ picture: LayeredPicture) throws -> (mean: Double, far: Double) {
    var picture = picture
    picture.background = picture.background ?? .white
    let mine = try drawn(picture, scale: 2)
    let other = try shown(PNGConverter(zoom: 2).png(of: SVGRenderer().svg(picture)), size: picture.size)
    let all = differences(mine, other)
    return (meanDifference(mine, other), Double(all.count { $0 > 48 }) / Double(all.count))
  }

  private func shown(_ png: [UInt8], size: Size) throws -> CairoSurface {
    let image = ImageContent(try EncodedImage(png))
    let context = GraphicsContext()
    context.drawImage(image, in: Rect(origin: .zero, size: size))
    return try drawn(LayeredPicture(size: size, content: context.displayList), scale: 2)
  }
}
