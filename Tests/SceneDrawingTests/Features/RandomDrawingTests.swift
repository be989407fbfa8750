import DrawingSupport
import Foundation
import SceneDrawing
import SceneValues
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The SVG of any display list is an XML document that defines all names it refers to.
@Suite struct RandomDrawingTests {
  @Test(
    "Writes well-formed SVG for random display lists, even with invalid numbers and clips",
    arguments: [false, true])
  func written(isSane: Bool) throws {
    for seed in 0..<400 {
      var random = RandomDrawing(seed: seed, isSane: isSane)
      let svg = SVGRenderer().svg(random.picture())
      let names = NamesOfDocument()
      let parser = XMLParser(data: Data(svg.utf8))
      parser.delegate = names
      #expect(parser.parse(), "seed \(seed): \(String(describing: parser.parserError))")
      #expect(names.used.subtracting(names.defined) == [], "seed \(seed)")
      #expect(names.twice == [], "seed \(seed)")
      #expect(!svg.contains("nan") && !svg.contains("inf"), "seed \(seed)")
    }
  }

  @Test(
    "rsvg-convert can render random drawings", .enabled(if: PictureReader.isInstalled, "needs rsvg-convert"))
  func read() throws {
    for seed in 0..<12 {
      var random = RandomDrawing(seed: seed, isSane: true)
      // Nested patterns take long to render, so the depth is 1.
      let svg = SVGRenderer().svg(random.picture(depth: 1))
      #expect(try PictureReader.pixels(of: svg, at: [(5, 5)]).count == 1, "seed \(seed)")
    }
  }
}

private final class NamesOfDocument: NSObject, XMLParserDelegate {
  var defined: Set<String> = []
  var twice: Set<String> = []
  var used: Set<String> = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    for (name, value) in attributes {
      if name == "id", !defined.insert(value).inserted { twice.insert(value) }
      if name == "href", value.hasPrefix("#") { used.insert(String(value.dropFirst())) }
      if value.hasPrefix("url(#") { used.insert(String(value.dropFirst(5).dropLast())) }
    }
  }
}
